import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.js';
import { linksetLink } from '../../representations/negotiation/passport-links.js';
import { passportParam } from '../../platform/http/field-schemas.js';
import { missingPage } from './error-pages.js';
import { viewerOf } from './addresses/answer-address.js';
import { fetchPassport } from './fetch-passport.js';
import { pathOf } from './resolution-model.js';
import { notFound, replyWith } from './resolution-reply.js';
import { notAcceptable, resolutionReplies } from './resolution-schemas.js';
import type { ResolutionDeps } from './resolution-deps.js';

/** The integrator's fetch stands here because it is the public resolver, asked by the owner. */
export const passportFetchRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}',
    operationId: 'getPassport',
    tag: 'Passports',
    summary: 'Get a passport by UUID or productId',
    description:
      'Re-dispatched to the public resolver: the same representations, unmasked for an API key of the owning tenant. Subject to the resolver budget as well.',
    access: 'passport:read',
    limits: ['standard', 'resolution'],
    params: z.object({ id: passportParam }),
    replies: resolutionReplies,
    errors: { 404: 'No such passport in this workspace.', 406: notAcceptable },
    async handle(deps: ResolutionDeps, request) {
      const { caller, params } = request;
      const viewer = { ...viewerOf({ ...request, query: {}, body: undefined }), caller };
      const resolution = await fetchPassport(deps, params.id, viewer);
      if (!resolution) {
        const page = missingPage(request);
        if (page) return page;
        throw notFound();
      }
      const linkset = linksetLink(deps.baseUrl + pathOf({ id: resolution.passportId }));
      return replyWith(resolution, request, linkset);
    },
  }),
];
