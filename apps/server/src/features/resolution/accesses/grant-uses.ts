import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { grantReader, type GrantUse } from '../../grants/grant-reader.js';

const flushIntervalMs = 1000;

/**
 * Counts what grants opened and writes it once a second, so that opening costs no write. There is one entry
 * for each grant in use, however often. A crash loses at most the last second's; `close` writes what is left.
 */
export class GrantUses {
  private waiting = new Map<string, GrantUse>();
  private readonly timer: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Knex,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushIntervalMs).unref();
  }

  record(use: GrantUse): void {
    const counted = this.waiting.get(use.grantId);
    this.waiting.set(use.grantId, {
      ...use,
      count: use.count + (counted?.count ?? 0),
      lastUsedAt:
        counted && counted.lastUsedAt > use.lastUsedAt ? counted.lastUsedAt : use.lastUsedAt,
    });
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
    const uses = [...this.waiting.values()];
    this.waiting = new Map();
    for (const [index, use] of uses.entries()) {
      try {
        await grantReader(this.db).addUse(use);
      } catch (error) {
        this.logger.warn({ err: error, waiting: uses.length - index }, 'grant uses not written');
        for (const unwritten of uses.slice(index)) this.record(unwritten);
        return;
      }
    }
  }
}
