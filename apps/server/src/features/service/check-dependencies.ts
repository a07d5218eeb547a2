import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { RequestBudgets } from '../../platform/budgets/request-budgets.js';

export interface CheckDependenciesDeps {
  readonly db: Knex;
  readonly budgets: RequestBudgets;
}

export type DependencyState = 'up' | 'down';

export interface DependencyReport {
  readonly isReady: boolean;
  readonly dependencies: Readonly<Record<string, DependencyState>>;
}

/**
 * Asks what the server stands on. Without its database it can do nothing; without Redis it goes on and
 * counts requests for itself, so that state is told and takes no instance out of service.
 */
export async function checkDependencies(
  { db, budgets: { service } }: CheckDependenciesDeps,
  log: Logger,
): Promise<DependencyReport> {
  const [database, counts] = await Promise.all([answers(db, log), service?.answers()]);
  return {
    isReady: database,
    dependencies: {
      database: stateOf(database),
      ...(service && { [service.name]: stateOf(counts === true) }),
    },
  };
}

async function answers(db: Knex, log: Logger): Promise<boolean> {
  try {
    await db.raw('select 1');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database is down');
    return false;
  }
}

function stateOf(isUp: boolean): DependencyState {
  return isUp ? 'up' : 'down';
}
