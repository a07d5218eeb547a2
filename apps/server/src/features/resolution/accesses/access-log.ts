import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { addAccessCounts } from './access-count-repository.js';
import type { PassportAccess } from './access-log-model.js';
import { accessLogRepository } from './access-log-repository.js';

const flushIntervalMs = 1000;
const batchSize = 5000;
/** What waits while the database is away; beyond it the oldest are given up, and the log says so. */
const maxWaiting = 20_000;

/**
 * Collects accesses and writes them in batches, so that resolving a passport costs no write. A crash
 * loses at most the last second's; `close` writes what is left.
 */
export class AccessLog {
  private waiting: PassportAccess[] = [];
  private uncounted: PassportAccess[] = [];
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Knex,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushIntervalMs).unref();
  }

  record(access: PassportAccess): void {
    this.waiting.push(access);
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
    while (this.waiting.length + this.uncounted.length > 0) {
      try {
        await this.writeBatch();
      } catch (error) {
        this.logger.warn({ err: error, waiting: this.waiting.length }, 'access log not written');
        this.giveUpOldest();
        return;
      }
    }
  }

  /** The counts of a batch are written when its rows are: one that fails is counted by the next attempt, and once. */
  private async writeBatch(): Promise<void> {
    if (this.uncounted.length === 0) {
      const batch = this.waiting.slice(0, batchSize);
      await accessLogRepository(this.db).insertAll(batch);
      this.waiting.splice(0, batch.length);
      this.uncounted = batch;
    }
    await addAccessCounts(this.db, this.uncounted);
    this.uncounted = [];
  }

  private giveUpOldest(): void {
    const lost = this.waiting.length - maxWaiting;
    if (lost <= 0) return;
    this.waiting.splice(0, lost);
    this.logger.error({ lost }, 'access log entries given up');
  }
}
