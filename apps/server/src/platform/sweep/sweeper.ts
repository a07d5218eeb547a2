import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { Metrics } from '../metrics.js';
import { sweepRepository } from './sweep-repository.js';
import { hourMs, type SweepRule } from './sweep-model.js';

const batchSize = 1000;
/** After a start, so that a server that is often restarted sweeps too. */
const firstAfterMs = 60_000;
/** Timers and clocks of several instances do not agree, and the first sweep came later than the timer began. */
const toleranceMs = 5 * 60_000;

interface SweepOptions {
  readonly db: Knex;
  readonly rules: readonly SweepRule[];
  readonly clock: Clock;
  /** Ends it behind the batch that runs. */
  readonly signal?: AbortSignal;
}

interface SweeperOptions extends Omit<SweepOptions, 'signal'> {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'observeSweep' | 'countFailedSweep'>;
}

/** Deleted rows, by table. */
export type SweptRows = Readonly<Record<string, number>>;

/** Deletes every hour what is of no more use, so that tables do not grow for ever. */
export class Sweeper {
  private timers: NodeJS.Timeout[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: SweeperOptions) {}

  start(): void {
    const run = () => void this.runIfDue();
    this.timers = [setTimeout(run, firstAfterMs).unref(), setInterval(run, hourMs).unref()];
  }

  /** Resolves when the batch that runs is done; what is left waits for the next sweep. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await this.running;
  }

  /** One sweep, unless another process began one within the hour. */
  runIfDue(): Promise<void> {
    this.running = this.running.then(() => this.sweepIfDue());
    return this.running;
  }

  private async sweepIfDue(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const { db, clock, logger, metrics } = this.options;
    const at = clock.now();
    const beganBefore = new Date(at.getTime() - hourMs + toleranceMs);
    const startedAt = performance.now();
    try {
      if (!(await sweepRepository(db).claim({ at, beganBefore }))) return;
      const rows = await sweepOnce({ ...this.options, signal: this.stopping.signal });
      metrics.observeSweep({ rows, at });
      logger.info({ rows, durationMs: Math.round(performance.now() - startedAt) }, 'swept');
    } catch (error) {
      metrics.countFailedSweep();
      logger.warn({ err: error }, 'sweep failed, the next one goes on');
    }
  }
}

/**
 * Deletes expired rows in batches, also while another process does: no lock is held for long, and others are
 * served in between.
 */
export async function sweepOnce(options: SweepOptions): Promise<SweptRows> {
  const rows: Record<string, number> = {};
  for (const rule of options.rules) {
    rows[rule.table] = (rows[rule.table] ?? 0) + (await sweepTable(rule, options));
  }
  return rows;
}

async function sweepTable(
  { keptMs, ...rule }: SweepRule,
  { db, clock, signal }: SweepOptions,
): Promise<number> {
  if (signal?.aborted) return 0;
  const until = new Date(clock.now().getTime() - keptMs);
  const repository = sweepRepository(db);
  let swept = 0;
  for (const owner of await repository.listOwners(rule, until)) {
    for (let batch = batchSize; batch === batchSize && !signal?.aborted; await nextTurn()) {
      batch = await repository.deleteBatch(rule, { owner, until, limit: batchSize });
      swept += batch;
    }
  }
  return swept;
}
