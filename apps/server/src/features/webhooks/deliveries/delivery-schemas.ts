import { z } from 'zod';
import {
  createdAtField,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  timestampOf,
  timestampSchema,
} from '../../../platform/http/field-schemas.js';
import { isTimeCursor } from '../../../platform/http/lists/cursor.js';
import { nextCursorField, pageQuery } from '../../../platform/http/lists/pagination.js';
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
  cursor: z
    .string()
    .refine(isTimeCursor, 'must be a cursor that this list gave out')
    .optional()
    .meta({ description: 'nextCursor of the page before.' }),
});

export const listDeliveriesReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'In this answer.' }),
    deliveries: z.array(deliverySchema).meta({ description: 'Newest first; kept for 30 days.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListWebhookDeliveriesReply', 'x-extension-members': ['nextCursor'] });

const attemptSchema = z
  .looseObject({
    at: timestampOf('When it was sent.'),
    durationMs: z
      .int()
      .min(0)
      .meta({ description: 'Milliseconds to the head of the answer, or to the failure.' }),
    responseStatus: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status of the answer; null without one.' }),
    responseStart: z.string().nullable().meta({
      description:
        'First kilobyte of the answer, read as UTF-8; null where it had none, or none in a quarter of a second.',
    }),
    errorMessage: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed; null when it did not.' }),
  })
  .meta({ id: 'WebhookAttempt' });

export const getDeliveryReply = z
  .looseObject({
    success: succeeded,
    delivery: deliverySchema
      .extend({
        passportId: z.uuid().nullable().meta({
          description: 'Passport that the event is of; null where the message says none.',
        }),
        requestId: z
          .string()
          .nullable()
          .meta({ description: 'Request that caused the event; null where none did.' }),
        attempts: z.array(attemptSchema).meta({ description: 'Newest first.' }),
        requestHeaders: z.record(z.string(), z.string()).meta({
          description:
            'Headers of the last attempt, or of the first to come; without `webhook-signature`.',
        }),
        body: z.string().meta({ description: 'What is sent, byte for byte.' }),
      })
      .meta({ id: 'ShownWebhookDelivery', description: 'The delivery.' }),
  })
  .meta({ id: 'GetWebhookDeliveryReply' });

export const retryDeliveryReply = z
  .looseObject({
    success: succeeded,
    delivery: deliverySchema.meta({ description: 'The delivery, due at once.' }),
  })
  .meta({ id: 'RetryWebhookDeliveryReply' });
