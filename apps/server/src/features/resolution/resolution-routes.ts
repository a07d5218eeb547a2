import { z } from 'zod';
import { briefErrorSchema } from '../../platform/http/error-schemas.js';
import { defineRoute } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import {
  answerKey,
  answerQualifiedKey,
  answerSerial,
  reply,
  viewerOf,
  type PublicRequest,
} from './addresses/answer-address.js';
import { resolveLinkType } from './addresses/follow-link-type.js';
import { lotOf, requireQualifiers } from './addresses/qualified-address.js';
import { requireGrai, requireGtin } from './addresses/requested-key.js';
import { passportTarget, pathOf } from './resolution-model.js';
import { asFile, redirectTo } from './resolution-reply.js';
import {
  badLinkType,
  downloadQuery,
  linkRedirect,
  linksetReply,
  representationQuery,
  resolutionErrors,
  resolutionQuery,
  resolutionRoute,
  resolutionReplies,
} from './resolution-schemas.js';
import type { ResolutionDeps } from './resolution-deps.js';
import { resolvePassport } from './resolve-passport.js';

const redirect = { description: 'Redirect; the query string is kept.', mediaTypes: {} } as const;

const serialReplies = {
  200: linksetReply,
  302: redirect,
  304: resolutionReplies[304],
  307: linkRedirect,
  404: resolutionReplies[404],
} as const;

/** What a token opens is known at the address in 14 digits: until then one that could open something stays. */
const redirectToGtin14 = (deps: ResolutionDeps, path: string, request: PublicRequest) => {
  const { grantInLinks: opening } = viewerOf(request);
  return redirectTo(deps, 302, { path, request, linksetOf: path, opening });
};

const serialPath = (serial: string) => `/21/${encodeURIComponent(serial)}`;

const badKey = {
  description:
    'Not such a key: its check digit, length or characters are wrong. Or not a link type, or a parameter named by digits that is no GS1 data attribute or breaks its rules.',
  schema: briefErrorSchema,
};

const gtinParam = z.string().meta({
  description: 'GTIN of 8, 12, 13 or 14 digits, with a valid check digit.',
});
const graiParam = z.string().meta({
  description:
    'GRAI: 14 digits with a valid check digit, then at most 16 characters of a serial number.',
});
const serialParam = z.string().meta({
  description: 'Serial number of a battery unit, or UUID or metadata.serialNumber of a passport.',
});

export const resolutionRoutes = [
  defineRoute({
    ...resolutionRoute,
    path: '/passport/{id}',
    extension: { parameters: ['representation', 'download'] },
    operationId: 'resolvePublicPassport',
    summary: 'Resolve a passport by its UUID',
    description:
      'The address of products without a GS1 key. Answers the representation that Accept asks for; without one, JSON-LD. A draft is shown to an API key of its workspace alone.',
    params: z.object({ id: idParam('passport') }),
    query: resolutionQuery.extend({
      representation: representationQuery,
      download: downloadQuery,
    }),
    replies: resolutionReplies,
    errors: { ...resolutionErrors, 400: badLinkType },
    async handle(deps: ResolutionDeps, request) {
      const target = passportTarget(request.params.id);
      const { linkType, representation, download } = request.query;
      const viewer = { ...viewerOf(request), representation };
      const resolution = await (linkType === undefined
        ? resolvePassport(deps, target, viewer)
        : resolveLinkType(deps, target, { ...viewer, linkType }));
      const answer = reply(deps, { resolution, request, at: pathOf(target) });
      return download === '1' ? asFile(answer, resolution) : answer;
    },
  }),
  defineRoute({
    ...resolutionRoute,
    path: '/01/{gtin14}',
    operationId: 'resolveGs1Gtin',
    summary: 'Resolve a passport by GTIN',
    description:
      'A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form. Behind it may stand a variant, a lot or both (`/22/{cpv}`, `/10/{lot}`), or a TPX (`/235/{tpx}`): such an address has a linkset, its links and everything else are a redirect to the passport of the GTIN.',
    params: z.object({ gtin14: gtinParam }),
    query: resolutionQuery,
    replies: { ...resolutionReplies, 302: redirect, 307: linkRedirect },
    errors: { ...resolutionErrors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { gtin14: gtin } = request.params;
      const gtin14 = requireGtin(gtin, request.url);
      const target = { applicationIdentifier: '01', value: gtin14 } as const;
      const qualifiers = requireQualifiers(gtin14, request.url);
      const at = pathOf(target) + qualifiers;
      if (gtin14 !== gtin) return redirectToGtin14(deps, at, request);
      return qualifiers === ''
        ? answerKey(deps, target, request)
        : answerQualifiedKey(deps, { target, at, lot: lotOf(qualifiers) }, request);
    },
  }),
  defineRoute({
    ...resolutionRoute,
    path: '/01/{gtin14}/21/{serial}',
    operationId: 'resolveGs1GtinSerial',
    summary: 'Find the passport of a serialised product',
    description:
      'To the battery unit that carries the serial number, else to the passport that is named by it. A GTIN of 8, 12 or 13 digits is redirected to its 14-digit form. A variant and a lot may stand before the serial number.',
    params: z.object({ gtin14: gtinParam, serial: serialParam }),
    query: resolutionQuery,
    replies: serialReplies,
    errors: { 429: resolutionErrors[429], 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { gtin14: gtin, serial } = request.params;
      const gtin14 = requireGtin(gtin, request.url);
      const target = { applicationIdentifier: '01', value: gtin14, serial } as const;
      const at = `${pathOf(target)}${requireQualifiers(gtin14, request.url)}${serialPath(serial)}`;
      if (gtin14 !== gtin) return redirectToGtin14(deps, at, request);
      return answerSerial(deps, { target, at }, request);
    },
  }),
  defineRoute({
    ...resolutionRoute,
    path: '/8003/{grai}',
    operationId: 'resolveGs1Grai',
    summary: 'Resolve a passport by GRAI',
    description:
      'Answers the passport of the workspace whose claim to the GRAI is the oldest, in the representation that Accept asks for.',
    params: z.object({ grai: graiParam }),
    query: resolutionQuery,
    replies: { ...resolutionReplies, 307: linkRedirect },
    errors: { ...resolutionErrors, 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { grai } = request.params;
      requireGrai(grai, request.url);
      return answerKey(deps, { applicationIdentifier: '8003', value: grai }, request);
    },
  }),
  defineRoute({
    ...resolutionRoute,
    path: '/8003/{grai}/21/{serial}',
    extension: true,
    operationId: 'resolveGraiSerial',
    summary: 'Find the passport of a serialised asset',
    description:
      'To the battery unit that carries the serial number, else to the passport that is named by it.',
    params: z.object({ grai: graiParam, serial: serialParam }),
    query: resolutionQuery,
    replies: serialReplies,
    errors: { 429: resolutionErrors[429], 400: badKey },
    async handle(deps: ResolutionDeps, request) {
      const { grai, serial } = request.params;
      requireGrai(grai, request.url);
      const target = { applicationIdentifier: '8003', value: grai, serial } as const;
      const at = pathOf(target) + serialPath(serial);
      return answerSerial(deps, { target, at }, request);
    },
  }),
];
