import { z } from 'zod';
import { TIERS } from '../auth/plan.js';

/** The contract's body shapes of a refusal. Clients branch on `code` and on nothing else. */

const failed = z.literal(false).meta({ description: 'False in every refusal.' });
const errorName = z
  .string()
  .meta({ description: 'Short name of the refusal, such as `Bad Request`.' });
const errorMessage = z
  .string()
  .meta({ description: 'Why it was refused, in English. For people: do not parse it.' });
const friendlyMessage = z.string().meta({
  description: 'The same for users of a form, in the language of `lang` or Accept-Language.',
});
const code = z.string().optional().meta({ description: 'Machine-stable; branch on this.' });

export const standardErrorSchema = z
  .looseObject({
    success: failed,
    error: errorName,
    message: errorMessage,
    code,
    requestId: z.string().optional().meta({
      description: 'Value of X-Request-Id, by which the log of the server names the request.',
    }),
  })
  .meta({ id: 'StandardError' });

export const paymentRequiredSchema = standardErrorSchema
  .extend({
    quota: z
      .looseObject({
        tier: z.enum(TIERS).meta({ description: 'Plan of the workspace.' }),
        activePassports: z
          .int()
          .meta({ description: 'Published passports that the workspace has.' }),
        passportLimit: z
          .int()
          .nullable()
          .meta({ description: 'Published passports that it may have; null: without a limit.' }),
      })
      .optional()
      .meta({
        description: 'With passport_quota_exceeded: what the plan allows and what there is.',
      }),
    upgradeUrl: z
      .string()
      .optional()
      .meta({ description: 'Page on which the plan can be changed.' }),
  })
  .meta({ id: 'PaymentRequiredError' });

export const briefErrorSchema = z
  .looseObject({ error: errorName, message: errorMessage })
  .meta({ id: 'BriefError' });

export const messageOnlyErrorSchema = z
  .looseObject({ success: failed, message: errorMessage })
  .meta({ id: 'MessageOnlyError' });

export const bulkErrorSchema = z
  .looseObject({
    success: failed,
    error: errorName,
    errors: z.array(z.string()).meta({
      description: 'One sentence for each entry that failed, starting with the entry it is about.',
    }),
  })
  .meta({ id: 'BulkError' });

export const frameworkErrorSchema = z
  .looseObject({
    statusCode: z.int().meta({ description: 'HTTP status, 400 to 599.' }),
    code: z.string().meta({ description: 'Machine-stable; branch on this.' }),
    error: errorName,
    message: errorMessage,
  })
  .meta({ id: 'FrameworkError' });

const validationItemSchema = z
  .looseObject({
    path: z.string().meta({
      description:
        'Member at fault, with dots between names and [n] for entries: `materialComposition[0].percentage`.',
    }),
    message: z.string().meta({ description: 'What is wrong, in English, for developers.' }),
    friendlyMessage: friendlyMessage.optional(),
  })
  .meta({ id: 'ValidationItem' });

export const advisoryItemSchema = z
  .looseObject({
    code: z.string().meta({
      description:
        'Branch on this. NON_GS1_PRODUCT_ID, PII_SHAPE_DETECTED, UNIT_NO_SCANNABLE_LINK, DRAFT_DEMOTED, EORI_NOT_FOUND, EVENT_HASH_SHARED and, of the metadata, RECOMMENDED_FIELD_MISSING, BATTERY_DATA_MISSING, UNKNOWN_FIELD and those of its rules; more may come.',
    }),
    path: z.string().meta({
      description:
        'Inside the metadata; `metadata` when it is about all of it; or a field of the request.',
    }),
    message: z.string().meta({ description: 'The advice, in English, for developers.' }),
    friendlyMessage,
  })
  .meta({ id: 'AdvisoryItem' });

export const validationErrorSchema = z
  .looseObject({
    success: failed,
    error: z.literal('Validation Failed').meta({ description: 'Name of this refusal.' }),
    message: errorMessage,
    errors: z
      .array(validationItemSchema)
      .meta({ description: 'Every fault of the metadata, at least one.' }),
    warnings: z
      .array(advisoryItemSchema)
      .optional()
      .meta({ description: 'Advice besides; only when there is any.' }),
  })
  .meta({ id: 'ValidationError' });
