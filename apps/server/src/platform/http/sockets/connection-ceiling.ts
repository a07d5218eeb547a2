import { readFileSync } from 'node:fs';

/** Files, pipes, the log, Redis, and what goes out to others. */
const reservedDescriptors = 64;
/** The embedded database keeps a file open for each table and index, and for its log; some 100 are usual. */
export const embeddedDatabaseFiles = 300;
/** No server needs more, and each may hold a request in memory. */
const ceilingMax = 10_000;
/** What is assumed where the system does not tell: every system in use allows this many. */
const usualDescriptors = 1024;

interface DescriptorDemand {
  /** Connections to the database, or files of the embedded one; and those to receivers of webhooks. */
  readonly databaseDescriptors: number;
  /** How many the operator wants. Default: as many as there is room for, at most 10,000. */
  readonly wanted?: number | undefined;
  readonly descriptorLimit?: number;
}

/**
 * How many connections clients may hold at once, so that a crowd of them leaves descriptors for the
 * database and for files: a server without any can neither accept, nor answer, nor recover.
 */
export function connectionCeiling({
  databaseDescriptors,
  wanted = ceilingMax,
  descriptorLimit = readDescriptorLimit(),
}: DescriptorDemand): number {
  const room = descriptorLimit - reservedDescriptors - databaseDescriptors;
  return Math.max(1, Math.min(wanted, room));
}

/** The limit that holds for this process: Node raises the soft one to the hard one as it starts. */
function readDescriptorLimit(): number {
  return parseDescriptorLimit(readLimits()) ?? usualDescriptors;
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // The system is not Linux.
    return '';
  }
}

/** The soft limit in the text of `/proc/<pid>/limits`; undefined where it is not told. */
export function parseDescriptorLimit(limits: string): number | undefined {
  const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(limits) ?? [];
  if (soft === undefined) return undefined;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}
