import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';

/** What metadata say of the codes on products. */
export function declaredCarrierRepository(db: Knex) {
  return {
    /** `dataCarrier` of the metadata of passports, by UUID; none for those without. */
    async find(tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
      if (ids.length === 0) return new Map();
      const rows = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId })
        .whereIn('id', ids)
        .select<{ id: string; declared: unknown }[]>(
          'id',
          db.raw(`metadata->'dataCarrier' as declared`),
        );
      return new Map(rows.map(({ id, declared }) => [id, declared]));
    },
  };
}
