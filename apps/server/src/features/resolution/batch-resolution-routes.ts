import { z } from 'zod';
import { idParam } from '../../platform/http/field-schemas.js';
import { defineRoute } from '../../platform/http/route.js';
import { batchPath } from '../../representations/digital-link-uri.js';
import { findBatch, reply, viewerOf } from './addresses/answer-address.js';
import { leadToCurrent } from './addresses/current-batch.js';
import { resolveLinkType } from './addresses/follow-link-type.js';
import { findPassport } from './find-resolved-passport.js';
import type { ResolutionDeps } from './resolution-deps.js';
import { passportTarget } from './resolution-model.js';
import { asFile, notFound } from './resolution-reply.js';
import {
  badLinkType,
  downloadQuery,
  representationQuery,
  resolutionErrors,
  resolutionQuery,
  resolutionReplies,
  resolutionRoute,
} from './resolution-schemas.js';
import { resolvePassport } from './resolve-passport.js';

export const batchResolutionRoutes = [
  defineRoute({
    ...resolutionRoute,
    path: '/passport/{id}/10/{lot}',
    extension: true,
    operationId: 'resolvePublicBatch',
    summary: 'Resolve a batch below its passport',
    description:
      'The address of batches of products without a GTIN, and where the links of a lot lead. Answers the passport of the model with what the batch states. Below a former edition it is a redirect to the current one.',
    params: z.object({
      id: idParam('passport'),
      lot: z.string().meta({ description: 'Lot of a batch (GS1 AI 10), percent-encoded.' }),
    }),
    query: resolutionQuery.extend({
      representation: representationQuery,
      download: downloadQuery,
    }),
    replies: {
      ...resolutionReplies,
      302: { description: 'Redirect to the current edition.', mediaTypes: {} },
    },
    errors: { ...resolutionErrors, 400: badLinkType },
    async handle(deps: ResolutionDeps, request) {
      const target = passportTarget(request.params.id);
      const { lot } = request.params;
      const { linkType, representation, download } = request.query;
      const asked = viewerOf(request);
      const found = await findPassport(deps, target, asked);
      if (!found) throw notFound('batch');
      const batch = await findBatch(deps, found, lot);
      if (!batch) return leadToCurrent(deps, { found, lot }, request);
      const at = batchPath(found.id, lot);
      const viewer = { ...asked, representation, batch, at };
      const resolution = await (linkType === undefined
        ? resolvePassport(deps, target, viewer)
        : resolveLinkType(deps, target, { ...viewer, linkType }));
      const answer = reply(deps, { resolution, request, at });
      return download === '1' ? asFile(answer, resolution) : answer;
    },
  }),
];
