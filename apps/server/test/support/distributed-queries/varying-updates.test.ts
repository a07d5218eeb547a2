import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { varyingUpdates } from './varying-updates.js';

const given = 'from unnest($1::text[]) as given (at) where jobs.tenant_id = $2';

describe('an update that casts by settings of the session', () => {
  beforeAll(() => loadModule());

  it.each([
    ['a time', `update jobs set due_at = given.at::timestamptz ${given}`],
    ['a date', `update jobs set due_at = given.at::date ${given}`],
    ['inside another expression', `update jobs set due_at = coalesce(given.at::date, $3) ${given}`],
    ['in a query beside', `with made as (update jobs set due_at = kind::timestamptz) select 1`],
  ])('is refused: %s', (_what, sql) => {
    expect(varyingUpdates(sql)).toEqual(['jobs']);
  });

  it.each([
    ['a value', 'update jobs set due_at = $1::timestamptz where tenant_id = $2'],
    ['a list of values', `update jobs set due_at = given.at ${given.replace('text', 'date')}`],
    ['JSON', `update jobs set params = given.at::json ${given}`],
    ['another type', `update jobs set id = given.at::uuid ${given}`],
    ['a table that lies on one machine', `update request_budgets set at = made::timestamptz`],
    ['a condition', `update jobs set kind = $1 where params::text = given.at`],
    ['a read', `select due_at::timestamptz from jobs`],
  ])('is taken: %s', (_what, sql) => {
    expect(varyingUpdates(sql)).toEqual([]);
  });
});
