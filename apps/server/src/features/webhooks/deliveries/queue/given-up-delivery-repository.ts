import type { Knex } from 'knex';
import type { WebhookDeliveryRow, WebhookLeaseRow } from '../../../../platform/db/tables.js';
import type { WebhookSubscription } from '../../webhook-model.js';

/**
 * Deliveries given up in one transaction. 100,000 in one statement took seven seconds of the ten that a statement may
 * take, under the locks of all subscriptions of the workspace.
 */
const maxGivenUp = 2000;

/**
 * Gives up pending deliveries of a subscription that is switched off and that this transaction has locked. Its leases
 * end: no attempt under them is settled any more.
 *
 * @returns True when more may be pending.
 */
export async function giveUpDeliveries(
  db: Knex,
  { tenantId, id }: WebhookSubscription,
  errorMessage: string,
): Promise<boolean> {
  const deliveries = () =>
    db<WebhookDeliveryRow>('webhook_deliveries').where({ tenant_id: tenantId });
  await db<WebhookLeaseRow>('webhook_leases')
    .where({ tenant_id: tenantId, subscription_id: id })
    .delete();
  const pending = deliveries()
    .where({ subscription_id: id })
    .whereNotNull('next_attempt_at')
    .limit(maxGivenUp)
    .select('id');
  const givenUp = await deliveries().whereIn('id', pending).update({
    status: 'FAILED',
    next_attempt_at: null,
    error_message: errorMessage,
  });
  return givenUp === maxGivenUp;
}
