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

const operatorSchema = z
  .looseObject({
    id: recordIdField,
    name: z.string().meta({ description: 'Legal or trade name.' }),
    regId: z.string().meta({ description: 'Identifier in a legal registry; immutable.' }),
    regIdScheme: z
      .enum(['EORI', 'VAT', 'DUNS', 'NATIONAL', 'OTHER'])
      .nullable()
      .meta({ description: 'Registry that regId is from; null where not stated.' }),
    role: z.string().meta({ description: 'Free text, such as MANUFACTURER or IMPORTER.' }),
    archivedAt: nullableTimestampOf('When it was archived; null: active.'),
    createdAt: createdAtField,
  })
  .meta({ id: 'EconomicOperator' });

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
  })
  .meta({ id: 'CreateOperatorRequest' });

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
  })
  .meta({ id: 'UpdateOperatorRequest' });

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
