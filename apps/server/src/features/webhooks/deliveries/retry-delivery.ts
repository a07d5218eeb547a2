import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import type { Clock } from '../../../platform/clock.js';
import { tellOfDeliveries } from '../../../platform/db/deliveries-due.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { attemptRepository } from './attempt-repository.js';
import type { WebhookDelivery } from './delivery-model.js';
import { deliveryRepository } from './delivery-repository.js';
import { lockSubscription } from '../subscriptions/lock-subscription.js';

/**
 * Sends a delivery of any status again, as soon as possible and with the whole schedule before it. A delivery in
 * flight is left alone.
 *
 * @throws a 404 `WEBHOOK_NOT_FOUND`; a 409 where its subscription is switched off; a 403 for an operator-scoped
 *   credential.
 */
export async function retryDelivery(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  id: string,
): Promise<WebhookDelivery> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    const repository = deliveryRepository(tx);
    const found = await repository.find(tenantId, id);
    if (!found) throw deliveryNotFound();
    const { subscription } = await lockSubscription(tx, tenantId, found.subscriptionId);
    if (!subscription.isActive) {
      throw ApiError.conflict('The subscription is switched off: switch it on first.', {
        code: 'WEBHOOK_SWITCHED_OFF',
      });
    }
    await attemptRepository(tx, tenantId).forgetOld(found.id);
    const delivery = await repository.makeDue(found, clock.now());
    tellOfDeliveries(tx, tenantId);
    return delivery;
  });
}

export function deliveryNotFound(): ApiError {
  const message = 'No such delivery in this workspace.';
  return ApiError.notFound(message, { code: 'WEBHOOK_NOT_FOUND' });
}
