import type { IncomingHttpHeaders } from 'node:http';
import type { Metadata } from '@dpp/merkle-seal';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import { validatePassport } from './validate-passport.js';
import {
  validatePassportBody,
  validatePassportErrorSchema,
  validatePassportQuery,
  validatePassportReply,
} from './validation-schemas.js';

const shared = {
  method: 'post',
  tag: 'Passports',
  rejection: 'bare',
  malformedBody: 'bare',
  query: validatePassportQuery,
  body: validatePassportBody,
  replies: { 200: { description: 'The metadata is valid.', schema: validatePassportReply } },
  errors: {
    400: {
      description: 'Validation Failed, or a bad productId; both name the category.',
      schema: validatePassportErrorSchema,
    },
  },
} as const;

interface ValidationDeps extends RouteDeps {
  readonly clock: Clock;
}

export const validationRoutes = [
  defineRoute({
    ...shared,
    path: '/api/v1/passports/validate-only',
    operationId: 'validatePassport',
    summary: 'Validate a passport without storing it',
    description:
      'By the rules of the category and across fields, in the answers of a create that is no draft. What depends on the workspace (operator, facility, quota, duplicates) is not looked at.',
    access: 'passport:create',
    handle: (deps: ValidationDeps, request) => Promise.resolve(answer(deps, request)),
  }),
  defineRoute({
    ...shared,
    path: '/api/v1/passports/validate-only-public',
    operationId: 'validatePassportPublic',
    summary: 'Validate a passport with any valid credential',
    description:
      'As validate-only, for every API key and every login session, whatever its workspace, plan and permissions. 10 a minute per address.',
    access: 'credential',
    limits: ['standard', 'validate-public'],
    maxBodyBytes: 'validatePublicBodyBytes',
    handle: (deps: ValidationDeps, request) => Promise.resolve(answer(deps, request)),
  }),
];

interface ValidationRequest {
  readonly query: z.output<typeof validatePassportQuery>;
  readonly body: z.output<typeof validatePassportBody>;
  readonly headers: IncomingHttpHeaders;
}

function answer({ clock }: ValidationDeps, { query, body, headers }: ValidationRequest) {
  const { category, warnings } = validatePassport({
    productId: body.productId,
    metadata: body.metadata as Metadata,
    options: { locale: localeOf(query.lang, headers), at: clock.now() },
  });
  return json(200, {
    success: true,
    message: 'Passport metadata is valid. Nothing was stored.',
    category,
    errors: [],
    ...(warnings.length > 0 && { warnings }),
  });
}
