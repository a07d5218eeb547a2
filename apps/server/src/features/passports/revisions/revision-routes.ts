import { z } from 'zod';
import { passportParam } from '../../../platform/http/field-schemas.js';
import { parseIfMatch } from '../../../platform/http/request/if-match.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { passportEtag } from '../editing/passport-etag.js';
import { passportChangedSchema } from '../passport-edit-schemas.js';
import { openRevision, type OpenRevisionDeps } from './open-revision.js';
import { openRevisionReply } from './revision-schemas.js';

export const revisionRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/{id}/revisions',
    extension: true,
    operationId: 'openRevision',
    tag: 'Passports',
    summary: 'Draft the next edition of a sealed passport',
    description:
      'A draft with the same product id and content. Its publication, by `PUT /api/v1/passports/{id}`, gives it the code and the battery units of the sealed passport, which is archived, stays readable and verifiable by its id, and has its credentials revoked. A recall goes on in the new edition, unless that is published with `correctsRecall`.',
    access: 'passport:update',
    rejection: 'standard',
    conditional: true,
    params: z.object({ id: passportParam }),
    replies: { 201: { description: 'The draft, public tier.', schema: openRevisionReply } },
    errors: {
      400: 'IF_MATCH_INVALID.',
      404: 'No such passport in this workspace, by UUID or productId.',
      409: 'PASSPORT_NOT_SEALED, PASSPORT_IS_DRAFT, PASSPORT_SUPERSEDED, REVISION_EXISTS, or WORKSPACE_LIMIT_REACHED. An archived operator is 403 OPERATOR_ARCHIVED.',
      412: {
        description: 'PASSPORT_CHANGED: the passport has another version than If-Match names.',
        schema: passportChangedSchema,
      },
    },
    async handle(deps: OpenRevisionDeps, { caller, params, headers, ip }) {
      const { passport, document } = await openRevision(deps, caller, {
        idOrProductId: params.id,
        ifMatch: parseIfMatch(headers['if-match']),
        ip,
      });
      const reply = {
        success: true,
        message: 'Draft of the next edition saved',
        passport: document,
        revisionOf: passport.revisionOf ?? '',
      } as const;
      return json(201, reply, { ETag: passportEtag(passport) });
    },
  }),
];
