import type { Knex } from 'knex';
import type { BatchRow } from '../../../platform/db/tables.js';

/** Lets the batches of a product follow to its new edition. Both passports are locked. */
export async function moveBatches(
  tx: Knex.Transaction,
  {
    tenantId,
    formerId,
    successorId,
  }: { readonly tenantId: string; readonly formerId: string; readonly successorId: string },
): Promise<void> {
  await tx<BatchRow>('batches')
    .where({ tenant_id: tenantId, passport_id: formerId })
    .update({ passport_id: successorId });
}
