import { isGrai, isGtin, toGtin14 } from '@dpp/gs1';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller-model.js';
import { ApiError } from '../../platform/http/api-error.js';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { defineRoute, type ApiRequest, type RawReply } from '../../platform/http/route.js';
import { findPassportOfSerial } from './find-passport-of-serial.js';
import type { KeyTarget, ResolutionTarget } from './resolution-model.js';
import { notFoundReply, replyWith } from './resolution-reply.js';
import { notAcceptable, resolutionReplies } from './resolution-schemas.js';
import { resolvePassport, type ResolutionDeps } from './resolve-passport.js';

const tag = 'Public Resolution';

const redirect = { description: 'Redirect; the query string is kept.', mediaTypes: {} } as const;

const errors = {
  406: notAcceptable,
  429: { description: 'Too many resolutions from this address.', schema: briefErrorSchema },
};

const badKey = {
  description: 'Not such a key: its check digit, length or characters are wrong.',
  schema: briefErrorSchema,
};

const shared = {
  method: 'get',
  tag,
  access: 'public',
  limits: ['resolution'],
  errors,
} as const;

export const resolutionRoutes = [
  defineRoute({
    ...shared,
    path: '/passport/{id}',
    operationId: 'resolvePassport',
    summary: 'Resolve a passport by its UUID',
    params: z.object({ id: z.string() }),
    replies: resolutionReplies,
    handle: (deps: ResolutionDeps, request) => answer(deps, { id: request.params.id }, request),
  }),
  defineRoute({
    ...shared,
    path: '/01/{gtin}',
    operationId: 'resolveGtin',
    summary: 'Resolve a passport by GTIN',
    description: 'A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form.',
    params: z.object({ gtin: z.string() }),
    replies: { ...resolutionReplies, 302: redirect },
    errors: { ...errors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { gtin } = request.params;
      const gtin14 = canonicalGtin(gtin);
      if (gtin14 !== gtin) return redirectTo(deps, `/01/${gtin14}`, request.url);
      return answer(deps, { applicationIdentifier: '01', value: gtin }, request);
    },
  }),
  defineRoute({
    ...shared,
    path: '/01/{gtin}/21/{serial}',
    operationId: 'resolveGtinSerial',
    summary: 'Find the passport of a serialised product',
    description: 'A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form.',
    params: z.object({ gtin: z.string(), serial: z.string() }),
    replies: { 302: redirect, 404: resolutionReplies[404] },
    errors: { 429: errors[429], 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { gtin, serial } = request.params;
      const gtin14 = canonicalGtin(gtin);
      if (gtin14 !== gtin) {
        return redirectTo(deps, `/01/${gtin14}/21/${encodeURIComponent(serial)}`, request.url);
      }
      return redirectToSerial(deps, { applicationIdentifier: '01', value: gtin, serial }, request);
    },
  }),
  defineRoute({
    ...shared,
    path: '/8003/{grai}',
    operationId: 'resolveGrai',
    summary: 'Resolve a passport by GRAI',
    params: z.object({ grai: z.string() }),
    replies: resolutionReplies,
    errors: { ...errors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { grai } = request.params;
      requireGrai(grai);
      return answer(deps, { applicationIdentifier: '8003', value: grai }, request);
    },
  }),
  defineRoute({
    ...shared,
    path: '/8003/{grai}/21/{serial}',
    operationId: 'resolveGraiSerial',
    summary: 'Find the passport of a serialised asset',
    params: z.object({ grai: z.string(), serial: z.string() }),
    replies: { 302: redirect, 404: resolutionReplies[404] },
    errors: { 429: errors[429], 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { grai, serial } = request.params;
      requireGrai(grai);
      const target = { applicationIdentifier: '8003', value: grai, serial } as const;
      return redirectToSerial(deps, target, request);
    },
  }),
];

/** @throws a 400 for what is no GTIN. */
function canonicalGtin(gtin: string): string {
  if (!isGtin(gtin)) throw ApiError.brief(400, 'This is not a GTIN with a valid check digit.');
  return toGtin14(gtin);
}

function requireGrai(grai: string): void {
  if (!isGrai(grai)) throw ApiError.brief(400, 'This is not a GRAI with a valid check digit.');
}

type PublicRequest = ApiRequest<unknown, undefined, undefined, Caller | undefined>;

async function answer(deps: ResolutionDeps, target: ResolutionTarget, request: PublicRequest) {
  const { caller, hostTenantId, headers, ip } = request;
  const viewer = { caller, hostTenantId, accept: headers.accept, ip };
  const resolution = await resolvePassport(deps, target, viewer);
  return resolution ? replyWith(resolution, request) : notFoundReply(headers.accept);
}

async function redirectToSerial(
  deps: ResolutionDeps,
  target: KeyTarget & { serial: string },
  request: PublicRequest,
) {
  const id = await findPassportOfSerial(deps, target, request);
  if (id === undefined) return notFoundReply(request.headers.accept);
  return redirectTo(deps, `/passport/${id}`, request.url);
}

/**
 * To another path on this host, with the query string as it came. A base URL with a path of its own
 * stands behind a proxy that cuts that path off.
 */
function redirectTo({ baseUrl }: ResolutionDeps, path: string, url: string): RawReply<302> {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return { status: 302, headers: { Location: prefix + path + query } };
}
