import type { Knex } from 'knex';
import { ExhaustedBudgets } from './exhausted-budgets.js';
import {
  budgetOf,
  windowSeconds,
  type Budget,
  type BudgetClaim,
  type RequestBudgets,
} from './request-budgets.js';

/** A budget after a request took its share. */
export interface CountedRow {
  readonly key: string;
  readonly taken: number;
  readonly ms_until_reset: number;
}

const sweepIntervalMs = 60_000;

/**
 * In PostgreSQL, shared by all instances that have nothing else to share. All claims of a request are
 * one statement on an unlogged table; the rows are taken in the order of their keys, so that two
 * requests never wait for each other in a circle. Never inside a business transaction: a refused
 * write must count too.
 */
export function databaseBudgets(db: Knex): RequestBudgets {
  const exhausted = new ExhaustedBudgets();
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(db);
  }, sweepIntervalMs).unref();

  async function count(claims: readonly BudgetClaim[]): Promise<Budget[]> {
    const inOrder = [...claims].sort((one, other) => (one.key < other.key ? -1 : 1));
    const { rows } = await db.raw<{ rows: CountedRow[] }>(countSql, {
      windowSeconds,
      keys: inOrder.map(({ key }) => key),
      amounts: inOrder.map(({ amount = 1 }) => amount),
    });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return claims.map(({ key, limit }) => {
      const row = byKey.get(key);
      if (!row) throw new Error('A request budget was not counted.');
      const budget = budgetOf(limit, row.taken, row.ms_until_reset);
      if (budget.exceeded) exhausted.add(key, row.ms_until_reset);
      return budget;
    });
  }

  return {
    exhausted,
    gauges: [exhausted.gauge],
    take(claims) {
      // An exhausted budget stays so until the window ends; to ask again would cost a write each.
      const msLeft = claims.map(({ key }) => exhausted.msLeft(key));
      if (msLeft.every((ms) => ms === 0)) return count(claims);
      return Promise.resolve(
        claims.map(({ limit }, i) => {
          const ms = msLeft[i] ?? 0;
          return ms > 0 ? budgetOf(limit, limit + 1, ms) : budgetOf(limit, 0, windowSeconds * 1000);
        }),
      );
    },
    add: count,
    close() {
      clearInterval(timer);
      return sweeping;
    },
  };
}

/** @param claims - A query for `key` and `amount`, in the order in which rows are locked. */
export const budgetCountSql = (claims: string) => `
  insert into request_budgets as budget (key, taken, resets_at)
  select key, amount, now() + :windowSeconds::integer * interval '1 second' from (${claims}) as claim
  on conflict (key) do update set
    taken = case when budget.resets_at <= now() then excluded.taken else least(budget.taken::bigint + excluded.taken, 2147483647)::integer end,
    resets_at = case when budget.resets_at <= now() then excluded.resets_at else budget.resets_at end
  returning key, taken, (extract(epoch from resets_at - now()) * 1000)::double precision as ms_until_reset`;

const countSql = budgetCountSql(
  'select * from unnest(:keys::text[], :amounts::integer[]) as claim (key, amount)',
);

async function sweep(db: Knex): Promise<void> {
  try {
    await db.raw('delete from request_budgets where resets_at < now()');
  } catch {
    // The database is away; the rows wait for the next sweep.
  }
}
