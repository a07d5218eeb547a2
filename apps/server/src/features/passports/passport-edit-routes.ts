import type { Metadata } from '@dpp/merkle-seal';
import { z } from 'zod';
import { standardErrorSchema, validationErrorSchema } from '../../platform/http/error-schemas.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { parseIfMatch } from '../../platform/http/request/if-match.js';
import { idParam, passportParam } from '../../platform/http/field-schemas.js';
import { changePassportStatus, type ChangePassportStatusDeps } from './change-passport-status.js';
import { deleteDraftPassport } from './delete-draft-passport.js';
import {
  changePassportStatusBody,
  changePassportStatusReply,
  deletePassportReply,
  passportChangedSchema,
  updatePassportBody,
  updatePassportQuery,
  updatePassportReply,
} from './passport-edit-schemas.js';
import { passportEtag } from './editing/passport-etag.js';
import { statusNoteOf } from './status/status-note.js';
import { updatePassport, type UpdatePassportDeps } from './update-passport.js';

type PassportEditDeps = UpdatePassportDeps & ChangePassportStatusDeps;

const notFound = 'No such passport in this workspace, by UUID.';

/** For every route that takes `If-Match`. */
const changedMeanwhile = {
  description: 'PASSPORT_CHANGED: the passport has another version than If-Match names.',
  schema: passportChangedSchema,
};

const shared = {
  tag: 'Passports',
  access: 'passport:update',
  conditional: true,
  extension: { parameters: ['If-Match'], statuses: [412] },
  rejection: 'standard',
  params: z.object({ id: idParam('passport') }),
} as const;

export const passportEditRoutes = [
  defineRoute({
    ...shared,
    method: 'put',
    path: '/api/v1/passports/{id}',
    operationId: 'updatePassport',
    summary: 'Update, publish or demote a passport',
    description:
      'What it held before becomes a version of its history. Without `draft` the metadata is validated, and a draft goes live; with `draft: true` it is not, and a live passport is a draft again.',
    maxBodyBytes: 'createBodyBytes',
    query: updatePassportQuery,
    body: updatePassportBody,
    replies: { 200: { description: 'The passport, public tier.', schema: updatePassportReply } },
    errors: {
      400: {
        description:
          'Validation Failed (never with warnings), FACILITY_NOT_FOUND, or CATEGORY_IMMUTABLE: what was live keeps its category.',
        schema: z.union([validationErrorSchema, standardErrorSchema]),
      },
      402: 'Subscription lapsed, plan without API access, or passport_quota_exceeded.',
      403: 'PASSPORT_SEALED_IMMUTABLE, or no permission.',
      404: notFound,
      409: 'DRAFT_DEMOTION_REFUSED: it has battery units. WORKSPACE_LIMIT_REACHED: drafts, or bytes stored; versions count, too.',
      412: changedMeanwhile,
    },
    async handle(deps: PassportEditDeps, { caller, params, query, body, headers, ip }) {
      const { passport, document, warnings, isPublished } = await updatePassport(deps, caller, {
        ...body,
        metadata: body.metadata as Metadata,
        id: params.id,
        ifMatch: parseIfMatch(headers['if-match']),
        locale: localeOf(query.lang, headers),
        ip,
      });
      const reply = {
        success: true,
        message: isPublished
          ? 'Draft published'
          : 'Passport successfully updated and history versioned',
        passport: document,
        warnings,
      } as const;
      return json(200, reply, { ETag: passportEtag(passport) });
    },
  }),
  defineRoute({
    ...shared,
    method: 'delete',
    path: '/api/v1/passports/{id}',
    extension: { parameters: ['If-Match'], statuses: [400, 412] },
    operationId: 'deleteDraftPassport',
    summary: 'Delete a draft',
    description: 'With its history, access log and units. An audit entry stays.',
    replies: { 200: { description: 'Gone.', schema: deletePassportReply } },
    errors: {
      400: 'IF_MATCH_INVALID.',
      404: notFound,
      409: 'The passport is not a draft.',
      412: changedMeanwhile,
    },
    async handle(deps: PassportEditDeps, { caller, params, headers, ip }) {
      const ifMatch = parseIfMatch(headers['if-match']);
      await deleteDraftPassport(deps, caller, { id: params.id, ifMatch, ip });
      return json(200, { success: true, message: 'Draft passport deleted' });
    },
  }),
  defineRoute({
    ...shared,
    method: 'put',
    path: '/api/v1/passports/{id}/status',
    params: z.object({ id: passportParam }),
    operationId: 'updatePassportStatus',
    summary: 'Recall, decommission or reactivate a passport',
    description:
      'From any of the three to any; the one it has already changes nothing. DECOMMISSIONED starts the retention period, leaving it ends that.',
    body: changePassportStatusBody,
    replies: {
      200: { description: 'The passport, public tier.', schema: changePassportStatusReply },
    },
    errors: {
      404: 'No such passport in this workspace, by UUID or productId.',
      409: 'The passport is a draft.',
      412: changedMeanwhile,
    },
    async handle(deps: PassportEditDeps, { caller, params, body, headers, ip }) {
      const { status } = body;
      const { passport, document, previousStatus } = await changePassportStatus(deps, caller, {
        idOrProductId: params.id,
        status,
        note: statusNoteOf(body),
        ifMatch: parseIfMatch(headers['if-match']),
        ip,
      });
      const reply = {
        success: true,
        message:
          previousStatus === status
            ? `Passport status is ${status} already`
            : `Passport status changed from ${previousStatus} to ${status}`,
        status,
        passport: document,
      } as const;
      return json(200, reply, { ETag: passportEtag(passport) });
    },
  }),
];
