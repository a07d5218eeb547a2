import { z } from 'zod';
import { TIERS } from '../auth/plan.js';
import { advisoryCodes } from './advisory-codes.js';
import { errorCodes, frameworkCodes } from './error-codes.js';

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
const branchOnThis = 'Branch on this; `/docs/errors` explains each. More may come.';

/** A list of codes that grows: clients take a code that they do not know for its status. */
export const codesIn = <Code extends string>(id: string, codes: Readonly<Record<Code, unknown>>) =>
  z
    .enum(Object.keys(codes) as [Code, ...Code[]])
    .meta({ id, description: branchOnThis, 'x-extensible': true });

export const errorCodeSchema = codesIn('ErrorCode', errorCodes);
const frameworkCodeSchema = codesIn('FrameworkErrorCode', frameworkCodes);
const advisoryCodeSchema = codesIn('AdvisoryCode', advisoryCodes);

const code = errorCodeSchema.optional();

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
  .looseObject({ error: errorName, message: errorMessage, code })
  .meta({ id: 'BriefError', 'x-extension-members': ['code'] });

export const messageOnlyErrorSchema = z
  .looseObject({ success: failed, message: errorMessage, code })
  .meta({ id: 'MessageOnlyError', 'x-extension-members': ['code'] });

export const bulkErrorSchema = z
  .looseObject({
    success: failed,
    error: errorName,
    code: errorCodeSchema,
    errors: z.array(z.string()).meta({
      description: 'One sentence for each entry that failed, starting with the entry it is about.',
    }),
  })
  .meta({ id: 'BulkError', 'x-extension-members': ['code'] });

export const frameworkErrorSchema = z
  .looseObject({
    statusCode: z.int().meta({ description: 'HTTP status, 400 to 599.' }),
    code: frameworkCodeSchema,
    error: errorName,
    message: errorMessage,
  })
  .meta({ id: 'FrameworkError' });

export const validationItemSchema = z
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
    code: advisoryCodeSchema,
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
    code: errorCodeSchema,
    errors: z
      .array(validationItemSchema)
      .meta({ description: 'Every fault of the metadata, at least one.' }),
    warnings: z
      .array(advisoryItemSchema)
      .optional()
      .meta({ description: 'Advice besides; only when there is any.' }),
  })
  .meta({ id: 'ValidationError', 'x-extension-members': ['code'] });

/** A refusal as RFC 9457 has it, for clients that accept it; members of the shapes above stand beside. */
export const problemDetailsSchema = z
  .looseObject({
    type: z.url().meta({ description: 'Where `/docs/errors` explains the code.' }),
    title: z.string().meta({ description: 'What `error` is in the shapes of the contract.' }),
    status: z.int().min(400).max(599).meta({ description: 'HTTP status, 400 to 599.' }),
    detail: z.string().optional().meta({ description: 'What `message` is.' }),
    code: z.string().meta({ description: branchOnThis }),
    requestId: z.string().meta({ description: 'That of `X-Request-Id`.' }),
  })
  .meta({ id: 'ProblemDetails' });
