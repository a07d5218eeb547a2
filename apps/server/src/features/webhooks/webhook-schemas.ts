import { z } from 'zod';
import { timestampSchema } from '../../platform/http/field-schemas.js';
import { EVENT_TYPES } from '../../platform/outbox/domain-event-model.js';
import { maxSubscriptions } from './webhook-model.js';

const eventsSchema = z
  .array(z.enum([...EVENT_TYPES, '*']))
  .min(1)
  .max(EVENT_TYPES.length + 1)
  .meta({ description: 'Names of events; `*` is all of them, also those to come.' });

const subscriptionFields = {
  id: z.uuid(),
  tenantId: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  isActive: z.boolean().meta({
    description:
      'False: switched off, by the workspace, by a receiver that answered 410, or after five days without success.',
  }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
};

const subscriptionSchema = z.looseObject(subscriptionFields).meta({ id: 'WebhookSubscription' });

const subscriptionWithSecretSchema = z
  .looseObject({
    ...subscriptionFields,
    secret: z
      .string()
      .regex(/^whsec_[0-9a-f]{32}$/)
      .meta({ description: 'Shown once. What follows whsec_ is base64.' }),
  })
  .meta({ id: 'WebhookSubscriptionWithSecret' });

const url = z
  .string()
  .max(2048)
  .meta({ description: 'Absolute, http or https, and public: where events are posted to.' });

export const createSubscriptionBody = z
  .looseObject({ url, events: eventsSchema })
  .meta({ id: 'CreateWebhookSubscriptionRequest' });

export const updateSubscriptionBody = z
  .looseObject({
    url: url.optional(),
    events: eventsSchema.optional(),
    isActive: z.boolean().optional().meta({
      description:
        'True also begins the five days anew; false gives up what is still to be delivered.',
    }),
  })
  .meta({ id: 'UpdateWebhookSubscriptionRequest', description: 'What is not sent stays.' });

export const createSubscriptionReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    subscription: subscriptionWithSecretSchema,
  })
  .meta({ id: 'CreateWebhookSubscriptionReply' });

export const rotateSecretReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    subscription: subscriptionWithSecretSchema,
  })
  .meta({ id: 'RotateWebhookSecretReply' });

export const subscriptionReply = z
  .looseObject({ success: z.literal(true), subscription: subscriptionSchema })
  .meta({ id: 'WebhookSubscriptionReply' });

export const listSubscriptionsReply = z
  .looseObject({
    success: z.literal(true),
    subscriptions: z.array(subscriptionSchema).meta({
      description: `Oldest first, at most ${maxSubscriptions}; without their secrets.`,
    }),
  })
  .meta({ id: 'ListWebhookSubscriptionsReply' });

export const deleteSubscriptionReply = z
  .looseObject({ success: z.literal(true), message: z.string() })
  .meta({ id: 'DeleteWebhookSubscriptionReply' });

export const testEventReply = z
  .looseObject({
    success: z.literal(true),
    event: z.enum(EVENT_TYPES).meta({ description: 'The first that the subscription names.' }),
    url: z.string(),
    delivered: z.boolean().meta({ description: 'Whether a 2xx came within 5 seconds.' }),
    statusCode: z.int().nullable().meta({ description: 'Null: nobody answered.' }),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookTestReply' });
