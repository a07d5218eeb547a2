import type { Knex } from 'knex';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { idParam } from '../../../platform/http/field-schemas.js';
import type { WebhookDelivery } from './delivery-model.js';
import { getDelivery } from './get-delivery.js';
import {
  getDeliveryReply,
  listDeliveriesQuery,
  listDeliveriesReply,
  retryDeliveryReply,
} from './delivery-schemas.js';
import { listDeliveries } from './list-deliveries.js';
import { retryDelivery } from './retry-delivery.js';

const tag = 'Webhooks';

export const deliveryRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/webhooks/deliveries',
    extension: { parameters: ['subscriptionId', 'event', 'cursor'] },
    operationId: 'listWebhookDeliveries',
    tag,
    summary: 'List recent deliveries',
    description: 'One for each event and subscription.',
    access: 'webhook:read',
    query: listDeliveriesQuery,
    replies: { 200: { description: 'The newest.', schema: listDeliveriesReply } },
    async handle(deps: { readonly db: Knex }, { caller, query }) {
      const { deliveries, nextCursor } = await listDeliveries(deps, caller, query);
      return json(200, {
        success: true,
        count: deliveries.length,
        deliveries: deliveries.map(deliveryJson),
        nextCursor,
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/webhooks/deliveries/{id}',
    extension: true,
    operationId: 'getWebhookDelivery',
    tag,
    summary: 'Get a delivery with its attempts',
    description:
      'With what is sent, without its signature. Attempts are kept as long as the delivery; of one that is sent again by hand the newest 20.',
    access: 'webhook:read',
    params: z.object({ id: idParam('delivery') }),
    replies: { 200: { description: 'The delivery.', schema: getDeliveryReply } },
    errors: { 404: 'WEBHOOK_NOT_FOUND: no such delivery in this workspace.' },
    async handle(deps: { readonly db: Knex }, { caller, params: { id } }) {
      const { delivery, attempts, ...message } = await getDelivery(deps, caller, id);
      const shown = {
        ...{ ...deliveryJson(delivery), ...message },
        attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
      };
      return json(200, { success: true, delivery: shown });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/webhooks/deliveries/{id}/retry',
    extension: true,
    operationId: 'retryWebhookDelivery',
    tag,
    summary: 'Send a delivery again',
    description:
      'Whatever became of it, as soon as can be, with the same webhook-id and the whole schedule before it.',
    access: 'webhook:write',
    params: z.object({ id: idParam('delivery') }),
    replies: { 200: { description: 'The delivery, pending.', schema: retryDeliveryReply } },
    errors: {
      404: 'WEBHOOK_NOT_FOUND: no such delivery in this workspace.',
      409: 'Its subscription is switched off.',
    },
    async handle(deps: { readonly db: Knex; readonly clock: Clock }, { caller, params: { id } }) {
      const delivery = await retryDelivery(deps, caller, id);
      return json(200, { success: true, delivery: deliveryJson(delivery) });
    },
  }),
];

function deliveryJson(delivery: WebhookDelivery) {
  return {
    id: delivery.id,
    subscriptionId: delivery.subscriptionId,
    event: delivery.event,
    status: delivery.status,
    retryCount: Math.max(0, delivery.attempts - 1),
    lastAttempt: delivery.lastAttemptAt?.toISOString() ?? null,
    nextRetryAt: delivery.nextAttemptAt?.toISOString() ?? null,
    responseStatus: delivery.responseStatus,
    errorMessage: delivery.errorMessage,
    createdAt: delivery.createdAt.toISOString(),
  };
}
