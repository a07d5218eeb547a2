import { randomUUID } from 'node:crypto';
import { subscriptionRepository } from '../../src/features/webhooks/subscriptions/subscription-repository.js';
import type { WebhookSubscription } from '../../src/features/webhooks/webhook-model.js';
import { createWebhookSecret } from '../../src/features/webhooks/subscriptions/webhook-secret.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import type { TestApp } from './test-app.js';

/** Public, so that it may be written down, and without a name that had to be looked up. Nothing is sent there. */
export const publicUrl = 'https://8.8.8.8/hooks';

/** Refused when something is to be sent there, without a connection. */
const refusedUrl = 'https://127.0.0.1/hooks';

/** A subscription as its workspace sends it; tests change what they are about. */
export function subscriptionBody(changes: object = {}) {
  return { url: publicUrl, events: ['passport.ingested'], ...changes };
}

/** One that was created some time: without the limit of a workspace, and without asking for its address. */
export async function insertSubscription(
  app: TestApp,
  tenant: Tenant,
  changes: Partial<WebhookSubscription> = {},
): Promise<WebhookSubscription & { readonly secret: string }> {
  const at = app.deps.clock.now();
  const subscription: WebhookSubscription = {
    id: randomUUID(),
    tenantId: tenant.id,
    url: refusedUrl,
    events: ['*'],
    isActive: true,
    failingSince: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
  const secret = createWebhookSecret();
  await subscriptionRepository(app.db).insert(subscription, {
    secret: app.deps.webhookSecretVault.seal(subscription, secret),
    previousSecret: null,
    previousSecretUntil: null,
  });
  return { ...subscription, secret };
}

/** A delivery that has failed for good, of a subscription of its own. */
export async function insertDelivery(
  app: TestApp,
  tenant: Tenant,
): Promise<{ readonly id: string }> {
  const subscription = await insertSubscription(app, tenant);
  const createdAt = app.deps.clock.now();
  const [id, messageId] = [randomUUID(), randomUUID()];
  const event = { tenant_id: tenant.id, event_type: 'passport.sealed', created_at: createdAt };
  await app.db('webhook_messages').insert({ ...event, id: messageId, payload: '{}' });
  await app.db('webhook_deliveries').insert({
    ...event,
    id,
    subscription_id: subscription.id,
    message_id: messageId,
    status: 'FAILED',
    attempts: 9,
    last_attempt_at: createdAt,
    response_status: 500,
    error_message: 'The receiver answered 500.',
  });
  return { id };
}
