import { z } from 'zod';
import { errorCodes } from '../../platform/http/error-codes.js';
import { codesIn, standardErrorSchema } from '../../platform/http/error-schemas.js';
import { countField, succeeded } from '../../platform/http/field-schemas.js';
import { GS1_INPUTS } from './decode-gs1-data.js';
import { gs1Codes } from './gs1-code-model.js';

const digits = (description: string) => z.string().max(13).meta({ description });

export const composeGtinBody = z
  .looseObject({
    gs1CompanyPrefix: digits(
      'Digits of the GS1 Company Prefix, with the indicator digit or a zero before it.',
    ),
    itemRef: digits('Digits of the item reference. Together with the prefix: 13 digits.'),
  })
  .meta({ id: 'ComposeGtinRequest' });

export const composeGtinReply = z
  .looseObject({
    success: succeeded,
    gtin: z.string().meta({ description: 'GTIN-14.' }),
    gs1CompanyPrefix: z.string().meta({ description: 'As sent.' }),
    itemRef: z.string().meta({ description: 'As sent.' }),
    checkDigit: z
      .string()
      .regex(/^[0-9]$/)
      .meta({ description: 'One digit, as text.' }),
    digitalLink: z.string().meta({ description: 'Where this server resolves the GTIN.' }),
    note: z.string().meta({ description: 'What was not checked, in English.' }),
  })
  .meta({ id: 'ComposeGtinReply' });

/** As long as anything a reader delivers, with room to spare: QR Code ends at 7,089 characters. */
const gs1Text = (description: string) => z.string().max(8192).optional().meta({ description });

export const decodeGs1Input = z
  .looseObject({
    scanData: gs1Text(
      'What a reader delivers: a symbology identifier such as `]d2`, then the data, with the group separator (U+001D) for FNC1. Without an identifier: a Digital Link, the 8, 12, 13 or 14 digits of a GTIN, or an element string with a key. Blanks and line ends around it are left out.',
    ),
    elementString: gs1Text(
      'With AIs in round brackets, or plain with the group separator for FNC1.',
    ),
    digitalLink: gs1Text(
      'A GS1 Digital Link URI of any domain, also one of an older version of the standard with names such as `gtin` or a GTIN of fewer than 14 digits.',
    ),
  })
  .meta({ id: 'DecodeGs1Request', description: 'Exactly one of the three.' });

export const decodeGs1BatchBody = z
  .looseObject({
    items: z
      .array(decodeGs1Input)
      .min(1)
      .max(200)
      .meta({ description: '1 to 200 pieces of data, each decoded by itself.' }),
  })
  .meta({ id: 'DecodeGs1BatchRequest' });

const decodedMembers = {
  input: z.enum(GS1_INPUTS).meta({ description: 'Which of the three the data came as.' }),
  elementString: z.string().meta({ description: 'With AIs in round brackets.' }),
  hri: z.array(z.string()).meta({
    description:
      'Human readable interpretation, one line per AI: the AI in round brackets and the value.',
  }),
  canonicalUpi: z.string().nullable().meta({
    description:
      'The canonical Digital Link URI of key and qualifiers, without attributes; null when no AI is a primary key, or a path cannot hold a value.',
  }),
  digitalLinkUri: z.string().nullable().meta({
    description:
      'All of the data as a Digital Link URI of this server; null when a Digital Link cannot hold them all.',
  }),
  ai: z.record(z.string(), z.string()).meta({ description: 'Values by Application Identifier.' }),
};

export const decodeGs1Reply = z
  .looseObject({ success: succeeded, ...decodedMembers })
  .meta({ id: 'DecodeGs1Reply' });

const { ONE_INPUT_EXPECTED } = errorCodes;

const gs1CodeSchema = codesIn('Gs1ErrorCode', { ...gs1Codes, ONE_INPUT_EXPECTED });

const gs1ProblemSchema = z
  .looseObject({
    code: gs1CodeSchema,
    message: z.string().meta({ description: 'What is wrong, in English.' }),
    start: z.int().meta({ description: 'Index in the input of the first character at fault.' }),
    end: z.int().meta({ description: 'Index after the last character at fault.' }),
    applicationIdentifier: z
      .string()
      .optional()
      .meta({ description: 'Application Identifier that the problem is of.' }),
    field: z.string().optional().meta({ description: 'The member of the request it stands in.' }),
  })
  .meta({ id: 'Gs1Problem' });

const refusedMembers = {
  code: gs1CodeSchema,
  problems: z
    .array(gs1ProblemSchema)
    .meta({ description: 'Everything that is wrong, by position.' }),
  suggestions: z.array(z.string()).optional().meta({
    description:
      'Bracketed readings in which separators that seem lost are put back, likeliest first.',
  }),
};

/** A refusal of GS1 data, with all that is wrong at once. */
export const gs1ErrorSchema = standardErrorSchema
  .extend(refusedMembers)
  .meta({ id: 'Gs1DataError', 'x-extension-members': ['problems', 'suggestions'] });

export const decodeGs1BatchReply = z
  .looseObject({
    success: succeeded,
    count: countField,
    results: z
      .array(
        // No discriminator: OpenAPI takes text alone for one.
        z.union([
          z
            .looseObject({
              ok: z.literal(true).meta({ description: 'The item was decoded.' }),
              ...decodedMembers,
            })
            .meta({ id: 'DecodeGs1Success' }),
          z
            .looseObject({
              ok: z.literal(false).meta({ description: 'The item was refused.' }),
              error: z.string().meta({ description: 'Why, in English.' }),
              ...refusedMembers,
            })
            .meta({
              id: 'DecodeGs1Failure',
              'x-extension-members': ['code', 'problems', 'suggestions'],
            }),
        ]),
      )
      .meta({ description: 'One per item, in their order.' }),
  })
  .meta({ id: 'DecodeGs1BatchReply' });
