import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { frameworkErrorSchema } from '../../platform/http/error-schemas.js';
import { composeGtin } from './compose-gtin.js';
import { decodeGs1Batch } from './decode-gs1-batch.js';
import { decodeGs1Data } from './decode-gs1-data.js';
import {
  composeGtinBody,
  composeGtinReply,
  decodeGs1BatchBody,
  decodeGs1BatchReply,
  decodeGs1Input,
  decodeGs1Reply,
  gs1ErrorSchema,
} from './gs1-schemas.js';

interface Gs1Deps extends RouteDeps {
  readonly baseUrl: string;
}

const shared = {
  method: 'post',
  tag: 'GS1',
  access: 'public',
  limits: ['standard', 'gs1'],
} as const;

const badData = {
  description: 'The data break GS1 rules; `problems` says which and where.',
  schema: z.union([gs1ErrorSchema, frameworkErrorSchema]),
};

export const gs1Routes = [
  defineRoute({
    ...shared,
    path: '/api/v1/gs1/gtin',
    operationId: 'mintGtinCheckDigit',
    summary: 'Compute the check digit of a GTIN',
    description:
      'Prefix and item reference have 13 digits together. Nothing is registered. Callers without credentials: 20 a minute per address.',
    body: composeGtinBody,
    replies: { 200: { description: 'The GTIN-14.', schema: composeGtinReply } },
    errors: { 400: badData },
    handle: (deps: Gs1Deps, { body }) =>
      Promise.resolve(json(200, { success: true as const, ...composeGtin(deps, body) })),
  }),
  defineRoute({
    ...shared,
    path: '/api/v1/gs1/decode',
    operationId: 'decodeGs1',
    summary: 'Decode scan data, an element string or a Digital Link',
    description:
      'Every value, association and check digit is checked; all problems are named at once. Callers without credentials: 20 a minute per address.',
    body: decodeGs1Input,
    replies: {
      200: { description: 'The data by Application Identifier.', schema: decodeGs1Reply },
    },
    errors: { 400: badData },
    handle(deps: Gs1Deps, { body }) {
      const decoding = decodeGs1Data(deps, body);
      if (!decoding.ok) {
        const { ok, message, ...details } = decoding;
        throw ApiError.badRequest(message, details);
      }
      const { ok: success, ...decoded } = decoding;
      return Promise.resolve(json(200, { success, ...decoded }));
    },
  }),
  defineRoute({
    ...shared,
    path: '/api/v1/gs1/decode/batch',
    operationId: 'decodeGs1Batch',
    summary: 'Decode up to 200 pieces of GS1 data',
    description:
      'Each on its own: one that is wrong says so in its result. Callers without credentials: 20 a minute per address.',
    body: decodeGs1BatchBody,
    replies: { 200: { description: 'One result per item.', schema: decodeGs1BatchReply } },
    async handle(deps: Gs1Deps, { body, caller }) {
      const results = await decodeGs1Batch(deps, body.items, { of: caller?.tenant.id });
      return json(200, { success: true as const, count: results.length, results });
    },
  }),
];
