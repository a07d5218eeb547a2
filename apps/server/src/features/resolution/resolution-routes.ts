import { isGrai, isGtin, isGtin14, toGtin14 } from '@dpp/gs1';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { defineRoute, type ApiRequest } from '../../platform/http/route.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { findPassportOfSerial } from './find-passport-of-serial.js';
import { notFoundReply, replyWith } from './resolution-reply.js';
import {
  resolvePassport,
  type KeyTarget,
  type ResolutionDeps,
  type ResolutionTarget,
} from './resolve-passport.js';

const tag = 'Public Resolution';

const representations = {
  description: 'The passport, in the representation the Accept header asks for.',
  mediaTypes: ['application/ld+json', 'application/vc+jwt', 'text/html'],
} as const;

const replies = {
  200: representations,
  304: { description: 'Unchanged since the ETag of If-None-Match.', mediaTypes: [] },
  404: {
    description: 'No such published passport.',
    mediaTypes: ['application/json', 'text/html'],
  },
} as const;

const redirect = { description: 'Redirect; the query string is kept.', mediaTypes: [] } as const;

const errors = {
  406: 'A credential was asked for, and no manufacturing facility with a country is linked.',
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
    replies,
    handle: (deps: ResolutionDeps, request) => answer(deps, { id: request.params.id }, request),
  }),
  defineRoute({
    ...shared,
    path: '/01/{gtin}',
    operationId: 'resolveGtin',
    summary: 'Resolve a passport by GTIN',
    description: 'A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form.',
    params: z.object({ gtin: z.string() }),
    replies: { ...replies, 302: redirect },
    errors: { ...errors, 400: 'Not a GTIN: its check digit, length or characters are wrong.' },
    async handle(deps: ResolutionDeps, request) {
      const { gtin } = request.params;
      if (!isGtin(gtin)) throw ApiError.brief(400, 'This is not a GTIN with a valid check digit.');
      if (!isGtin14(gtin)) return redirectTo(`/01/${toGtin14(gtin)}`, request.url);
      return answer(deps, { applicationIdentifier: '01', value: gtin }, request);
    },
  }),
  defineRoute({
    ...shared,
    path: '/01/{gtin}/21/{serial}',
    operationId: 'resolveGtinSerial',
    summary: 'Find the passport of a serialised product',
    params: z.object({ gtin: z.string(), serial: z.string() }),
    replies: { 302: redirect, 404: replies[404] },
    handle: (deps: ResolutionDeps, request) =>
      redirectToSerial(
        deps,
        {
          applicationIdentifier: '01',
          value: request.params.gtin,
          serial: request.params.serial,
        },
        request,
      ),
  }),
  defineRoute({
    ...shared,
    path: '/8003/{grai}',
    operationId: 'resolveGrai',
    summary: 'Resolve a passport by GRAI',
    params: z.object({ grai: z.string() }),
    replies,
    errors: { ...errors, 400: 'Not a GRAI.' },
    async handle(deps: ResolutionDeps, request) {
      const { grai } = request.params;
      if (!isGrai(grai)) throw ApiError.brief(400, 'This is not a GRAI with a valid check digit.');
      return answer(deps, { applicationIdentifier: '8003', value: grai }, request);
    },
  }),
  defineRoute({
    ...shared,
    path: '/8003/{grai}/21/{serial}',
    operationId: 'resolveGraiSerial',
    summary: 'Find the passport of a serialised asset',
    params: z.object({ grai: z.string(), serial: z.string() }),
    replies: { 302: redirect, 404: replies[404] },
    handle: (deps: ResolutionDeps, request) =>
      redirectToSerial(
        deps,
        {
          applicationIdentifier: '8003',
          value: request.params.grai,
          serial: request.params.serial,
        },
        request,
      ),
  }),
];

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
  return redirectTo(`/passport/${id}`, request.url);
}

/** To another path on this host, with the query string as it came. */
function redirectTo(path: string, url: string) {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return { status: 302 as const, headers: { Location: path + query } };
}
