import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import type { WebhookDelivery } from './delivery-model.js';
import { deliveryRepository, type DeliveryFilter } from './delivery-repository.js';

interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly nextCursor: string | null;
}

interface ListDeliveriesInput extends Omit<DeliveryFilter, 'tenantId'> {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of the deliveries of the workspace, newest first. */
export async function listDeliveries(
  { db }: { readonly db: Knex },
  caller: Caller,
  { limit, cursor, ...filter }: ListDeliveriesInput,
): Promise<DeliveryPage> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  const before = decodeTimeCursor(cursor);
  const deliveries = await tenantTransaction(db, tenantId, (tx) =>
    deliveryRepository(tx).list({ ...filter, tenantId }, { limit, before }),
  );
  return { deliveries, nextCursor: nextTimeCursor(deliveries, limit) };
}
