import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { z } from 'zod';
import {
  nullableTimestampOf,
  productIdField,
  recordIdField,
  succeeded,
  updatedAtField,
  vcReadinessFields,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery } from '../../../platform/http/lists/pagination.js';
import { PASSPORT_STATUSES } from '../passport-model.js';
import { MAX_EXACT_TOTAL } from './passport-search-model.js';
import { SORTS } from './search-cursor.js';

const flag = (description: string) => z.enum(['true', 'false']).optional().meta({ description });

const filterFields = {
  q: z.string().max(400).optional().meta({
    description:
      'Words, at most eight, each of which begins a word of product id, name, model, batch or serial number; or a scanned code. Case and accents do not count, nor do leading zeros of numbers.',
  }),
  status: z.enum(PASSPORT_STATUSES).optional().meta({ description: 'Status of the passport.' }),
  sealed: flag('True: sealed. False: not sealed.'),
  category: z
    .enum(PRODUCT_CATEGORIES)
    .optional()
    .meta({ description: 'Product category, `metadata.category`.' }),
  operatorId: z
    .uuid()
    .toLowerCase()
    .optional()
    .meta({ description: 'Economic operator of the passport.' }),
  facilityId: z
    .union([z.uuid().toLowerCase(), z.literal('none')])
    .optional()
    .meta({ description: 'Manufacturing facility; `none`: without one.' }),
  vcReady: flag('True: credentials can be issued. False: they cannot.'),
  certificateEndsBefore: z.iso.date().optional().meta({
    description:
      'A certificate of the product is valid until a day before this one, `YYYY-MM-DD`. Those that ended already count.',
  }),
  archived: flag('True: the archived ones alone. Default: those that are not archived.'),
};

export const searchPassportsQuery = z.object({
  ...filterFields,
  sort: z
    .enum(SORTS)
    .default('-updatedAt')
    .meta({ description: 'Order of the list; `-` before it: descending. Default: `-updatedAt`.' }),
  ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
});

export const countPassportsQuery = z.object(filterFields);

const foundPassportSchema = z
  .looseObject({
    id: recordIdField,
    productId: productIdField,
    name: z
      .string()
      .nullable()
      .meta({ description: 'Product name, in English if it has one, at most 200 characters.' }),
    model: z.string().nullable().meta({ description: 'Model, at most 200 characters.' }),
    size: z.string().nullable().meta({ description: 'Size, at most 200 characters.' }),
    category: z.string().nullable().meta({ description: 'Category, as its metadata says it.' }),
    status: z.enum(PASSPORT_STATUSES).meta({ description: 'Status of the passport.' }),
    sealedAt: nullableTimestampOf('When it was sealed; null when it is not.'),
    operator: z
      .looseObject({
        id: recordIdField,
        name: z.string().meta({ description: 'Name of the operator.' }),
      })
      .meta({ description: 'Economic operator that the passport is of.' }),
    facilityId: z.uuid().nullable().meta({ description: 'Manufacturing facility; null without.' }),
    vcReady: vcReadinessFields.vcReady,
    faultCount: z.int().min(0).nullable().meta({
      description:
        'Faults that keep a draft from being published, as when it was last saved; null for what is no draft.',
    }),
    archivedAt: nullableTimestampOf('When it was archived; null when it is not.'),
    updatedAt: updatedAtField,
  })
  .meta({ id: 'FoundPassport' });

export const searchPassportsReply = z
  .looseObject({
    success: succeeded,
    total: z
      .int()
      .min(0)
      .max(MAX_EXACT_TOTAL)
      .meta({ description: 'Matches on all pages together; 1,000 where there are more.' }),
    totalIsExact: z.boolean().meta({ description: 'False where there are more than 1,000.' }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Cursor of the next page; null on the last one.' }),
    passports: z.array(foundPassportSchema).meta({ description: 'One page of matches.' }),
  })
  .meta({ id: 'SearchPassportsReply' });

const counted = (description: string) => z.int().min(0).meta({ description });

export const countPassportsReply = z
  .looseObject({
    success: succeeded,
    total: counted('All that pass the filter.'),
    byStatus: z
      .record(z.enum(PASSPORT_STATUSES), counted('Passports of the status.'))
      .meta({ description: 'The same by status; each status is there.' }),
    byCategory: z
      .record(z.string(), counted('Passports of the category.'))
      .meta({ description: 'The same by category; those without a known one are left out.' }),
    sealed: counted('Sealed.'),
    notSealed: counted('Not sealed.'),
    notVcReady: counted('No credential can be issued for them.'),
    draftsWithFaults: counted('Drafts that cannot be published as they are.'),
    certificatesEnding: counted(
      'Those with a certificate that ends within 30 days, or ended already.',
    ),
  })
  .meta({ id: 'CountPassportsReply' });
