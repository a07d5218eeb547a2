import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller-model.js';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { defineRoute, type ApiRequest } from '../../platform/http/route.js';
import { linksetLink } from '../../representations/passport-links.js';
import { findPassportOfSerial } from './find-passport-of-serial.js';
import { followLinkType, resolveLinkType } from './follow-link-type.js';
import { requireGrai, requireGtin } from './requested-key.js';
import {
  passportTarget,
  pathOf,
  type KeyTarget,
  type ResolutionTarget,
} from './resolution-model.js';
import { notFoundReply, redirectTo, replyWith } from './resolution-reply.js';
import { linkTypeQuery, notAcceptable, resolutionReplies } from './resolution-schemas.js';
import {
  resolvePassport,
  type Resolution,
  type ResolutionDeps,
  type Viewer,
} from './resolve-passport.js';

const tag = 'Public Resolution';

const redirect = { description: 'Redirect; the query string is kept.', mediaTypes: {} } as const;

const linkRedirect = {
  description: 'Redirect to what the link type stands for; the query string is kept.',
  mediaTypes: {},
} as const;

const badLinkType = { description: 'Not a link type.', schema: briefErrorSchema };

const errors = {
  406: notAcceptable,
  429: { description: 'Too many resolutions from this address.', schema: briefErrorSchema },
};

const badKey = {
  description:
    'Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules.',
  schema: briefErrorSchema,
};

const shared = {
  method: 'get',
  tag,
  access: 'public',
  rejection: 'brief',
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
    query: linkTypeQuery,
    replies: resolutionReplies,
    errors: { ...errors, 400: badLinkType },
    async handle(deps: ResolutionDeps, request) {
      const target = passportTarget(request.params.id);
      const { linkType } = request.query;
      const viewer = viewerOf(request);
      const resolution = await (linkType === undefined
        ? resolvePassport(deps, target, viewer)
        : resolveLinkType(deps, target, { ...viewer, linkType }));
      return reply(deps, target, { resolution, request });
    },
  }),
  defineRoute({
    ...shared,
    path: '/01/{gtin}',
    operationId: 'resolveGtin',
    summary: 'Resolve a passport by GTIN',
    description: 'A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form.',
    params: z.object({ gtin: z.string() }),
    query: linkTypeQuery,
    replies: { ...resolutionReplies, 302: redirect, 307: linkRedirect },
    errors: { ...errors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { gtin } = request.params;
      const gtin14 = requireGtin(gtin, request.url);
      if (gtin14 !== gtin) return redirectToGtin14(deps, gtin14, { suffix: '', url: request.url });
      return answerKey(deps, { applicationIdentifier: '01', value: gtin }, request);
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
      const gtin14 = requireGtin(gtin, request.url);
      if (gtin14 !== gtin) {
        const suffix = `/21/${encodeURIComponent(serial)}`;
        return redirectToGtin14(deps, gtin14, { suffix, url: request.url });
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
    query: linkTypeQuery,
    replies: { ...resolutionReplies, 307: linkRedirect },
    errors: { ...errors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { grai } = request.params;
      requireGrai(grai, request.url);
      return answerKey(deps, { applicationIdentifier: '8003', value: grai }, request);
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
      requireGrai(grai, request.url);
      const target = { applicationIdentifier: '8003', value: grai, serial } as const;
      return redirectToSerial(deps, target, request);
    },
  }),
];

type PublicRequest = ApiRequest<
  unknown,
  { linkType?: string | undefined },
  undefined,
  Caller | undefined
>;

async function answerKey(deps: ResolutionDeps, target: KeyTarget, request: PublicRequest) {
  const { linkType } = request.query;
  const viewer = viewerOf(request);
  if (linkType === undefined) {
    return reply(deps, target, {
      resolution: await resolvePassport(deps, target, viewer),
      request,
    });
  }
  const followed = await followLinkType(deps, target, { ...viewer, linkType });
  if ('resolution' in followed) {
    return reply(deps, target, { resolution: followed.resolution, request });
  }
  const to = { path: followed.redirectTo, url: request.url, linksetOf: target };
  return redirectTo(deps, 307, to);
}

function viewerOf({ caller, hostTenantId, headers, ip }: PublicRequest): Viewer {
  return { caller, hostTenantId, accept: headers.accept, ip };
}

function reply(
  deps: ResolutionDeps,
  target: ResolutionTarget,
  { resolution, request }: { resolution: Resolution | undefined; request: PublicRequest },
) {
  if (!resolution) return notFoundReply(request.headers.accept);
  return replyWith(resolution, request, linksetLink(deps.baseUrl + pathOf(target)));
}

async function redirectToSerial(
  deps: ResolutionDeps,
  target: KeyTarget & { serial: string },
  { hostTenantId, headers, url }: Pick<PublicRequest, 'hostTenantId' | 'headers' | 'url'>,
) {
  const id = await findPassportOfSerial(deps, target, { hostTenantId });
  if (id === undefined) return notFoundReply(headers.accept);
  return redirectTo(deps, 302, { path: pathOf({ id }), url, linksetOf: target });
}

function redirectToGtin14(
  deps: ResolutionDeps,
  gtin14: string,
  { suffix, url }: { readonly suffix: string; readonly url: string },
) {
  const key = { applicationIdentifier: '01', value: gtin14 } as const;
  return redirectTo(deps, 302, { path: pathOf(key) + suffix, url, linksetOf: key });
}
