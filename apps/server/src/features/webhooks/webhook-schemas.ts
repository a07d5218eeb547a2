import { z } from 'zod';
import {
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  recordIdField,
  succeeded,
  tenantIdField,
  updatedAtField,
} from '../../platform/http/field-schemas.js';
import { EVENT_TYPES } from '../../platform/outbox/domain-event-model.js';
import { maxHealthCount, maxSubscriptions } from './webhook-model.js';

const eventsSchema = z
  .array(z.enum([...EVENT_TYPES, '*']))
  .min(1)
  .max(EVENT_TYPES.length + 1)
  .meta({ description: 'Names of events; `*` is all of them, also those to come.' });

const subscriptionFields = {
  id: recordIdField,
  tenantId: tenantIdField,
  url: z.string().meta({ description: 'Where events are posted to.' }),
  events: z.array(z.string()).meta({ description: 'Names of events; `*` is all of them.' }),
  isActive: z.boolean().meta({
    description:
      'False: switched off, by the workspace, by a receiver that answered 410, or after five days without success.',
  }),
  createdAt: createdAtField,
  updatedAt: updatedAtField,
};

const healthSchema = z.looseObject({
  failingSince: nullableTimestampOf(
    'The first failure that no success followed; null while it works, and when a person switched it off.',
  ),
  waiting: z
    .int()
    .min(0)
    .max(maxHealthCount)
    .meta({ description: 'Deliveries still to be made; 10,000 where there are more.' }),
  delivered24h: z
    .int()
    .min(0)
    .max(maxHealthCount)
    .meta({ description: 'Deliveries made within 24 hours; 10,000 where there are more.' }),
});

const subscriptionSchema = z
  .looseObject({
    ...subscriptionFields,
    health: healthSchema.optional().meta({ description: 'How it does; in the list alone.' }),
  })
  .meta({ id: 'WebhookSubscription', 'x-extension-members': ['health'] });

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
    success: succeeded,
    message: doneMessage,
    subscription: subscriptionWithSecretSchema.meta({
      description: 'The subscription, with its secret.',
    }),
  })
  .meta({ id: 'CreateWebhookSubscriptionReply' });

export const rotateSecretReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    subscription: subscriptionWithSecretSchema.meta({
      description: 'The subscription, with its secret.',
    }),
  })
  .meta({ id: 'RotateWebhookSecretReply' });

export const subscriptionReply = z
  .looseObject({
    success: succeeded,
    subscription: subscriptionSchema.meta({ description: 'The subscription as stored.' }),
  })
  .meta({ id: 'WebhookSubscriptionReply' });

export const listSubscriptionsReply = z
  .looseObject({
    success: succeeded,
    subscriptions: z.array(subscriptionSchema).meta({
      description: `Oldest first, at most ${maxSubscriptions}; without their secrets.`,
    }),
  })
  .meta({ id: 'ListWebhookSubscriptionsReply' });

export const deleteSubscriptionReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'DeleteWebhookSubscriptionReply' });

export const testEventReply = z
  .looseObject({
    success: succeeded,
    event: z.enum(EVENT_TYPES).meta({ description: 'The first that the subscription names.' }),
    url: z.string().meta({ description: 'Where it was posted to.' }),
    delivered: z.boolean().meta({ description: 'Whether a 2xx came within 5 seconds.' }),
    statusCode: z.int().nullable().meta({ description: 'Null: nobody answered.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why it was not delivered; null when it was.' }),
  })
  .meta({ id: 'WebhookTestReply' });
