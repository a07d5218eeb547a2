import type { Knex } from 'knex';
import type { AccessCountRow } from '../../../platform/db/tables.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import type { PassportAccess } from './access-log-model.js';

export const accessCountSweep = (keptDays: number): SweepRule => ({
  table: 'access_counts',
  column: 'day',
  keptMs: keptDays * dayMs,
});

/** What openings are counted of. */
export interface CountedSubject {
  readonly kind: 'PASSPORT' | 'UNIT' | 'OPERATOR';
  /** Undefined: all of the kind. */
  readonly id: string | undefined;
}

/** Openings of a day in one form and one tier. */
export interface AccessCount {
  readonly day: Date;
  readonly representation: string;
  readonly tier: string;
  readonly count: number;
}

/**
 * Counts accesses by day for passport, operator and unit, in one statement with one parameter. A passport that was
 * deleted meanwhile is counted no more.
 */
export async function addAccessCounts(
  db: Knex,
  accesses: readonly PassportAccess[],
): Promise<void> {
  const seen = accesses.map((access) => ({
    tenant_id: access.tenantId,
    passport_id: access.passportId,
    unit_id: access.unitId ?? null,
    day: `${access.at.toISOString().slice(0, 10)}T00:00:00Z`,
    representation: access.representation,
    access_tier: access.tier,
  }));
  await db.raw(
    `insert into access_counts
       (tenant_id, subject_kind, subject_id, day, representation, access_tier, count)
     select seen.tenant_id, subject.kind, subject.id, day, representation, access_tier, count(*)
     from json_to_recordset(?::json) as seen
       (tenant_id uuid, passport_id uuid, unit_id uuid, day timestamptz, representation text, access_tier text)
     join passports
       on passports.tenant_id = seen.tenant_id and passports.id = seen.passport_id
     cross join lateral (values
       ('PASSPORT', seen.passport_id), ('OPERATOR', passports.operator_id), ('UNIT', seen.unit_id)
     ) as subject (kind, id)
     where subject.id is not null
     group by 1, 2, 3, 4, 5, 6
     order by 1, 2, 3, 4, 5, 6
     on conflict (tenant_id, subject_kind, subject_id, day, representation, access_tier)
     do update set count = access_counts.count + excluded.count`,
    [JSON.stringify(seen)],
  );
}

export function accessCountRepository(db: Knex) {
  return {
    /**
     * By day, form and tier.
     *
     * @param days - `from` inclusive, `to` exclusive.
     */
    async list(
      tenantId: string,
      { kind, id }: CountedSubject,
      { from, to }: { readonly from: Date; readonly to: Date },
    ): Promise<AccessCount[]> {
      const counts = db<AccessCountRow>('access_counts')
        .where({ tenant_id: tenantId, subject_kind: kind })
        .where('day', '>=', from)
        .where('day', '<', to);
      if (id !== undefined) void counts.where({ subject_id: id });
      const rows = await counts
        .groupBy('day', 'representation', 'access_tier')
        .orderBy(['day', 'representation', 'access_tier'])
        .select<
          (Pick<AccessCountRow, 'day' | 'representation' | 'access_tier'> & { sum: string })[]
        >(...['day', 'representation', 'access_tier'], db.raw('sum(count) as sum'));
      return rows.map(({ day, representation, access_tier: tier, sum }) => ({
        ...{ day, representation, tier },
        count: Number(sum),
      }));
    },
  };
}
