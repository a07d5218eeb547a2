import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { auditHeadJson } from './audit-head.js';
import { auditHeadReader } from './audit-head-repository.js';

const writeIntervalMs = 60 * 60_000;
/** Heads in one line of the log, some 400 bytes each. */
const headsPerLine = 100;

/** Writes the head of every audit chain to the log, where a database that is rolled back leaves it alone. */
interface AuditHeadJournal {
  /** Writes no more; a writing that goes on ends first. */
  close(): Promise<void>;
}

/** Writes all heads now and once an hour from now on. */
export function startAuditHeadJournal(deps: {
  readonly db: Knex;
  readonly logger: Logger;
}): AuditHeadJournal {
  let closing = false;
  const write = async () => {
    try {
      await writeAuditHeads(deps, () => closing);
    } catch (error) {
      deps.logger.warn({ err: error }, 'audit heads not written; again in an hour');
    }
  };
  let writing = write();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, writeIntervalMs).unref();
  return {
    close() {
      closing = true;
      clearInterval(timer);
      return writing;
    },
  };
}

async function writeAuditHeads(
  { db, logger }: { readonly db: Knex; readonly logger: Logger },
  isClosing: () => boolean,
): Promise<void> {
  let after: string | undefined;
  while (!isClosing()) {
    const heads = await auditHeadReader(db).listAfter(after, headsPerLine);
    if (heads.length > 0) logger.info({ auditHeads: heads.map(auditHeadJson) }, 'audit heads');
    after = heads.at(-1)?.tenantId;
    if (heads.length < headsPerLine) return;
  }
}
