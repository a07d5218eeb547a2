import { z } from 'zod';
import { advisoryItemSchema, validationItemSchema } from '../../../platform/http/error-schemas.js';
import {
  langQuery,
  nullableTimestampOf,
  pageLangQuery,
  productIdField,
  recordIdField,
  succeeded,
  timestampOf,
} from '../../../platform/http/field-schemas.js';
import { metadataSchema } from '../../../representations/json-ld/json-ld-schema.js';
import { passportVersionFields } from '../passport-edit-schemas.js';
import { PASSPORT_STATUSES } from '../passport-model.js';
import { createPassportBody } from '../passport-schemas.js';
import { enrichmentReference } from '../rules/enrichment-schema.js';
import { statusNoteFields } from '../status/status-note.js';

const enrichmentOrNull = { anyOf: [enrichmentReference, { type: 'null' }] };

export const passportSourceReply = z
  .looseObject({
    success: succeeded,
    passport: z
      .looseObject({
        id: recordIdField,
        productId: productIdField,
        status: z.enum(PASSPORT_STATUSES).meta({ description: 'Status of the passport.' }),
        operatorId: z.uuid().meta({ description: 'Economic operator of the passport.' }),
        facilityId: z
          .uuid()
          .nullable()
          .meta({ description: 'Manufacturing facility; null without one.' }),
        metadata: metadataSchema.meta({ description: 'As stored: nothing is masked.' }),
        enrichment: z.unknown().meta({
          description: 'Marketing block as it was sanitised; null without one.',
          override: enrichmentOrNull,
        }),
        statusNote: z.unknown().meta({
          description: 'Reason, notice and contact of the status; null without any.',
          override: { anyOf: [{ $ref: '#/components/schemas/StatusNote' }, { type: 'null' }] },
        }),
        revisionOf: z.uuid().nullable().meta({
          description: 'Edition whose place this one took, or will once published; else null.',
        }),
        supersededBy: z
          .uuid()
          .nullable()
          .meta({ description: 'Current edition of the product; null for the current one.' }),
        ...passportVersionFields,
        sealedAt: nullableTimestampOf('When it was sealed; null where it is not.'),
        sealedBy: z.string().nullable().meta({
          description:
            'Who sealed it: an email, api-key:<id> or system; null where it is not sealed, or that was not recorded.',
        }),
      })
      .meta({ id: 'PassportSource', description: 'The passport as it is stored.' }),
  })
  .meta({ id: 'PassportSourceReply' });

export const saveDraftQuery = z.object(langQuery);

const detach = z.literal('').transform(() => null);

export const saveDraftBody = z
  .looseObject({
    metadata: metadataSchema
      .optional()
      .meta({ description: 'Replaces all that was there; omit to keep.' }),
    enrichment: z.unknown().optional().meta({
      description: 'Overwrites the marketing block, null clears it; omit to keep.',
      override: enrichmentOrNull,
    }),
    facilityId: z
      .union([z.uuid(), detach])
      .nullish()
      .meta({ description: 'A facility of the workspace; null or empty detaches; omit to keep.' }),
    productId: z.string().max(256).optional().meta({
      description: 'Another product id, for a draft that was never published and has no units.',
    }),
    operatorId: z.uuid().toLowerCase().optional().meta({
      description: 'Another economic operator, for a draft that was never published.',
    }),
  })
  .meta({ id: 'SaveDraftRequest' });

export const saveDraftReply = z
  .looseObject({
    success: succeeded,
    savedAt: timestampOf('When the draft was last changed.'),
    version: passportVersionFields.version,
    errors: z
      .array(validationItemSchema)
      .meta({ description: 'What would refuse its publication, one item per fault.' }),
    warnings: z.array(advisoryItemSchema).meta({ description: 'Advice that blocks nothing.' }),
  })
  .meta({ id: 'SaveDraftReply' });

export const previewPassportQuery = z.object(pageLangQuery);

export const previewPassportBody = createPassportBody
  .omit({ draft: true })
  .extend({
    tier: z.enum(['public', 'restricted', 'authority']).default('public').meta({
      description:
        'Reader of the page: the public; the holder of an access grant, who sees restricted data; or an authority, which sees test reports too.',
    }),
    status: z
      .enum(PASSPORT_STATUSES)
      .default('ACTIVE')
      .meta({ description: 'Status that the page shows.' }),
    ...statusNoteFields,
  })
  .meta({ id: 'PreviewPassportRequest' });
