import { z } from 'zod';
import { timestampSchema } from '../../platform/http/field-schemas.js';
import { defaultJsonLimits } from '../../platform/http/json/json-limits.js';
import { advisoryItemSchema, standardErrorSchema } from '../../platform/http/error-schemas.js';
import { EVENT_ACTIONS, UNTP_EVENT_TYPES } from './capture/untp-event-model.js';

/** Read by the use case; the types are for the description alone. */
const field = (override: object) => z.unknown().optional().meta({ override });

const uris = { type: 'array', items: { type: 'string', format: 'uri' } } as const;
const place = {
  type: ['string', 'object'],
  additionalProperties: true,
  description: 'A URI, or an object with one as id.',
};

const credentialSubject = {
  type: 'object',
  additionalProperties: true,
  required: ['eventType'],
  properties: {
    id: { type: 'string', description: 'ID of the event, a URI.' },
    eventType: { type: 'string', enum: [...UNTP_EVENT_TYPES] },
    action: {
      type: 'string',
      enum: [...EVENT_ACTIONS],
      description: 'Default OBSERVE; none for a TransformationEvent.',
    },
    bizStep: { type: 'string' },
    disposition: { type: 'string' },
    readPoint: place,
    bizLocation: place,
    eventTime: {
      type: 'string',
      format: 'date-time',
      description: "Default: the credential's validFrom, else the time of arrival.",
    },
    epcList: uris,
    parentEpc: { type: 'string', format: 'uri' },
    childEpcs: uris,
    inputEpcList: uris,
    outputEpcList: uris,
    originLocation: {
      type: 'object',
      required: ['latitude', 'longitude'],
      properties: {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
        eudrPlotId: { type: 'string', maxLength: 256 },
      },
    },
    responsibleOperatorDid: { type: 'string' },
  },
} as const;

export const captureUntpEventBody = z
  .looseObject({
    '@context': field({
      type: 'array',
      description: 'First https://www.w3.org/ns/credentials/v2.',
    }),
    type: field({ type: 'array', items: { type: 'string' } }),
    issuer: field({
      type: ['string', 'object'],
      additionalProperties: true,
      description: 'A DID, or an object with one as id.',
    }),
    validFrom: field({ type: 'string', format: 'date-time' }),
    credentialSubject: field(credentialSubject),
    proof: field({
      type: 'object',
      additionalProperties: true,
      description:
        'A DataIntegrityProof of the cryptosuite ecdsa-jcs-2019. x5c, base64 DER certificates with the leaf first, here or in a verificationMethod that is an object {id, x5c}, proves who signed where it leads to a configured trust anchor.',
    }),
  })
  .meta({ id: 'CaptureUntpEventRequest' });

export const captureUntpEventReply = z
  .looseObject({
    status: z.literal('success'),
    eventId: z
      .uuid()
      .meta({ description: "The server's; of a repeated credential the first one." }),
    untpVerified: z.literal(true),
  })
  .meta({ id: 'CaptureUntpEventReply' });

/** The package says what is wrong with a document; the types are for the description alone. */
export const captureEpcisDocumentBody = z
  .looseObject({
    '@context': field({ description: 'At most 8192 characters of JSON.' }),
    type: field({ type: 'string', enum: ['EPCISDocument', 'EPCISQueryDocument'] }),
    schemaVersion: field({ type: 'string' }),
    creationDate: field({ type: 'string', format: 'date-time' }),
    epcisBody: field({
      type: 'object',
      additionalProperties: true,
      description: 'With at most 500 events in its eventList.',
    }),
  })
  .meta({ id: 'CaptureEpcisDocumentRequest' });

export const captureEpcisDocumentReply = z
  .looseObject({
    status: z.literal('success'),
    captured: z.int().meta({ description: 'How many of the events are stored, new or before.' }),
    results: z.array(
      z.looseObject({
        index: z.int().meta({ description: 'In the eventList, from 0.' }),
        eventId: z.uuid().meta({ description: "The server's; of a repeated event the first one." }),
        eventType: z.string(),
        ignoredFields: z
          .array(z.string())
          .meta({ description: 'Members that were not stored: none, an event is stored as sent.' }),
        warnings: z.array(advisoryItemSchema).optional().meta({
          description:
            'EVENT_HASH_SHARED: an event with other content has the same EPCIS event hash.',
        }),
      }),
    ),
    errors: z.array(z.looseObject({ index: z.int(), message: z.string() })),
  })
  .meta({ id: 'CaptureEpcisDocumentReply' });

/** A refusal that may name places. */
export const captureErrorSchema = standardErrorSchema
  .extend({
    errors: z
      .array(
        z.looseObject({
          path: z.string().optional().meta({ description: 'JSON pointer into the body.' }),
          index: z.int().optional().meta({ description: 'Of the event that was refused.' }),
          code: z.string().optional(),
          message: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'CaptureError' });

const capturedEventSchema = z
  .looseObject({
    eventId: z.uuid(),
    eventHash: z.string().meta({
      description:
        'EPCIS Event Hash ID; of a credential the SHA-256 of its canonical form without proof.',
    }),
    eventType: z.string(),
    capturedAt: timestampSchema,
    isUntpCompliant: z
      .boolean()
      .meta({ description: 'It came in a credential that was verified.' }),
    issuerDid: z.string().nullable(),
    signer: z.string().nullable().meta({
      description: 'Subject of the certificate that proves the signature, if one does.',
    }),
    erroneous: z.boolean().meta({ description: 'It was declared not to have happened.' }),
    event: z.looseObject({}).meta({ description: 'As an EPCIS document has it.' }),
    credential: z.looseObject({}).nullable().meta({ description: 'As sent.' }),
  })
  .meta({ id: 'CapturedEvent' });

export const getEventReply = z
  .looseObject({ success: z.literal(true), event: capturedEventSchema })
  .meta({ id: 'GetEventReply' });

/** An event may be as deep as a body that is one, and a document has many. */
export const eventJsonLimits = {
  maxDepth: defaultJsonLimits.maxDepth + 8,
  maxKeys: 40_000,
  maxValues: 80_000,
};
