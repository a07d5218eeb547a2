import { z } from 'zod';
import { timestampSchema } from '../../../platform/http/field-schemas.js';
import { pageQuery } from '../../../platform/http/lists/pagination.js';
import { EVENT_TYPES } from '../../../platform/outbox/domain-event-model.js';
import { DELIVERY_STATUSES } from './delivery-model.js';

const deliverySchema = z
  .looseObject({
    id: z.uuid(),
    subscriptionId: z.uuid(),
    event: z.enum(EVENT_TYPES),
    status: z.enum(DELIVERY_STATUSES),
    retryCount: z.int().meta({ description: 'Attempts after the first.' }),
    lastAttempt: timestampSchema.nullable(),
    nextRetryAt: timestampSchema.nullable().meta({
      description:
        'When it is sent next, at the earliest. While it is being sent, when it will be again if nothing is heard of that.',
    }),
    responseStatus: z.int().nullable().meta({
      description: 'Of the last attempt; null when nobody answered.',
    }),
    errorMessage: z.string().nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'WebhookDelivery' });

const { limit } = pageQuery({ defaultLimit: 50, maxLimit: 200 });

export const listDeliveriesQuery = z.object({
  status: z.enum(DELIVERY_STATUSES).optional(),
  subscriptionId: z.string().optional().meta({ description: 'Those of one subscription.' }),
  event: z.enum(EVENT_TYPES).optional(),
  limit,
});

export const listDeliveriesReply = z
  .looseObject({
    success: z.literal(true),
    count: z.int().meta({ description: 'In this answer.' }),
    deliveries: z.array(deliverySchema).meta({ description: 'Newest first; kept for 30 days.' }),
  })
  .meta({ id: 'ListWebhookDeliveriesReply' });

export const retryDeliveryReply = z
  .looseObject({ success: z.literal(true), delivery: deliverySchema })
  .meta({ id: 'RetryWebhookDeliveryReply' });
