import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { WebhookDelivery } from './delivery-model.js';
import { deliveryRepository, type DeliveryFilter } from './delivery-repository.js';

/** The newest deliveries of the workspace. */
export async function listDeliveries(
  { db }: { readonly db: Knex },
  caller: Caller,
  { limit, ...filter }: Omit<DeliveryFilter, 'tenantId'> & { readonly limit: number },
): Promise<WebhookDelivery[]> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, (tx) =>
    deliveryRepository(tx).list({ ...filter, tenantId }, limit),
  );
}
