import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireAddress } from './require-address.js';
import type { SubscriptionDeps } from './subscription-deps.js';
import { subscriptionRepository } from './subscription-repository.js';
import { tellWebhookChange } from './tell-webhook-change.js';
import {
  maxSubscriptions,
  type SubscribedEvent,
  type WebhookSubscription,
} from '../webhook-model.js';
import { createWebhookSecret } from './webhook-secret.js';

interface CreateSubscriptionInput {
  readonly url: string;
  readonly events: readonly SubscribedEvent[];
  readonly ip: string;
}

/** With its secret, which is here and nowhere else in the clear: it cannot be shown again. */
export interface SubscriptionWithSecret {
  readonly subscription: WebhookSubscription;
  readonly secret: string;
}

/**
 * Subscribes the workspace to events from now on. They are about every operator of it: a credential bound to one
 * has no part in it.
 *
 * @throws a 400 `WEBHOOK_URL_REJECTED`; a 409 `WEBHOOK_LIMIT_REACHED`; a 403 for an operator-scoped credential.
 */
export async function createSubscription(
  deps: SubscriptionDeps,
  caller: Caller,
  { url, events, ip }: CreateSubscriptionInput,
): Promise<SubscriptionWithSecret> {
  requireWholeWorkspace(caller);
  await requireAddress(deps.egress, url);
  const tenantId = caller.tenant.id;
  const secret = createWebhookSecret();
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const repository = subscriptionRepository(tx);
    await tenantRepository(tx).lockForAdding(tenantId);
    if ((await repository.count(tenantId)) >= maxSubscriptions) throw limitReached();
    const at = deps.clock.now();
    const subscription: WebhookSubscription = {
      id: deps.newId(),
      tenantId,
      url,
      events: [...new Set(events)],
      isActive: true,
      failingSince: null,
      createdAt: at,
      updatedAt: at,
    };
    await repository.insert(subscription, {
      secret: deps.webhookSecretVault.seal(subscription, secret),
      previousSecret: null,
      previousSecretUntil: null,
    });
    const actor = actorOf(caller);
    await tellWebhookChange(tx, deps, { subscription, action: 'webhook.created', actor, at, ip });
    return { subscription, secret };
  });
}

function limitReached(): ApiError {
  const message = `A workspace has at most ${maxSubscriptions} webhook subscriptions.`;
  return ApiError.conflict(message, { code: 'WEBHOOK_LIMIT_REACHED' });
}
