import { z } from 'zod';
import { succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { defaultJsonLimits } from '../../platform/http/json/json-limits.js';
import {
  advisoryItemSchema,
  codesIn,
  standardErrorSchema,
} from '../../platform/http/error-schemas.js';
import { EVENT_ACTIONS, UNTP_EVENT_TYPES } from './capture/untp-event-model.js';
import { epcisCodes } from './epcis-code-model.js';

/** Read by the use case; the types are for the description alone. */
const field = (override: object) => z.unknown().optional().meta({ override });

const uris = (description: string) =>
  ({ type: 'array', items: { type: 'string', format: 'uri' }, description }) as const;
const place = {
  type: ['string', 'object'],
  additionalProperties: true,
  description: 'A URI, or an object with one as id.',
};

const credentialSubject = {
  type: 'object',
  description: 'The event.',
  additionalProperties: true,
  required: ['eventType'],
  properties: {
    id: { type: 'string', description: 'ID of the event, a URI.' },
    eventType: {
      type: 'string',
      enum: [...UNTP_EVENT_TYPES],
      description: 'Kind of event, as EPCIS 2.0 names it.',
    },
    action: {
      type: 'string',
      enum: [...EVENT_ACTIONS],
      description: 'Default OBSERVE; none for a TransformationEvent.',
    },
    bizStep: { type: 'string', description: 'Business step of the CBV, such as `shipping`.' },
    disposition: {
      type: 'string',
      description: 'State of the things after the event, of the CBV.',
    },
    readPoint: place,
    bizLocation: place,
    eventTime: {
      type: 'string',
      format: 'date-time',
      description: "Default: the credential's validFrom, else the time of arrival.",
    },
    epcList: uris('Things observed, in an ObjectEvent.'),
    parentEpc: { type: 'string', format: 'uri', description: 'Thing that holds the others.' },
    childEpcs: uris('Things that the parent holds.'),
    inputEpcList: uris('Things consumed, in a TransformationEvent.'),
    outputEpcList: uris('Things produced, in a TransformationEvent.'),
    originLocation: {
      type: 'object',
      description: 'Where the material comes from.',
      required: ['latitude', 'longitude'],
      properties: {
        latitude: {
          type: 'number',
          minimum: -90,
          maximum: 90,
          description: 'Degrees north, WGS 84.',
        },
        longitude: {
          type: 'number',
          minimum: -180,
          maximum: 180,
          description: 'Degrees east, WGS 84.',
        },
        eudrPlotId: {
          type: 'string',
          maxLength: 256,
          description: 'Plot of land, as a due diligence statement names it.',
        },
      },
    },
    responsibleOperatorDid: {
      type: 'string',
      description: 'DID of the operator that answers for the event.',
    },
  },
} as const;

export const captureUntpEventBody = z
  .looseObject({
    '@context': field({
      type: 'array',
      description: 'First https://www.w3.org/ns/credentials/v2.',
    }),
    type: field({
      type: 'array',
      items: { type: 'string' },
      description: 'VerifiableCredential among them.',
    }),
    issuer: field({
      type: ['string', 'object'],
      additionalProperties: true,
      description: 'A DID, or an object with one as id.',
    }),
    validFrom: field({
      type: 'string',
      format: 'date-time',
      description: 'From when the credential is valid.',
    }),
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
    status: z.literal('success').meta({ description: 'Always `success`.' }),
    eventId: z
      .uuid()
      .meta({ description: "The server's; of a repeated credential the first one." }),
    untpVerified: z
      .literal(true)
      .meta({ description: 'The proof of the credential was verified.' }),
  })
  .meta({ id: 'CaptureUntpEventReply' });

/** The package says what is wrong with a document; the types are for the description alone. */
export const captureEpcisDocumentBody = z
  .looseObject({
    '@context': field({ description: 'At most 8192 characters of JSON.' }),
    type: field({
      type: 'string',
      enum: ['EPCISDocument', 'EPCISQueryDocument'],
      description: 'Kind of document.',
    }),
    schemaVersion: field({ type: 'string', description: 'Version of EPCIS: `2.0`.' }),
    creationDate: field({
      type: 'string',
      format: 'date-time',
      description: 'When the document was made.',
    }),
    epcisBody: field({
      type: 'object',
      additionalProperties: true,
      description: 'With at most 500 events in its eventList.',
    }),
  })
  .meta({ id: 'CaptureEpcisDocumentRequest' });

export const captureEpcisDocumentReply = z
  .looseObject({
    status: z.literal('success').meta({ description: 'Always `success`.' }),
    captured: z.int().meta({ description: 'How many of the events are stored, new or before.' }),
    results: z
      .array(
        z
          .looseObject({
            index: z.int().meta({ description: 'In the eventList, from 0.' }),
            eventId: z
              .uuid()
              .meta({ description: "The server's; of a repeated event the first one." }),
            eventType: z.string().meta({ description: 'Kind of event.' }),
            ignoredFields: z.array(z.string()).meta({
              description: 'Members that were not stored: none, an event is stored as sent.',
            }),
            warnings: z.array(advisoryItemSchema).optional().meta({
              description:
                'EVENT_HASH_SHARED: an event with other content has the same EPCIS event hash.',
            }),
          })
          .meta({ 'x-extension-members': ['warnings'] }),
      )
      .meta({ description: 'One entry for each event that is stored.' }),
    errors: z
      .array(
        z.looseObject({
          index: z.int().min(0).meta({ description: 'In the eventList, from 0.' }),
          message: z.string().meta({ description: 'Why the event was refused.' }),
        }),
      )
      .meta({ description: 'One entry for each event that was refused.' }),
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
          code: codesIn('EpcisProblemCode', epcisCodes).optional(),
          message: z.string().meta({ description: 'What is wrong there.' }),
        }),
      )
      .optional()
      .meta({ description: 'Places at fault, where they can be named.' }),
  })
  .meta({ id: 'CaptureError' });

const capturedEventSchema = z
  .looseObject({
    eventId: z.uuid().meta({ description: 'Id of the event, made by the server.' }),
    eventHash: z.string().meta({
      description:
        'EPCIS Event Hash ID; of a credential the SHA-256 of its canonical form without proof.',
    }),
    eventType: z.string().meta({ description: 'Kind of event.' }),
    capturedAt: timestampOf('When it arrived.'),
    isUntpCompliant: z
      .boolean()
      .meta({ description: 'It came in a credential that was verified.' }),
    issuerDid: z
      .string()
      .nullable()
      .meta({ description: 'DID of the issuer of the credential; null where it came in none.' }),
    signer: z.string().nullable().meta({
      description: 'Subject of the certificate that proves the signature, if one does.',
    }),
    erroneous: z.boolean().meta({ description: 'It was declared not to have happened.' }),
    event: z.looseObject({}).meta({ description: 'As an EPCIS document has it.' }),
    credential: z.looseObject({}).nullable().meta({ description: 'As sent.' }),
  })
  .meta({ id: 'CapturedEvent' });

export const getEventReply = z
  .looseObject({
    success: succeeded,
    event: capturedEventSchema.meta({ description: 'The event.' }),
  })
  .meta({ id: 'GetEventReply' });

/** An event may be as deep as a body that is one, and a document has many. */
export const eventJsonLimits = {
  maxDepth: defaultJsonLimits.maxDepth + 8,
  maxKeys: 40_000,
  maxValues: 80_000,
};
