import type { Knex } from 'knex';
import { tallyOf, type Tally } from '../../../platform/db/queries/tally.js';

interface TaskScope {
  readonly tenantId: string;
  /** Set for an operator-scoped credential. */
  readonly operatorId: string | null;
}

/** Passports that wait for a person. Each condition is that of a partial index, in its words. */
export function passportTaskReader(db: Knex, { tenantId, operatorId }: TaskScope) {
  const tally = (condition: string, since: string, bindings: readonly string[] = []) => {
    const passports = db('passports')
      .where({ tenant_id: tenantId, ...(operatorId !== null && { operator_id: operatorId }) })
      .whereRaw(condition, [...bindings])
      .whereNull('archived_at');
    const until = 'null::timestamptz as until';
    return tallyOf(db, passports.select('id', db.raw(`${since} as since`), db.raw(until)));
  };
  const published = 'coalesce(published_at, created_at)';
  return {
    /** Since they were recalled. */
    recalled: (): Promise<Tally> =>
      tally(`status = 'RECALLED'`, 'coalesce(status_changed_at, updated_at)'),

    /** Drafts that cannot be published as they are, since they were saved. */
    faultyDrafts: (): Promise<Tally> => tally('fault_count > 0', 'updated_at'),

    /** Published ones, since then, that can have no seal over a site that they do not name. */
    withoutFacility: (): Promise<Tally> =>
      tally(`status = 'ACTIVE' and sealed_at is null and facility_id is null`, published),

    /** Published ones, since then. */
    unsealed: (): Promise<Tally> => tally(`status = 'ACTIVE' and sealed_at is null`, published),

    publishedUpTo: (limit: number) => countPublished(db, tenantId, limit),

    endingBefore: (day: string) => countEnding(db, { tenantId, operatorId }, day),
  };
}

/**
 * How many the plan counts, to its limit, and when the last of them was published.
 *
 * @param limit - Published passports that the plan allows.
 */
async function countPublished(
  db: Knex,
  tenantId: string,
  limit: number,
): Promise<{ count: number; lastAt: Date | null }> {
  const published = db('passports')
    .where({ tenant_id: tenantId })
    .whereRaw(`status <> 'DRAFT'`)
    .whereNull('archived_at')
    .orderBy('published_at', 'desc', 'last')
    .limit(limit)
    .select('published_at')
    .as('published');
  return db(published).first<{ count: number; lastAt: Date | null }>(
    db.raw('count(*) as count'),
    db.raw('max(published_at) as "lastAt"'),
  );
}

/**
 * Published ones with a certificate that ends before a day, or has ended.
 *
 * @param day - `YYYY-MM-DD`, exclusive.
 * @returns A tally with the first of the ends as `until`.
 */
function countEnding(db: Knex, { tenantId, operatorId }: TaskScope, day: string): Promise<Tally> {
  const passports = db('passports')
    .where({ tenant_id: tenantId, ...(operatorId !== null && { operator_id: operatorId }) })
    .whereRaw(`status = 'ACTIVE' and archived_at is null and certificate_ends_on < ?`, [day])
    .orderBy('certificate_ends_on')
    .select(
      'id',
      db.raw('null::timestamptz as since'),
      db.raw(`(certificate_ends_on || 'T00:00:00Z')::timestamptz as until`),
    );
  return tallyOf(db, passports);
}
