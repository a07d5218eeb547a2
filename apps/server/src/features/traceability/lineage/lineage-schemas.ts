import { z } from 'zod';
import { passportIdField, succeeded, timestampOf } from '../../../platform/http/field-schemas.js';
import { lineageBounds } from './lineage-model.js';

const node = z
  .looseObject({
    eventId: z.uuid().meta({ description: 'Id of the event.' }),
    eventType: z.string().meta({ description: 'Kind of event, as EPCIS 2.0 names it.' }),
    bizStep: z.string().nullable().meta({ description: 'Business step; null where not stated.' }),
    disposition: z
      .string()
      .nullable()
      .meta({ description: 'State of the things after the event; null where not stated.' }),
    eventTime: timestampOf('When it happened.'),
    epcs: z
      .array(z.string())
      .meta({ description: 'As sent: the first 100, of at most 4096 characters together.' }),
    epcCount: z.int().meta({ description: 'How many there are.' }),
    location: z.string().nullable().meta({ description: 'bizLocation.' }),
    readPoint: z
      .string()
      .nullable()
      .meta({ description: 'Where it was observed, a URI; null where not stated.' }),
    originLocation: z
      .looseObject({
        latitude: z.number().meta({ description: 'Degrees north, -90 to 90.' }),
        longitude: z.number().meta({ description: 'Degrees east, -180 to 180.' }),
      })
      .nullable()
      .meta({ description: 'With eudrPlotId, where the credential says it.' }),
    isUntpCompliant: z
      .boolean()
      .meta({ description: 'It came in a credential that was verified.' }),
    issuerDid: z
      .string()
      .nullable()
      .meta({ description: 'DID of the issuer of the credential; null where it came in none.' }),
    signer: z.string().nullable().meta({
      description: 'Subject of the certificate that proves the signature; null where none does.',
    }),
    erroneous: z.boolean().meta({ description: 'It was declared not to have happened.' }),
    parents: z.array(z.looseObject({})).meta({
      description: 'Events that this one descends from; a shared one stands below each.',
      override: { type: 'array', items: { $ref: '#/components/schemas/LineageNode' } },
    }),
  })
  .meta({
    id: 'LineageNode',
    'x-extension-members': ['epcCount', 'originLocation', 'signer', 'erroneous'],
  });

const truncated = z.boolean().meta({
  description: `There is more than ${lineageBounds.maxNodes} nodes, ${lineageBounds.maxDepth} levels or 2 MiB; the nearest are shown.`,
});

export const lineageReply = z
  .looseObject({
    success: succeeded,
    lineage: node.meta({ description: 'The event, with those it descends from below it.' }),
    truncated,
  })
  .meta({ id: 'LineageReply' });

export const passportLineageReply = z
  .looseObject({
    success: succeeded,
    passportId: passportIdField,
    lineage: z.array(node).meta({
      description: 'From the last event of each thing of the product, newest first; at most 100.',
    }),
    truncated,
  })
  .meta({ id: 'PassportLineageReply' });

export const epcisDocumentSchema = z
  .looseObject({
    type: z
      .enum(['EPCISDocument', 'EPCISQueryDocument'])
      .meta({ description: 'Kind of document.' }),
  })
  .meta({ id: 'EpcisDocument' });

export const eventAuditReply = z
  .looseObject({
    success: succeeded,
    eventId: z.uuid().meta({ description: 'Id of the event.' }),
    compliant: z.boolean().meta({ description: 'Somebody signed for it, and everything holds.' }),
    errors: z
      .array(z.string())
      .meta({ description: 'What does not hold, in English; empty when compliant.' }),
    auditedAt: timestampOf('When it was checked.'),
    certificate: z
      .looseObject({
        subject: z.string().meta({ description: 'Distinguished name of the holder.' }),
        issuer: z.string().meta({ description: 'Distinguished name of the issuer.' }),
        validFrom: z.string().meta({ description: 'From when it is valid, ISO 8601.' }),
        validTo: z.string().meta({ description: 'Until when it is valid, ISO 8601.' }),
      })
      .nullable()
      .meta({ description: 'Whose the signature is; null where a key of a workspace proves it.' }),
  })
  .meta({ id: 'EventAuditReply' });
