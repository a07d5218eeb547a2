import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { createSubscription } from './subscriptions/create-subscription.js';
import { deleteSubscription } from './subscriptions/delete-subscription.js';
import { listSubscriptions } from './subscriptions/list-subscriptions.js';
import { rotateWebhookSecret } from './subscriptions/rotate-webhook-secret.js';
import { sendTestEvent, type TestEventDeps } from './subscriptions/send-test-event.js';
import type { SubscriptionDeps } from './subscriptions/subscription-deps.js';
import { updateSubscription } from './subscriptions/update-subscription.js';
import type { WebhookSubscription } from './webhook-model.js';
import {
  createSubscriptionBody,
  createSubscriptionReply,
  deleteSubscriptionReply,
  listSubscriptionsReply,
  rotateSecretReply,
  subscriptionReply,
  testEventReply,
  updateSubscriptionBody,
} from './webhook-schemas.js';

const tag = 'Webhooks';
const params = z.object({ id: idParam('subscription') });

const unknown = 'WEBHOOK_NOT_FOUND: no such subscription in this workspace.';
const rejectedUrl =
  'WEBHOOK_URL_REJECTED: no absolute http(s) URL, or one of its addresses is not public.';

/** A secret is in the answer: it is for its caller alone. */
const secretHeaders = { 'Cache-Control': 'private, no-store' };

const rotatedMessage =
  'Webhook signing secret rotated. The secret before it signs as well for 24 hours.';

export const webhookRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/webhooks/subscriptions',
    operationId: 'listWebhookSubscriptions',
    tag,
    summary: 'List webhook subscriptions',
    description:
      'Switched off ones too. Secrets are shown once, by create and rotate, and not here.',
    access: 'webhook:read',
    replies: { 200: { description: 'All of them.', schema: listSubscriptionsReply } },
    async handle(deps: SubscriptionDeps, { caller }) {
      const subscriptions = await listSubscriptions(deps, caller);
      const shown = subscriptions.map(({ health, ...subscription }) => ({
        ...subscriptionJson(subscription),
        health: { failingSince: subscription.failingSince?.toISOString() ?? null, ...health },
      }));
      return json(200, { success: true, subscriptions: shown });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/webhooks/subscriptions',
    operationId: 'createWebhookSubscription',
    tag,
    summary: 'Subscribe to events',
    description:
      'Of every operator of the workspace, from now on. The secret is in the answer, once.',
    access: 'webhook:write',
    rejection: 'standard',
    body: createSubscriptionBody,
    replies: { 201: { description: 'The subscription.', schema: createSubscriptionReply } },
    errors: { 400: rejectedUrl, 409: 'WEBHOOK_LIMIT_REACHED: there are as many as may be.' },
    async handle(deps: SubscriptionDeps, { caller, body, ip }) {
      const { url, events } = body;
      const { subscription, secret } = await createSubscription(deps, caller, { url, events, ip });
      const message = 'Webhook subscription created';
      const created = { ...subscriptionJson(subscription), secret };
      return json(201, { success: true, message, subscription: created }, secretHeaders);
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/v1/webhooks/subscriptions/{id}',
    operationId: 'updateWebhookSubscription',
    tag,
    summary: 'Change a webhook subscription',
    description: 'What is pending goes to the new address.',
    access: 'webhook:write',
    rejection: 'standard',
    params,
    body: updateSubscriptionBody,
    replies: { 200: { description: 'The subscription.', schema: subscriptionReply } },
    errors: { 400: rejectedUrl, 404: unknown },
    async handle(deps: SubscriptionDeps, { caller, params: { id }, body, ip }) {
      const { url, events, isActive } = body;
      const changes = { id, url, events, isActive, ip };
      const subscription = await updateSubscription(deps, caller, changes);
      return json(200, { success: true, subscription: subscriptionJson(subscription) });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/webhooks/subscriptions/{id}',
    operationId: 'deleteWebhookSubscription',
    tag,
    summary: 'Delete a webhook subscription',
    description: 'With its deliveries, also those that are still to be sent.',
    access: 'webhook:write',
    protective: true,
    params,
    replies: { 200: { description: 'It is gone.', schema: deleteSubscriptionReply } },
    errors: { 404: unknown },
    async handle(deps: SubscriptionDeps, { caller, params: { id }, ip }) {
      await deleteSubscription(deps, caller, { id, ip });
      return json(200, { success: true, message: 'Webhook subscription deleted' });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/webhooks/subscriptions/{id}/rotate-secret',
    operationId: 'rotateWebhookSecret',
    tag,
    summary: 'Rotate a signing secret',
    description:
      'The new secret is in the answer, once. For 24 hours the one before signs as well; one that was before that is gone at once.',
    access: 'webhook:write',
    protective: true,
    params,
    replies: { 200: { description: 'The subscription.', schema: rotateSecretReply } },
    errors: { 404: unknown },
    async handle(deps: SubscriptionDeps, { caller, params: { id }, ip }) {
      const { subscription, secret } = await rotateWebhookSecret(deps, caller, { id, ip });
      const rotated = { ...subscriptionJson(subscription), secret };
      return json(
        200,
        { success: true, message: rotatedMessage, subscription: rotated },
        secretHeaders,
      );
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/webhooks/subscriptions/{id}/test',
    operationId: 'testWebhookSubscription',
    tag,
    summary: 'Send a test event',
    description:
      'Once and at once, signed as all are, marked with `_test: true`, also where the subscription is switched off. It is in no list of deliveries, and nothing follows from its failure.',
    access: 'webhook:write',
    params,
    replies: { 200: { description: 'What came of it.', schema: testEventReply } },
    errors: { 404: unknown },
    async handle(deps: TestEventDeps, { caller, params: { id } }) {
      return json(200, { success: true, ...(await sendTestEvent(deps, caller, id)) });
    },
  }),
];

function subscriptionJson(subscription: WebhookSubscription) {
  const { id, tenantId, url, events, isActive, createdAt, updatedAt } = subscription;
  return {
    id,
    tenantId,
    url,
    events,
    isActive,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
