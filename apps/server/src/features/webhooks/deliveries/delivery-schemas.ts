import { z } from 'zod';
import {
  createdAtField,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  timestampSchema,
} from '../../../platform/http/field-schemas.js';
import { pageQuery } from '../../../platform/http/lists/pagination.js';
import { EVENT_TYPES } from '../../../platform/outbox/domain-event-model.js';
import { DELIVERY_STATUSES } from './delivery-model.js';

const deliverySchema = z
  .looseObject({
    id: recordIdField,
    subscriptionId: z.uuid().meta({ description: 'Subscription that it is for.' }),
    event: z.enum(EVENT_TYPES).meta({ description: 'What happened.' }),
    status: z
      .enum(DELIVERY_STATUSES)
      .meta({ description: 'PENDING: not delivered yet. FAILED: given up.' }),
    retryCount: z.int().meta({ description: 'Attempts after the first.' }),
    lastAttempt: nullableTimestampOf('When it was last sent; null: not yet.'),
    nextRetryAt: timestampSchema.nullable().meta({
      description:
        'When it is sent next, at the earliest. While it is being sent, when it will be again if nothing is heard of that.',
    }),
    responseStatus: z.int().nullable().meta({
      description: 'Of the last attempt; null when nobody answered.',
    }),
    errorMessage: z
      .string()
      .nullable()
      .meta({ description: 'Why the last attempt failed; null when it did not.' }),
    createdAt: createdAtField,
  })
  .meta({ id: 'WebhookDelivery', 'x-extension-members': ['subscriptionId', 'responseStatus'] });

const { limit } = pageQuery({ defaultLimit: 50, maxLimit: 200 });

export const listDeliveriesQuery = z.object({
  status: z
    .enum(DELIVERY_STATUSES)
    .optional()
    .meta({ description: 'Deliveries of this status alone.' }),
  subscriptionId: z.string().optional().meta({ description: 'Those of one subscription.' }),
  event: z.enum(EVENT_TYPES).optional().meta({ description: 'Deliveries of this event alone.' }),
  limit,
});

export const listDeliveriesReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'In this answer.' }),
    deliveries: z.array(deliverySchema).meta({ description: 'Newest first; kept for 30 days.' }),
  })
  .meta({ id: 'ListWebhookDeliveriesReply' });

export const retryDeliveryReply = z
  .looseObject({
    success: succeeded,
    delivery: deliverySchema.meta({ description: 'The delivery, due at once.' }),
  })
  .meta({ id: 'RetryWebhookDeliveryReply' });
