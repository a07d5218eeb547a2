import type { Knex } from 'knex';
import { ApiError } from '../../../platform/http/api-error.js';
import { subscriptionRepository } from './subscription-repository.js';
import type { WebhookSecrets, WebhookSubscription } from '../webhook-model.js';

/** A subscription as its workspace names it. */
export interface NamedSubscription {
  readonly id: string;
  readonly ip: string;
}

/**
 * A subscription of the workspace, locked against changes until this transaction ends.
 *
 * @throws a 404 `WEBHOOK_NOT_FOUND`.
 */
export async function lockSubscription(
  tx: Knex.Transaction,
  tenantId: string,
  id: string,
): Promise<{ subscription: WebhookSubscription; secrets: WebhookSecrets }> {
  const found = await subscriptionRepository(tx).lock(tenantId, id);
  if (!found) throw webhookNotFound();
  return found;
}

export function webhookNotFound(): ApiError {
  const message = 'No such webhook subscription in this workspace.';
  return ApiError.notFound(message, { code: 'WEBHOOK_NOT_FOUND' });
}
