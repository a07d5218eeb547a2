import type { OperatorIdScheme } from '@dpp/espr-validate/operator-id';
import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import {
  countField,
  createdAtField,
  doneMessage,
  langQuery,
  nullableTimestampOf,
  recordIdField,
  succeeded,
} from '../../platform/http/field-schemas.js';
import { operatorTextLength } from './operator-model.js';

const contractSchemes = ['EORI', 'VAT', 'DUNS', 'NATIONAL', 'OTHER'] as const;
const extensionSchemes = ['LEI', 'GLN', 'NTR', 'EID'] as const satisfies readonly Exclude<
  OperatorIdScheme,
  (typeof contractSchemes)[number]
>[];

const operatorSchema = z
  .looseObject({
    id: recordIdField,
    name: z.string().meta({ description: 'Legal or trade name.' }),
    regId: z.string().meta({ description: 'Identifier in a legal registry; immutable.' }),
    regIdScheme: z
      .union([
        z.enum(contractSchemes),
        z.enum(extensionSchemes).meta({ 'x-extension': true }),
        z.null(),
      ])
      .meta({ description: 'Registry that regId is from; null where not stated.' }),
    eori: z
      .string()
      .nullable()
      .meta({ description: 'EORI number, where regId is another one; null where not stated.' }),
    role: z.string().meta({ description: 'Free text, such as MANUFACTURER or IMPORTER.' }),
    archivedAt: nullableTimestampOf('When it was archived; null: active.'),
    createdAt: createdAtField,
  })
  .meta({ id: 'EconomicOperator', 'x-extension-members': ['eori'] });

export const createOperatorBody = z
  .looseObject({
    name: z
      .string()
      .max(operatorTextLength.name)
      .meta({ description: 'Legal or trade name, 1 to 200 characters.' }),
    regId: z
      .string()
      .max(operatorTextLength.regId)
      .meta({ description: 'With scheme EORI: two letters, then 1 to 15.' }),
    role: z
      .string()
      .max(operatorTextLength.role)
      .optional()
      .meta({ description: 'Default MANUFACTURER.' }),
    regIdScheme: z
      .string()
      .nullish()
      .meta({ description: 'EORI, VAT, DUNS, NATIONAL or OTHER, in any case.' }),
    eori: z.string().max(operatorTextLength.eori).nullish().meta({
      description:
        'EORI number, where regId is another one. Schemes beside those of the contract: LEI, GLN, NTR, EID. EORI, VAT, LEI and GLN are checked by form and check digits.',
    }),
  })
  .meta({ id: 'CreateOperatorRequest', 'x-extension-members': ['eori'] });

export const createOperatorQuery = z.object(langQuery);

export const createOperatorReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    operator: operatorSchema.meta({
      description: 'The operator as stored. A known regId: the record that was there, unchanged.',
    }),
    warnings: z.array(advisoryItemSchema).meta({
      description:
        'EORI_NOT_FOUND where the registry was asked and does not have the number; else empty.',
    }),
  })
  .meta({ id: 'CreateOperatorReply' });

export const operatorReply = z
  .looseObject({
    success: succeeded,
    operator: operatorSchema.meta({ description: 'The operator as stored.' }),
  })
  .meta({ id: 'OperatorReply' });

/** A value other than text counts as not sent, so the type is for the description alone. */
const optionalText = (maxLength: number, description: string) =>
  z.unknown().meta({ description, override: { type: 'string', maxLength } });

export const updateOperatorBody = z
  .looseObject({
    name: optionalText(operatorTextLength.name, 'Trimmed; one without text is ignored.').optional(),
    role: optionalText(operatorTextLength.role, 'Trimmed; one without text is ignored.').optional(),
    eori: z
      .string()
      .max(operatorTextLength.eori)
      .nullish()
      .meta({ description: 'EORI number; null or blank takes it away, absent leaves it.' }),
  })
  .meta({ id: 'UpdateOperatorRequest', 'x-extension-members': ['eori'] });

export const removeOperatorReply = z
  .looseObject({
    success: succeeded,
    archived: z.boolean().meta({ description: 'False: the operator is gone.' }),
    archivedPassports: z.int().optional().meta({
      description: 'How many passports were archived now; absent when the operator has none.',
    }),
  })
  .meta({ id: 'RemoveOperatorReply' });

export const restoreOperatorReply = z
  .looseObject({
    success: succeeded,
    restoredPassports: z.int().meta({ description: 'How many are no longer archived.' }),
  })
  .meta({ id: 'RestoreOperatorReply' });

export const listOperatorsQuery = z.object({
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: '`true`: archived operators too; `false` (default): active ones alone.' }),
});

export const listOperatorsReply = z
  .looseObject({
    success: succeeded,
    count: countField,
    operators: z.array(operatorSchema).meta({ description: 'Ordered by name.' }),
  })
  .meta({ id: 'ListOperatorsReply' });
