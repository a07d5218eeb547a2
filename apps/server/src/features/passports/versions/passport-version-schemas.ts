import { z } from 'zod';
import {
  passportIdField,
  productIdField,
  succeeded,
  timestampSchema,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { metadataSchema } from '../../../representations/json-ld/json-ld-schema.js';
import { PASSPORT_STATUSES } from '../passport-model.js';

export const listPassportVersionsQuery = z.object(
  cursorQuery({ defaultLimit: 100, maxLimit: 200 }),
);

const summary = {
  version: z.int().meta({ description: 'From 1, without a gap.' }),
  status: z.enum(PASSPORT_STATUSES).meta({ description: 'What it had before the update.' }),
  merkleRoot: z
    .string()
    .nullable()
    .meta({ description: 'Over the metadata it held; null where that was empty.' }),
  changedBy: z.string().meta({ description: 'Who updated it: an email, or api-key:<id>.' }),
  changeReason: z
    .string()
    .meta({ description: 'Reason that the update gave; `API Update` where it gave none.' }),
  createdAt: timestampSchema.meta({ description: 'Of the update.' }),
};

const versionSummarySchema = z.looseObject(summary).meta({ id: 'PassportVersionSummary' });

const versionSchema = z
  .looseObject({
    ...summary,
    metadata: metadataSchema.meta({
      description: 'Metadata that the passport had before the update, masked as the passport is.',
    }),
    leafHashes: z
      .record(z.string(), z.string())
      .meta({ description: 'Leaf hash of each metadata key: SHA-256, hex.' }),
    leafSalts: z
      .record(z.string(), z.string())
      .meta({ description: 'The salt of each maskable key that is shown.' }),
  })
  .meta({ id: 'PassportVersion' });

export const listPassportVersionsReply = z
  .looseObject({
    success: succeeded,
    passportId: passportIdField,
    productId: productIdField,
    versions: z.array(versionSummarySchema).meta({ description: 'Newest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListPassportVersionsReply' });

export const passportVersionReply = z
  .looseObject({ success: succeeded, version: versionSchema.meta({ description: 'The version.' }) })
  .meta({ id: 'PassportVersionReply' });
