import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { SubscriptionWithSecret } from './create-subscription.js';
import { lockSubscription, type NamedSubscription } from './lock-subscription.js';
import type { SubscriptionDeps } from './subscription-deps.js';
import { subscriptionRepository } from './subscription-repository.js';
import { tellWebhookChange } from './tell-webhook-change.js';
import { rotationOverlapMs } from '../webhook-model.js';
import { createWebhookSecret } from './webhook-secret.js';

/**
 * Gives a subscription a new secret. The one before signs beside it for a day, so that the receiver can change over;
 * one that was before that is gone at once.
 */
export async function rotateWebhookSecret(
  deps: SubscriptionDeps,
  caller: Caller,
  { id, ip }: NamedSubscription,
): Promise<SubscriptionWithSecret> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  const secret = createWebhookSecret();
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const found = await lockSubscription(tx, tenantId, id);
    const at = deps.clock.now();
    const subscription = { ...found.subscription, updatedAt: at };
    await subscriptionRepository(tx).updateSecrets(subscription, {
      secret: deps.webhookSecretVault.seal(subscription, secret),
      previousSecret: found.secrets.secret,
      previousSecretUntil: new Date(at.getTime() + rotationOverlapMs),
    });
    const actor = actorOf(caller);
    const action = 'webhook.secret_rotated';
    await tellWebhookChange(tx, deps, { subscription, action, actor, at, ip });
    return { subscription, secret };
  });
}
