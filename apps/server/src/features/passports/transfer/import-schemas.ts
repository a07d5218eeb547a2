import { z } from 'zod';
import { advisoryItemSchema } from '../../../platform/http/error-schemas.js';
import { defaultJsonLimits } from '../../../platform/http/json/json-limits.js';
import { metadataSchema } from '../../../representations/json-ld/json-ld-schema.js';
import {
  doneMessage,
  productIdField,
  succeeded,
  vcReadinessFields,
} from '../../../platform/http/field-schemas.js';

/** A row that does not fit this fails by itself: it refuses no other row. */
export const importRowSchema = z
  .looseObject({
    productId: z.string().max(256),
    operatorId: z.uuid().toLowerCase().optional(),
    metadata: metadataSchema,
    facilityId: z.uuid().optional(),
    draft: z.literal(false, 'rows of an import are live: create drafts one by one').optional(),
    enrichment: z
      .undefined('rows of an import carry no enrichment: add it by updating the passport')
      .optional(),
  })
  .meta({ id: 'ImportPassportsRow' });

/** For the description alone: a row of another shape fails by itself. */
const importRowShape = {
  type: 'object',
  required: ['productId', 'metadata'],
  properties: {
    productId: {
      type: 'string',
      maxLength: 256,
      description: 'GTIN-14, GRAI, or any other article number.',
    },
    operatorId: {
      type: 'string',
      format: 'uuid',
      description: "Default: the credential's operator, else the workspace's first.",
    },
    metadata: {
      $ref: '#/components/schemas/PassportMetadata',
      description: 'Members by the category.',
    },
    facilityId: {
      type: 'string',
      format: 'uuid',
      description: 'A facility of the workspace.',
    },
  },
} as const;

const maxImportRows = 200;

/** Each row may be as deep and have as many keys as the body of a single create; the values are of all rows. */
export const importJsonLimits = {
  ...defaultJsonLimits,
  maxDepth: defaultJsonLimits.maxDepth + 2,
  maxKeys: defaultJsonLimits.maxValues,
};

export const importPassportsBody = z
  .looseObject({
    passports: z
      .array(z.unknown())
      .min(1)
      .max(maxImportRows)
      .meta({
        description:
          'Rows shaped like the body of a single create, without draft and enrichment; each succeeds or fails by itself.',
        override: { items: importRowShape },
      }),
    dryRun: z.boolean().optional().meta({
      description: 'Answers 200 with what the import would do, and stores nothing.',
    }),
    upsert: z.boolean().optional().meta({
      description:
        'A row whose product and operator have an unsealed passport updates it, and its former content goes to the version history.',
    }),
  })
  .meta({ id: 'ImportPassportsRequest', 'x-extension-members': ['upsert'] });

export const importPassportsReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    insertedCount: z.int().meta({ description: 'How many passports were made.' }),
    updatedCount: z.int().meta({ description: 'Not 0 only with `upsert`.' }),
    results: z
      .array(
        z.looseObject({
          productId: productIdField,
          digitalLinkUri: z.string().meta({ description: 'Link of the passport.' }),
          ...vcReadinessFields,
          warnings: z
            .array(advisoryItemSchema)
            .meta({ description: 'Advice on the row that blocks nothing.' }),
        }),
      )
      .meta({ description: 'One for each row that succeeded, in the order sent.' }),
    errors: z
      .array(z.string())
      .optional()
      .meta({ description: 'One for each row that failed, starting with `[SKU: <productId>]`.' }),
  })
  .meta({ id: 'ImportPassportsReply', 'x-extension-members': ['updatedCount'] });
