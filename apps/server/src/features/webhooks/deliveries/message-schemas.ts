import { z } from 'zod';
import { timestampSchema } from '../../../platform/http/field-schemas.js';
import type { WebhookDeclaration } from '../../../platform/http/openapi/openapi-webhooks.js';
import { EVENT_TYPES, type EventType } from '../../../platform/outbox/domain-event-model.js';
import { passportDocumentSchema } from '../../../representations/json-ld/json-ld-schema.js';
import { answerTimeoutMs, retryGapsMs } from './delivery-model.js';

/** What a message is sent with, besides its media type. */
export const messageHeaders = z.object({
  'webhook-id': z.uuid().meta({
    description: 'Id of the event, the same in each attempt: by it a receiver knows a repetition.',
  }),
  'webhook-timestamp': z
    .string()
    .regex(/^[0-9]+$/)
    .meta({
      description: 'When this attempt was signed, in seconds since 1970. Refuse what is old.',
    }),
  'webhook-signature': z.string().meta({
    description:
      '`v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` under the bytes that the base64 behind `whsec_` stands for. For 24 hours after a rotation of the secret one by each secret, with a blank between them.',
  }),
  'webhook-environment': z
    .literal('test')
    .optional()
    .meta({
      description: 'Of a sandbox alone: nothing in the message counts. The body says the same.',
      param: { 'x-extension': true },
    }),
});

/** The body of a message about an event of one type. */
export const messageBody = (type: EventType) =>
  z
    .looseObject({
      id: z.uuid().meta({ description: 'That of `webhook-id`.' }),
      type: z.literal(type).meta({ description: 'The event.' }),
      created: timestampSchema,
      _test: z.literal(true).optional().meta({
        description: 'Of a test alone: the event never happened.',
      }),
      environment: z.literal('test').optional().meta({
        description: 'Of a sandbox alone: the passport is of no real product.',
      }),
      data: passportDocumentSchema.meta({
        description: 'The passport as the public saw it when it happened.',
      }),
    })
    .meta({ 'x-extension-members': ['environment'] });

const events: Readonly<Record<EventType, { readonly operationId: string; readonly when: string }>> =
  {
    'passport.ingested': {
      operationId: 'onPassportIngested',
      when: 'A passport was published: created, imported, or no longer a draft',
    },
    'passport.updated': {
      operationId: 'onPassportUpdated',
      when: 'A published passport changed',
    },
    'passport.sealed': {
      operationId: 'onPassportSealed',
      when: 'A passport was sealed',
    },
    'passport.recalled': {
      operationId: 'onPassportRecalled',
      when: 'A passport was recalled',
    },
    'passport.status_updated': {
      operationId: 'onPassportStatusUpdated',
      when: 'The status of a passport changed otherwise than by a recall',
    },
  };

/** The messages to subscribers, for the description of the API. */
export const webhookDeclarations: readonly WebhookDeclaration[] = EVENT_TYPES.map((event) => ({
  event,
  operationId: events[event].operationId,
  tag: 'Webhooks',
  summary: events[event].when,
  description:
    'Sent to each active subscription that names the event or `*`, at least once and in no certain order. The headers are those of the Standard Webhooks specification.',
  headers: messageHeaders,
  body: messageBody(event),
  answers: {
    '2XX': `Received. Answer within ${answerTimeoutMs / 1000} seconds, and do the work afterwards.`,
    '410': 'Gone: the subscription is switched off.',
    '429': 'Too many: sent again, not before the seconds of `Retry-After`.',
    '503': 'Busy: sent again, not before the seconds of `Retry-After`.',
    default: `Failed: sent again after ${retryGapsMs.map(sayGap).join(', ')}; then given up.`,
  },
}));

function sayGap(gapMs: number): string {
  const seconds = gapMs / 1000;
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}
