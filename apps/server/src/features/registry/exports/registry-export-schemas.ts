import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { z } from 'zod';
import {
  createdAtField,
  idParam,
  recordIdField,
  succeeded,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { MAX_EXPORT_ITEMS } from '../registry-model.js';

const count = (description: string) => z.int().min(0).meta({ description });

export const createExportBody = z
  .looseObject({
    ids: z.array(z.uuid().toLowerCase()).min(1).max(1000).optional().meta({
      description:
        'Passports by id, at most 1,000. Each has to be READY, STALE without blockers, or REFUSED without blockers. Default: all that are READY, or STALE without blockers.',
    }),
    category: z
      .enum(PRODUCT_CATEGORIES)
      .optional()
      .meta({ description: 'Of this product category alone; not with `ids`.' }),
    limit: z
      .int()
      .min(1)
      .max(MAX_EXPORT_ITEMS)
      .optional()
      .meta({ description: `Most requests of the export. Default ${MAX_EXPORT_ITEMS}.` }),
  })
  .refine(({ ids, category }) => ids === undefined || category === undefined, {
    message: 'ids and category exclude each other',
    path: ['category'],
  })
  .meta({ id: 'CreateRegistryExportRequest' });

const exportSchema = z
  .looseObject({
    id: recordIdField,
    mappingVersion: count('Version of the mapping that its files are written by.'),
    total: z.int().min(1).meta({ description: 'Requests in it.' }),
    files: z.int().min(1).meta({ description: 'Files, of 100 requests each but for the last.' }),
    registered: count('Requests that an imported result called registered.'),
    refused: count('Requests that an imported result called refused.'),
    createdBy: z.string().meta({ description: 'Email of the user, or `api-key:` with its id.' }),
    createdAt: createdAtField,
  })
  .meta({ id: 'RegistryExport' });

export const createExportReply = z
  .looseObject({
    success: succeeded,
    export: exportSchema.meta({ description: 'The export.' }),
    hasMore: z.boolean().meta({
      description: 'True where more passports are to be handed in: make another export.',
    }),
  })
  .meta({ id: 'CreateRegistryExportReply' });

export const exportReply = z
  .looseObject({
    success: succeeded,
    export: exportSchema.meta({ description: 'The export.' }),
  })
  .meta({ id: 'RegistryExportReply' });

export const listExportsQuery = z.object(cursorQuery({ defaultLimit: 50, maxLimit: 100 }));

export const listExportsReply = z
  .looseObject({
    success: succeeded,
    exports: z.array(exportSchema).meta({ description: 'Newest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListRegistryExportsReply' });

export const exportParams = z.object({ id: idParam('export') });

export const fileParams = z.object({
  id: idParam('export'),
  number: z.string().meta({ description: 'Number of the file, from 1. An ill-formed one is 404.' }),
});

export const fileQuery = z.object({
  format: z
    .enum(['json', 'xml'])
    .default('json')
    .meta({ description: 'Form of the file. Default json.' }),
});
