import type { Logger } from 'pino';

interface OutageLogOptions {
  readonly logger: Pick<Logger, 'warn'>;
  /** Such as `redis`. */
  readonly dependency: string;
  /** What does not work meanwhile. */
  readonly consequence: string;
  /** Milliseconds without a failure until success ends the outage. Default 5000. */
  readonly quietMs?: number;
}

interface Outage {
  readonly since: number;
  lastFailureAt: number;
  failures: number;
}

/**
 * Writes the first line and the last one of an outage, however many failures lie between. A dependency that fails now
 * and then is one outage, until it has not failed for a while.
 */
export class OutageLog {
  private outage: Outage | undefined;

  constructor(private readonly options: OutageLogOptions) {}

  failed(error: unknown): void {
    const now = performance.now();
    if (this.outage) {
      this.outage.lastFailureAt = now;
      this.outage.failures++;
      return;
    }
    this.outage = { since: now, lastFailureAt: now, failures: 1 };
    const { logger, dependency, consequence } = this.options;
    logger.warn({ err: error, dependency }, `${dependency} fails: ${consequence}`);
  }

  /** Costs nothing between outages. */
  answered(): void {
    const { outage } = this;
    if (!outage) return;
    const { logger, dependency, quietMs = 5_000 } = this.options;
    const now = performance.now();
    if (now - outage.lastFailureAt < quietMs) return;
    this.outage = undefined;
    const { failures, since, lastFailureAt } = outage;
    const forMs = Math.round(lastFailureAt - since);
    logger.warn({ dependency, failures, forMs }, `${dependency} answers again`);
  }
}
