import { z } from 'zod';
import { TIERS } from '../auth/plan.js';

/** The contract's body shapes of a refusal. Clients branch on `code` and on nothing else. */

const code = z.string().optional().meta({ description: 'Machine-stable; branch on this.' });

export const standardErrorSchema = z
  .looseObject({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    code,
    requestId: z.string().optional(),
  })
  .meta({ id: 'StandardError' });

export const paymentRequiredSchema = standardErrorSchema
  .extend({
    quota: z
      .looseObject({
        tier: z.enum(TIERS),
        activePassports: z.int(),
        passportLimit: z.int().nullable(),
      })
      .optional()
      .meta({
        description: 'With passport_quota_exceeded: what the plan allows and what there is.',
      }),
    upgradeUrl: z.string().optional(),
  })
  .meta({ id: 'PaymentRequiredError' });

export const briefErrorSchema = z
  .looseObject({ error: z.string(), message: z.string() })
  .meta({ id: 'BriefError' });

export const messageOnlyErrorSchema = z
  .looseObject({ success: z.literal(false), message: z.string() })
  .meta({ id: 'MessageOnlyError' });

export const bulkErrorSchema = z
  .looseObject({ success: z.literal(false), error: z.string(), errors: z.array(z.string()) })
  .meta({ id: 'BulkError' });

export const frameworkErrorSchema = z
  .looseObject({
    statusCode: z.int(),
    code: z.string(),
    error: z.string(),
    message: z.string(),
  })
  .meta({ id: 'FrameworkError' });

const validationItemSchema = z
  .looseObject({ path: z.string(), message: z.string(), friendlyMessage: z.string().optional() })
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
    message: z.string(),
    friendlyMessage: z.string(),
  })
  .meta({ id: 'AdvisoryItem' });

export const validationErrorSchema = z
  .looseObject({
    success: z.literal(false),
    error: z.literal('Validation Failed'),
    message: z.string(),
    errors: z.array(validationItemSchema),
    warnings: z.array(advisoryItemSchema).optional(),
  })
  .meta({ id: 'ValidationError' });
