import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import {
  briefErrorSchema,
  frameworkErrorSchema,
  messageOnlyErrorSchema,
  paymentRequiredSchema,
  problemDetailsSchema,
  standardErrorSchema,
} from '../error-schemas.js';
import { problemMediaType } from '../reply/problem-details.js';
import { extensionMark } from './extension-marks.js';
import { needsSubscription, type AnyRoute, type RejectionShape } from '../route.js';

const rejectionSchemas: Readonly<Record<RejectionShape, z.ZodType>> = {
  framework: frameworkErrorSchema,
  standard: standardErrorSchema,
  brief: briefErrorSchema,
  bare: briefErrorSchema,
  'message-only': messageOnlyErrorSchema,
};

const requestId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,128}$/)
  .meta({
    description: 'That of the request where it is well formed, else a UUID.',
    header: { id: 'RequestId' },
  });

const retryAfter = z
  .int()
  .min(1)
  .meta({ description: 'Seconds to wait.', header: { id: 'RetryAfter' } });

/** What every response carries. */
export const responseHeaders = z.object({ 'X-Request-Id': requestId });

/** What the reply to a change carries that takes `If-Match`. */
export const taggedHeaders = responseHeaders.extend({
  ETag: z
    .string()
    .optional()
    .meta({
      description: 'Entity tag of the passport as it is now, for `If-Match` of the next change.',
      header: { id: 'PassportETag', 'x-extension': true },
    }),
});

const help = z.string().meta({
  description: 'With `rel="help"`: where `/docs/errors` explains the code of the refusal.',
  header: { id: 'Help', 'x-extension': true },
});

/** What every refusal carries. */
const refusalHeaders = responseHeaders.extend({ Link: help });

const retryHeaders = refusalHeaders.extend({ 'Retry-After': retryAfter });

/** What a client that accepts problem details is answered instead. */
export const problemContent = { schema: problemDetailsSchema, ...extensionMark };

interface Refusal {
  readonly schema: z.ZodType;
  readonly headers: z.ZodObject;
  readonly response: ZodOpenApiResponseObject;
}

interface RefusalOptions {
  readonly headers?: z.ZodObject;
  /** The name under which the document says the refusal once and refers to it. */
  readonly id?: string;
}

const unauthorized = refusal(
  'Missing, invalid, revoked or expired credentials.',
  standardErrorSchema,
  { id: 'Unauthorized' },
);
const paymentRequired = refusal(
  'Subscription lapsed, or the plan has no API access.',
  paymentRequiredSchema,
  { id: 'PaymentRequired' },
);
const forbidden = refusal(
  'Missing permission, or another workspace or operator.',
  standardErrorSchema,
  { id: 'Forbidden' },
);
const payloadTooLarge = refusal('The body is over the route limit.', frameworkErrorSchema, {
  id: 'PayloadTooLarge',
});
const unsupportedMediaType = refusal(
  'The body is not of the media type of the operation, in UTF-8.',
  frameworkErrorSchema,
  {
    id: 'UnsupportedMediaType',
  },
);
const tooManyRequests = refusal(
  'A request budget is exhausted; never a credential problem.',
  frameworkErrorSchema,
  { id: 'TooManyRequests', headers: retryHeaders },
);
const internalServerError = refusal(
  'An unexpected error. Its details are in the log of the server, under the request id.',
  standardErrorSchema,
  { id: 'InternalServerError' },
);
const serviceUnavailable = refusal(
  'The database cannot be reached, or has no room.',
  standardErrorSchema,
  { id: 'ServiceUnavailable', headers: retryHeaders },
);

/** Lists, by status, the refusals that a declaration implies and those it names. */
export function refusalsOf(route: Omit<AnyRoute, 'handle'>): ZodOpenApiResponsesObject {
  const refusals = impliedRefusals(route);
  for (const [status, error] of Object.entries(route.errors ?? {})) {
    const { description, schema } =
      typeof error === 'string' ? { description: error, schema: standardOf(status) } : error;
    const implied = refusals[status];
    const either =
      implied && implied.schema !== schema ? z.union([schema, implied.schema]) : schema;
    refusals[status] = refusal(description, either, implied);
  }
  return Object.fromEntries(
    Object.entries(refusals).map(([status, { response }]) => [status, response]),
  );
}

/** The standard body, with what one of its statuses has besides. */
function standardOf(status: string): z.ZodType {
  return status === '402' ? paymentRequiredSchema : standardErrorSchema;
}

/**
 * Shape of the refusal of a query or body. NUL in an address, and malformed JSON beside a brief rejection, are refused
 * before the route is asked for its shape.
 */
function unfitSchema(route: Omit<AnyRoute, 'handle'>) {
  const { body, query, rejection = 'framework', malformedBody } = route;
  const schema = rejectionSchemas[rejection];
  if (rejection === 'framework') return schema;
  const isBrief = rejection === 'brief' || rejection === 'bare';
  const isMalformed = body !== undefined && isBrief && malformedBody !== 'bare';
  return query || isMalformed ? z.union([schema, frameworkErrorSchema]) : schema;
}

function impliedRefusals(route: Omit<AnyRoute, 'handle'>): Record<string, Refusal> {
  const { access, body, form, upload, query, limits } = route;
  const unfit = 'The request does not fit its schema.';
  return {
    ...((body ?? query) && { 400: refusal(unfit, unfitSchema(route)) }),
    ...(access !== 'public' && { 401: unauthorized, 403: forbidden }),
    ...(access !== 'public' && needsSubscription(route) && { 402: paymentRequired }),
    ...((body ?? form ?? upload) && { 413: payloadTooLarge, 415: unsupportedMediaType }),
    // An operation without a budget answers in each state of the server.
    ...(limits?.length !== 0 && { 429: tooManyRequests, 503: serviceUnavailable }),
    500: internalServerError,
  };
}

function refusal(
  description: string,
  schema: z.ZodType,
  { headers = refusalHeaders, id }: RefusalOptions = {},
): Refusal {
  const content = {
    'application/json': { schema },
    [problemMediaType]: problemContent,
  };
  return { schema, headers, response: { ...(id && { id }), description, headers, content } };
}
