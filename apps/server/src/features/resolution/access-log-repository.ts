import type { Knex } from 'knex';
import type { PassportAccessRow } from '../../platform/db/tables.js';
import type { PassportAccess } from './access-log-model.js';

export function accessLogRepository(db: Knex) {
  return {
    /** A passport deleted since it was looked at takes its accesses with it. */
    async insertAll(accesses: readonly PassportAccess[]): Promise<void> {
      await db.transaction(async (tx) => {
        const ids = [...new Set(accesses.map((access) => access.passportId))];
        const living = new Set<string>(
          await tx('passports').whereIn('id', ids).forKeyShare().pluck('id'),
        );
        const rows: PassportAccessRow[] = accesses
          .filter((access) => living.has(access.passportId))
          .map((access) => ({
            passport_id: access.passportId,
            representation: access.representation,
            access_tier: access.tier,
            ip_prefix: access.ipPrefix,
            accessed_at: access.at,
          }));
        if (rows.length > 0) await tx<PassportAccessRow>('passport_accesses').insert(rows);
      });
    },
  };
}
