import { z } from 'zod';
import { timestampSchema } from '../../../platform/http/field-schemas.js';
import { pageQuery } from '../../../platform/http/pagination.js';
import { lineageBounds } from './lineage-model.js';

const node = z
  .looseObject({
    eventId: z.uuid(),
    eventType: z.string(),
    bizStep: z.string().nullable(),
    disposition: z.string().nullable(),
    eventTime: timestampSchema,
    epcs: z
      .array(z.string())
      .meta({ description: 'As sent: the first 100, of at most 4096 characters together.' }),
    epcCount: z.int().meta({ description: 'How many there are.' }),
    location: z.string().nullable().meta({ description: 'bizLocation.' }),
    readPoint: z.string().nullable(),
    originLocation: z
      .looseObject({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .meta({ description: 'With eudrPlotId, where the credential says it.' }),
    isUntpCompliant: z
      .boolean()
      .meta({ description: 'It came in a credential that was verified.' }),
    issuerDid: z.string().nullable(),
    signer: z.string().nullable(),
    erroneous: z.boolean(),
    parents: z.array(z.looseObject({})).meta({
      description: 'Events that this one descends from; a shared one stands below each.',
      override: { type: 'array', items: { $ref: '#/components/schemas/LineageNode' } },
    }),
  })
  .meta({ id: 'LineageNode' });

const truncated = z.boolean().meta({
  description: `There is more than ${lineageBounds.maxNodes} nodes, ${lineageBounds.maxDepth} levels or 16 MiB; what is nearest is shown.`,
});

export const lineageReply = z
  .looseObject({ success: z.literal(true), lineage: node, truncated })
  .meta({ id: 'LineageReply' });

export const passportLineageReply = z
  .looseObject({
    success: z.literal(true),
    passportId: z.uuid(),
    lineage: z.array(node).meta({
      description: 'From the last event of each thing of the product, newest first; at most 100.',
    }),
    truncated,
  })
  .meta({ id: 'PassportLineageReply' });

export const epcisDocumentSchema = z
  .looseObject({ type: z.enum(['EPCISDocument', 'EPCISQueryDocument']) })
  .meta({ id: 'EpcisDocument' });

const values = (description: string) => z.string().optional().meta({ description });
const { limit: perPage } = pageQuery({ defaultLimit: 100, maxLimit: 500 });

/** A parameter of the standard that is not known here would have excluded something: it is refused. */
const standardParameter = /^(?:EQ|GE|GT|LE|LT|MATCH|EXISTS|HASATTR|EQATTR|WD)_/;

const knownParameters = {
  eventType: values('Types, with commas between them.'),
  GE_eventTime: values('Events at this time or later.'),
  LT_eventTime: values('Events before this time.'),
  EQ_bizStep: values('Words or URIs, with commas between them.'),
  EQ_disposition: values('Words or URIs, with commas between them.'),
  MATCH_epc: values(
    'Things in epcList or childEPCs, with commas between them: as EPC or GS1 Digital Link, or a pattern such as urn:epc:idpat:sgtin:9506000.013435.*',
  ),
  MATCH_anyEPC: values('The same, wherever an event names them.'),
  perPage,
  nextPageToken: values('From the Link header of the page before.'),
} as const;

export const listEventsQuery = z.looseObject(knownParameters).superRefine((query, context) => {
  for (const name of Object.keys(query)) {
    if (name in knownParameters || !standardParameter.test(name)) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'is no parameter that is known here',
    });
  }
});

export const eventAuditReply = z
  .looseObject({
    success: z.literal(true),
    eventId: z.uuid(),
    compliant: z.boolean().meta({ description: 'Somebody signed for it, and everything holds.' }),
    errors: z.array(z.string()),
    auditedAt: timestampSchema,
    certificate: z
      .looseObject({
        subject: z.string(),
        issuer: z.string(),
        validFrom: z.string(),
        validTo: z.string(),
      })
      .nullable()
      .meta({ description: 'Whose the signature is; null where a key of a workspace proves it.' }),
  })
  .meta({ id: 'EventAuditReply' });
