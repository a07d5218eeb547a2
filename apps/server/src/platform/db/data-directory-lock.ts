import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Raised when another living process holds the embedded database. */
export class DataDirectoryLockedError extends Error {
  override readonly name = 'DataDirectoryLockedError';
  constructor(
    readonly directory: string,
    readonly holder: string,
  ) {
    super(`The embedded database in ${directory} is in use by process ${holder}.`);
  }
}

/**
 * Takes the data directory for this process. Two processes on one embedded database lose data
 * without an error, so a lock is stolen only from a process that is certainly dead: none with its
 * id lives, or one that started at another time.
 *
 * @returns The function that gives the directory back.
 * @throws {@link DataDirectoryLockedError} while a living process holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'server.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? 'unknown'}`;
  while (!createWhole(file, mine)) {
    const holder = readLock(file);
    if (holder === undefined) continue;
    if (isAlive(holder)) {
      throw new DataDirectoryLockedError(directory, holder.split(' ')[0] ?? holder);
    }
    removeDead(file, holder);
  }
  return () => {
    if (readLock(file) === mine) rmSync(file, { force: true });
  };
}

/** Creates the lock with its text at once, so that nobody reads half of it. False when there is one. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moved aside before it is removed: of processes that find a dead lock one gets it. */
function removeDead(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Somebody was faster, and this is their new lock.
    if (readLock(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    // Somebody took it away between our two looks.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // Its owner gave it back between our two looks.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const [pid, startTime] = holder.split(' ');
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const actual = startTimeOf(id);
  return actual === undefined || startTime === 'unknown' || actual === startTime;
}

/** Start time in clock ticks since boot, where the system tells (field 22 of `/proc/PID/stat`). */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // No /proc on this system: the process id alone decides.
    return undefined;
  }
}
