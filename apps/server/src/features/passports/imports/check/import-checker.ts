import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { tenantRepository } from '../../../../platform/auth/tenant-repository.js';
import { BackgroundWork } from '../../../../platform/background-work.js';
import type { Clock } from '../../../../platform/clock.js';
import type { Announcements } from '../../../../platform/db/announcements/announcements.js';
import { isDatabaseOutage } from '../../../../platform/db/connections/database-outage.js';
import { tenantTransaction } from '../../../../platform/db/tenant-transaction.js';
import { dueImportRepository, listWorkspacesWithDueImports } from '../due-import-repository.js';
import { importRowPages } from '../rows/import-row-pages.js';
import { checkRows } from './check-rows.js';

/** Rows of one transaction: so long a correction may have to wait. */
const rowsOfSlice = 200;
/** Interval of the search for imports. */
const lookMs = 5000;
/** An import whose check fails for a reason of the server's is tried again, after a pause. */
const retryMs = 60_000;

interface ImportCheckerOptions {
  readonly db: Knex;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly announcements: Pick<Announcements, 'subscribe'>;
}

/**
 * Checks the rows of imports in the background, a slice of one import of each workspace after the other. How far it came
 * stands in the import, in the same transaction: a process that dies leaves the rest to the next one.
 */
export class ImportChecker {
  private readonly work: BackgroundWork;

  constructor(private readonly options: ImportCheckerOptions) {
    const { announcements, logger } = options;
    this.work = new BackgroundWork({
      runRound: () => this.runRound(),
      channel: 'imports',
      announcements,
      lookMs,
      logger,
      interrupted: 'checks of imports interrupted, the next look goes on',
    });
  }

  start(): void {
    this.work.start();
  }

  /** Finishes the slice that is under way. */
  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Checks everything that is due, and resolves when nothing is. It never throws. */
  run(): Promise<void> {
    return this.work.run();
  }

  /** @returns True when there was any. */
  private async runRound(): Promise<boolean> {
    const { db, clock } = this.options;
    const tenants = await listWorkspacesWithDueImports(db, clock.now());
    let worked = 0;
    for (const tenantId of tenants) {
      if (this.work.isStopped) break;
      if (await this.checkSlice(tenantId)) worked++;
    }
    return worked > 0;
  }

  /** @returns False when another process has what was due, or it failed. */
  private async checkSlice(tenantId: string): Promise<boolean> {
    const { db, clock, logger } = this.options;
    const at = clock.now();
    try {
      return await tenantTransaction(db, tenantId, (tx) => this.checkDue(tx, tenantId, at));
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      logger.warn({ err: error, tenantId }, 'check of an import failed');
      const dueAt = new Date(at.getTime() + retryMs);
      await tenantTransaction(db, tenantId, (tx) =>
        dueImportRepository(tx, tenantId).postpone(dueAt),
      );
      return false;
    }
  }

  private async checkDue(tx: Knex.Transaction, tenantId: string, at: Date): Promise<boolean> {
    const due = dueImportRepository(tx, tenantId);
    const imported = await due.lockDue(at);
    const tenant = imported && (await tenantRepository(tx).find(tenantId));
    if (!imported || !tenant) return false;
    const place = { after: imported.checkedTo, limit: rowsOfSlice };
    const { rows, isLast } = await importRowPages(tx, imported).listPage(place);
    await checkRows(tx, { tenant, imported, rows, at });
    const checkedTo = isLast ? imported.total : (rows.at(-1)?.number ?? imported.total);
    await due.saveProgress(imported.id, checkedTo, isLast ? null : at);
    return true;
  }
}
