import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { RequestBudgets } from '../../platform/budgets/request-budgets.js';
import type { WriteRefusals } from '../../platform/db/queries/write-refusals.js';

export interface CheckDependenciesDeps {
  readonly db: Knex;
  readonly budgets: RequestBudgets;
  readonly writeRefusals: WriteRefusals;
}

/** `read-only`: it answers, and refuses what is to be written. */
export const dependencyStates = ['up', 'read-only', 'down'] as const;
type DependencyState = (typeof dependencyStates)[number];

export interface DependencyReport {
  readonly isReady: boolean;
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

/**
 * Asks what the server stands on. Without its database it can do nothing. With one that cannot write it answers scans,
 * and without Redis it counts requests for itself: both states are reported and take no instance out of service.
 */
export class DependencyChecks {
  private readonly database: BoundedCheck;
  private readonly counts: BoundedCheck | undefined;
  private readonly countsName: string;

  constructor({ db, budgets: { service }, writeRefusals }: CheckDependenciesDeps) {
    this.database = new BoundedCheck(() => stateOfDatabase(db, writeRefusals));
    this.counts = service && new BoundedCheck(() => service.state());
    this.countsName = service?.name ?? '';
  }

  /** Takes at most `checkMs`. */
  async run(log: Logger): Promise<DependencyReport> {
    const [database, counts] = await Promise.all([
      this.database.state(log, 'the database is down'),
      this.counts?.state(log, `${this.countsName} is down`),
    ]);
    return {
      isReady: database !== 'down',
      dependencies: { database, ...(counts && { [this.countsName]: counts }) },
    };
  }
}

async function stateOfDatabase(db: Knex, refusals: WriteRefusals): Promise<DependencyState> {
  await db.raw('select 1');
  return (await refusals.areOver()) ? 'up' : 'read-only';
}

/** A dependency that takes longer is down: a probe waits no longer either. */
const checkMs = 3_000;

/** One question at a time, however long the answer takes: those who ask meanwhile wait for the same, and not for ever. */
class BoundedCheck {
  private check: Promise<DependencyState> | undefined;

  constructor(private readonly ask: () => Promise<DependencyState>) {}

  async state(log: Logger, failure: string): Promise<DependencyState> {
    this.check ??= this.ask().finally(() => {
      this.check = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CheckTimeoutError()), checkMs);
    });
    try {
      return await Promise.race([this.check, late]);
    } catch (error) {
      log.warn({ err: error }, failure);
      return 'down';
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Counts as an outage, as every connection does that times out. */
class CheckTimeoutError extends Error {
  override readonly name = 'CheckTimeoutError';
  readonly code = 'ETIMEDOUT';
  readonly syscall = 'read';
  constructor() {
    super(`no answer within ${checkMs} ms`);
  }
}
