import { z } from 'zod';
import { briefErrorSchema } from '../../../platform/http/error-schemas.js';
import { defineRoute } from '../../../platform/http/route.js';
import { sendsCredential } from '../../../platform/http/request/sent-token.js';
import { linksetLink } from '../../../representations/negotiation/passport-links.js';
import {
  isCredential,
  representationKinds,
  representations,
} from '../../../representations/negotiation/representations.js';
import {
  resolvedUnitSchema,
  unitTombstoneSchema,
} from '../../../representations/json-ld/unit-json-ld-schema.js';
import { idParam } from '../../../platform/http/field-schemas.js';
import { viewerOf } from '../addresses/answer-address.js';
import { pathOf } from '../resolution-model.js';
import { goneReply, notFound, replyWith } from '../resolution-reply.js';
import { grantQuery, langQuery } from '../resolution-schemas.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { resolveUnit } from './resolve-unit.js';

const json = 'application/ld+json';

/** The forms of credentials that units have, and what a body of each holds. */
const credentialTypes = Object.fromEntries(
  representationKinds
    .filter((kind) => isCredential(kind) && representations[kind].isOfUnits)
    .map((kind) => [representations[kind].mediaType, representations[kind].schema]),
);

export const unitResolutionRoutes = [
  defineRoute({
    method: 'get',
    path: '/unit/{id}',
    operationId: 'resolvePublicBatteryUnit',
    tag: 'Public Resolution',
    summary: 'Resolve a battery unit by its UUID',
    description:
      'Without telemetry, but to an API key of its workspace and by an access grant on it. Once it is RECYCLED, everybody is told that it is gone.',
    access: 'public',
    rejection: 'brief',
    limits: ['resolution'],
    params: z.object({ id: idParam('battery unit') }),
    query: langQuery.extend(grantQuery.shape),
    replies: {
      200: {
        description:
          'The unit as JSON-LD, as a web page, or as a credential, which holds no telemetry whoever asks.',
        mediaTypes: { [json]: resolvedUnitSchema, 'text/html': z.string(), ...credentialTypes },
      },
      304: { description: 'Unchanged since the ETag of If-None-Match.', mediaTypes: {} },
      404: {
        description: 'No such unit of a published passport.',
        mediaTypes: { 'application/json': briefErrorSchema, 'text/html': z.string() },
      },
      410: {
        description: 'The unit was recycled.',
        mediaTypes: { [json]: unitTombstoneSchema, 'text/html': z.string() },
      },
    },
    errors: {
      406: {
        description:
          'The Accept header names nothing that units are represented in here, or nothing but credentials, and the passport has no linked facility with a country.',
        schema: briefErrorSchema,
      },
      429: { description: 'Too many resolutions from this address.', schema: briefErrorSchema },
    },
    async handle(deps: ResolutionDeps, request) {
      const { params } = request;
      const viewer = viewerOf(request);
      const resolved = await resolveUnit(deps, params.id.toLowerCase(), viewer);
      if (!resolved) throw notFound('unit');
      const linksetOf = (passportId: string) =>
        linksetLink(deps.baseUrl + pathOf({ id: passportId }));
      if ('tombstone' in resolved) {
        const { tombstone: raw, locale, passportId } = resolved;
        const isPrivate = sendsCredential(request);
        return goneReply({ raw, locale, isPrivate }, linksetOf(passportId));
      }
      const { resolution } = resolved;
      return replyWith(resolution, request, linksetOf(resolution.passportId));
    },
  }),
];
