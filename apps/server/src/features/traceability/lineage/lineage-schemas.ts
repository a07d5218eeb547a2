import { z } from 'zod';
import { timestampSchema } from '../../../platform/http/field-schemas.js';
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
  description: `There is more than ${lineageBounds.maxNodes} nodes, ${lineageBounds.maxDepth} levels or 2 MiB; the nearest are shown.`,
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
