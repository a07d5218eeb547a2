import type { Knex } from 'knex';
import { tallyOf, type Tally } from '../../platform/db/queries/tally.js';

/** Requests for access that wait for a decision: since the first came, until the first of them ends by itself. */
export function countPendingGrants(
  db: Knex,
  { tenantId, operatorId }: { readonly tenantId: string; readonly operatorId: string | null },
): Promise<Tally> {
  const pending = db('access_grants')
    .where({ tenant_id: tenantId, ...(operatorId !== null && { operator_id: operatorId }) })
    .whereRaw(`status = 'PENDING'`)
    .select('id', 'created_at as since', 'expires_at as until');
  return tallyOf(db, pending);
}
