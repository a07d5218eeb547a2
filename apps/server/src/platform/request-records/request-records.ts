import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isIntegrityViolation } from '../db/queries/integrity-violation.js';
import { tenantTransaction } from '../db/tenant-transaction.js';
import type { RequestRecord } from './request-record-model.js';
import { requestRecordRepository } from './request-record-repository.js';

const flushIntervalMs = 1000;
/** Records of one workspace between two writes; those beyond are not kept. */
const maxWaitingOfTenant = 200;
/** Refusals for too many requests among them: one that goes on asking would fill the log with them. */
const maxThrottled = 5;
/** Workspaces with records that wait, while the database is away. */
const maxTenants = 1000;
/** Written between two looks at the bound of a workspace. */
const trimEvery = 500;

interface Waiting {
  readonly records: RequestRecord[];
  throttled: number;
}

/**
 * Collects what callers wrote and were refused, and writes it once a second, so that no request waits for it. A crash
 * loses at most the last second's; `close` writes what is left.
 */
export class RequestRecords {
  private waiting = new Map<string, Waiting>();
  /** Records written since the bound of a workspace was looked at. */
  private readonly untrimmed = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Knex,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushIntervalMs).unref();
  }

  record(record: RequestRecord): void {
    const { tenantId, status } = record;
    const waiting = this.waiting.get(tenantId) ?? { records: [], throttled: 0 };
    if (status === 429 && ++waiting.throttled > maxThrottled) return;
    if (waiting.records.length >= maxWaitingOfTenant) return;
    if (!this.waiting.has(tenantId) && this.waiting.size >= maxTenants) return;
    waiting.records.push(record);
    this.waiting.set(tenantId, waiting);
  }

  /** Writes everything recorded so far. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.writeWaiting());
    return this.flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async writeWaiting(): Promise<void> {
    for (const [tenantId, { records }] of [...this.waiting]) {
      try {
        await this.write(tenantId, records);
      } catch (error) {
        // A workspace that was removed meanwhile has no log; any other is tried again.
        if (!isIntegrityViolation(error)) {
          this.logger.warn({ err: error, waiting: records.length }, 'request records not written');
          return;
        }
      }
      this.forget(tenantId, records.length);
    }
  }

  private async write(tenantId: string, records: readonly RequestRecord[]): Promise<void> {
    const written = (this.untrimmed.get(tenantId) ?? trimEvery) + records.length;
    const isDue = written > trimEvery;
    await tenantTransaction(this.db, tenantId, async (tx) => {
      const repository = requestRecordRepository(tx, tenantId);
      await repository.insertAll([...records]);
      if (isDue) await repository.trim();
    });
    if (this.untrimmed.size > maxTenants) this.untrimmed.clear();
    this.untrimmed.set(tenantId, isDue ? 0 : written);
  }

  /** Forgets what was written; records that came meanwhile wait for the next write. */
  private forget(tenantId: string, written: number): void {
    const { records = [] } = this.waiting.get(tenantId) ?? {};
    const left = records.slice(written);
    if (left.length === 0) this.waiting.delete(tenantId);
    else this.waiting.set(tenantId, { records: left, throttled: 0 });
  }
}
