import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import {
  REGISTRY_BLOCKERS,
  REGISTRY_STATES,
  type RegistryBlockerCode,
} from '@dpp/espr-validate/registry';
import { z } from 'zod';
import {
  nullableTimestampOf,
  passportIdField,
  productIdField,
  succeeded,
  timestampOf,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { MAX_COUNTED } from './count-registry-states.js';
import { MAX_JUDGED_PER_PAGE } from './list-registry-readiness.js';

const blockerCodes = Object.keys(REGISTRY_BLOCKERS) as [
  RegistryBlockerCode,
  ...RegistryBlockerCode[],
];

const stateField = z.enum(REGISTRY_STATES).meta({
  description:
    'NOT_READY: something keeps it from being handed in. READY: it can be exported. EXPORTED: this version is in a file, and no result was imported. REGISTERED: an imported result says that this version is registered. REFUSED: an imported result says that it was refused. STALE: an earlier version is registered or exported, and the passport has changed since.',
});

const categoryField = z
  .enum(PRODUCT_CATEGORIES)
  .optional()
  .meta({ description: 'Product category, `metadata.category`.' });

export const readinessQuery = z.object({
  state: z.enum(REGISTRY_STATES).optional().meta({ description: 'Passports in this state.' }),
  blocker: z
    .enum(blockerCodes)
    .optional()
    .meta({ description: 'Passports that have this blocker.' }),
  category: categoryField,
  ...cursorQuery({ defaultLimit: 50, maxLimit: 100 }),
});

export const countReadinessQuery = z.object({ category: categoryField });

const blockerSchema = z
  .looseObject({
    code: z.enum(blockerCodes).meta({ description: 'What is in the way; stable.' }),
    path: z.string().meta({
      description:
        'Member that it concerns: of the passport document, or `mapping.` and a member of the mapping.',
    }),
    message: z.string().meta({ description: 'What is wrong and how to mend it, in English.' }),
    source: z.string().meta({ description: 'Provision or standard that asks for it.' }),
    checkedBy: z.enum(['PLATFORM', 'REGISTRY']).meta({
      description:
        'PLATFORM: a condition of this server. REGISTRY: the registry reads the passport and checks it, too.',
    }),
  })
  .meta({ id: 'RegistryBlocker' });

export const handedInSchema = z
  .looseObject({
    exportId: z.uuid().meta({ description: 'The export that it is in.' }),
    number: z.int().min(1).meta({ description: 'Place in the export, from 1.' }),
    exportedAt: timestampOf('When the export was made.'),
    versionHash: z.string().nullable().meta({ description: 'Hash of the version, in hex.' }),
    outcome: z.enum(['REGISTERED', 'REFUSED']).nullable().meta({
      description: 'By the imported result; null without one.',
    }),
    registrationId: z
      .string()
      .nullable()
      .meta({ description: 'Id that the registry gave; null without one.' }),
    registeredAt: nullableTimestampOf('When the registry registered it, as it says itself.'),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Code of a refusal, as the registry says it.' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Reason of a refusal, as the registry says it.' }),
    resultAt: nullableTimestampOf('When the result was imported.'),
  })
  .meta({ id: 'RegistryRequest' });

const readinessRowSchema = z
  .looseObject({
    passportId: passportIdField,
    productId: productIdField,
    operatorId: z.uuid().meta({ description: 'Economic operator of the passport.' }),
    productIdentifier: z.string().meta({
      description: 'Address on the data carrier, by which the registry knows the product.',
    }),
    granularity: z
      .enum(['MODEL', 'BATCH', 'ITEM'])
      .meta({ description: 'Level of the product identifier.' }),
    state: stateField,
    ready: z.boolean().meta({
      description: 'True without blockers. A registered passport may have some since.',
    }),
    blockers: z.array(blockerSchema).meta({ description: 'Everything that is in the way.' }),
    exported: handedInSchema
      .nullable()
      .meta({ description: 'The last export of the passport; null without one.' }),
    registered: handedInSchema.nullable().meta({
      description:
        'The last version that a result called registered, of a former edition where this one has none; null without one.',
    }),
  })
  .meta({ id: 'RegistryReadinessRow' });

export const readinessReply = z
  .looseObject({
    success: succeeded,
    mappingVersion: z.int().min(0).meta({ description: 'Version of the mapping that judged.' }),
    passports: z.array(readinessRowSchema).meta({
      description: `Newest first, without archived ones and former editions. With a filter a page judges ${MAX_JUDGED_PER_PAGE} passports at most: it may be short, or empty, and have a next one.`,
    }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'RegistryReadinessReply' });

const count = z.int().min(0);

export const countReadinessReply = z
  .looseObject({
    success: succeeded,
    counts: z
      .record(z.enum(REGISTRY_STATES), count)
      .meta({ description: 'State → passports in it.' }),
    blockers: z.record(z.string(), count).meta({
      description: 'Code of a blocker → passports that have it; those alone that some have.',
    }),
    countsAreExact: z.boolean().meta({
      description: `False where there are more than ${MAX_COUNTED} passports: the newest ones are counted.`,
    }),
  })
  .meta({ id: 'RegistryCountsReply' });
