import { z } from 'zod';
import {
  advisoryItemSchema,
  briefErrorSchema,
  standardErrorSchema,
  validationErrorSchema,
} from '../../../platform/http/error-schemas.js';
import { doneMessage, langQuery, succeeded } from '../../../platform/http/field-schemas.js';
import { createPassportBody } from '../passport-schemas.js';

const category = z
  .string()
  .meta({ description: 'Whose rules were applied; `unknown` when none could be.' });

export const validatePassportQuery = z.object(langQuery);

export const validatePassportBody = z
  .looseObject({
    productId: createPassportBody.shape.productId,
    metadata: createPassportBody.shape.metadata,
    operatorId: z.unknown().optional().meta({
      description: 'Taken, so that the body of a create can be sent as it is, and ignored.',
    }),
  })
  .meta({ id: 'ValidatePassportRequest' });

export const validatePassportReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    category,
    errors: z.array(z.never()).meta({ description: 'Empty.' }),
    warnings: z
      .array(advisoryItemSchema)
      .optional()
      .meta({ description: 'Only when there are any.' }),
  })
  .meta({ id: 'ValidatePassportReply' });

/** What stands in a 400: faults of the metadata, a bad productId, a body that is no request. */
export const validatePassportErrorSchema = z.union([
  validationErrorSchema.extend({ category }).meta({
    id: 'PassportValidationError',
    'x-extension-members': ['code'],
  }),
  standardErrorSchema
    .extend({
      category: z
        .literal('unknown')
        .meta({ description: 'Always `unknown`: no rules were applied.' }),
      errors: z.array(z.never()).meta({ description: 'Empty.' }),
    })
    .meta({ id: 'ProductIdError' }),
  briefErrorSchema,
]);
