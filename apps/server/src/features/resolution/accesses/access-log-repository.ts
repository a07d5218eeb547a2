import type { Knex } from 'knex';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import type { PassportAccess } from './access-log-model.js';

export const accessSweep = (keptDays: number): SweepRule => ({
  table: 'passport_accesses',
  column: 'accessed_at',
  keptMs: keptDays * dayMs,
});

export function accessLogRepository(db: Knex) {
  return {
    /**
     * One statement with one parameter, however many accesses there are. A passport deleted since it
     * was looked at takes its accesses with it.
     */
    async insertAll(accesses: readonly PassportAccess[]): Promise<void> {
      const rows = accesses.map((access) => ({
        tenant_id: access.tenantId,
        passport_id: access.passportId,
        representation: access.representation,
        access_tier: access.tier,
        ip_prefix: access.ipPrefix,
        accessed_at: access.at,
      }));
      await db.raw(
        `insert into passport_accesses
           (tenant_id, passport_id, representation, access_tier, ip_prefix, accessed_at)
         select access.tenant_id, access.passport_id, representation, access_tier, ip_prefix, accessed_at
         from json_to_recordset(?::json) as access
           (tenant_id uuid, passport_id uuid, representation text, access_tier text, ip_prefix text, accessed_at timestamptz)
         join passports
           on passports.tenant_id = access.tenant_id and passports.id = access.passport_id
         order by access.passport_id`,
        [JSON.stringify(rows)],
      );
    },
  };
}
