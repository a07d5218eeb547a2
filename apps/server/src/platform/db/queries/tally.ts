import type { Knex } from 'knex';

/** How many rows wait for a person, counted to a bound. */
export interface Tally {
  /** {@link maxTally} where there are more. */
  readonly count: number;
  readonly countIsExact: boolean;
  /** The earliest of those counted; null without any. */
  readonly since: Date | null;
  /** The first end of those counted; null where none is known. */
  readonly until: Date | null;
  /** Id of the row, where it is the only one. */
  readonly id: string | null;
}

/** More work than this a person does not do by hand, and counting further would cost. */
export const maxTally = 1000;

export const noTally: Tally = {
  count: 0,
  countIsExact: true,
  since: null,
  until: null,
  id: null,
};

/**
 * Counts rows to the bound, by an index that holds nothing but them.
 *
 * @param rows - Selects `id`, `since` and `until`; without a limit.
 */
export async function tallyOf(db: Knex, rows: Knex.QueryBuilder): Promise<Tally> {
  const bounded = rows.limit(maxTally + 1).as('bounded');
  const row = await db(bounded).first<Omit<Tally, 'countIsExact'>>(
    db.raw('count(*) as count'),
    db.raw('min(since) as since'),
    db.raw('min(until) as until'),
    db.raw('case when count(*) = 1 then min(id::text) end as id'),
  );
  const { count, since, until, id } = row;
  return {
    count: Math.min(count, maxTally),
    countIsExact: count <= maxTally,
    ...{ since, until, id },
  };
}
