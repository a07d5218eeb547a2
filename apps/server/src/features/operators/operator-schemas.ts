import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import { timestampSchema } from '../../platform/http/field-schemas.js';

export const operatorSchema = z
  .looseObject({
    id: z.uuid(),
    name: z.string(),
    regId: z.string().meta({ description: 'Identifier in a legal registry; immutable.' }),
    regIdScheme: z.enum(['EORI', 'VAT', 'DUNS', 'NATIONAL', 'OTHER']).nullable(),
    role: z.string().meta({ description: 'Free text, such as MANUFACTURER or IMPORTER.' }),
    archivedAt: timestampSchema.nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'EconomicOperator' });

export const createOperatorBody = z
  .looseObject({
    name: z.string().max(200),
    regId: z
      .string()
      .max(100)
      .meta({ description: 'With scheme EORI: two letters, then 1 to 15.' }),
    role: z.string().max(64).optional().meta({ description: 'Default MANUFACTURER.' }),
    regIdScheme: z
      .string()
      .nullish()
      .meta({ description: 'EORI, VAT, DUNS, NATIONAL or OTHER, in any case.' }),
  })
  .meta({ id: 'CreateOperatorRequest' });

export const createOperatorReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    operator: operatorSchema,
    warnings: z.array(advisoryItemSchema),
  })
  .meta({ id: 'CreateOperatorReply' });

export const operatorReply = z
  .looseObject({ success: z.literal(true), operator: operatorSchema })
  .meta({ id: 'OperatorReply' });

export const listOperatorsQuery = z.object({
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Which operators: archived ones, or active ones (default).' }),
});

export const listOperatorsReply = z
  .looseObject({
    success: z.literal(true),
    count: z.int(),
    operators: z.array(operatorSchema).meta({ description: 'Ordered by name.' }),
  })
  .meta({ id: 'ListOperatorsReply' });
