import type { Metadata } from '@dpp/merkle-seal';
import { z } from 'zod';
import { idParam, passportParam } from '../../../platform/http/field-schemas.js';
import { parseIfMatch } from '../../../platform/http/request/if-match.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import { pageHeaders } from '../../../representations/page/page-headers.js';
import { passportChangedSchema } from '../passport-edit-schemas.js';
import type { Passport } from '../passport-model.js';
import { statusNoteOf } from '../status/status-note.js';
import {
  passportSourceReply,
  previewPassportBody,
  previewPassportQuery,
  saveDraftBody,
  saveDraftQuery,
  saveDraftReply,
} from './editing-schemas.js';
import { passportEtag } from './passport-etag.js';
import { previewPassport, type PreviewPassportDeps } from './preview-passport.js';
import { readPassportSource } from './read-passport-source.js';
import { saveDraft, type SaveDraftDeps } from './save-draft.js';

const tag = 'Passports';

export const editingRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}/source',
    extension: true,
    operationId: 'getPassportSource',
    tag,
    summary: 'A passport as it is stored, for editing',
    description:
      'Nothing masked, drafts too, with the enrichment, for sessions and keys alike. Needs passport:update, or the role AUDITOR. Send its ETag as `If-Match` of the change that follows.',
    access: 'passport:read',
    rejection: 'standard',
    tagged: true,
    params: z.object({ id: passportParam }),
    replies: { 200: { description: 'The passport.', schema: passportSourceReply } },
    errors: { 404: 'No such passport in this workspace, by UUID or productId.' },
    async handle(deps: RouteDeps, { caller, params }) {
      const passport = await readPassportSource(deps, caller, params.id);
      const headers = { ...privateHeaders, ETag: passportEtag(passport) };
      return json(200, { success: true, passport: sourceJson(passport) }, headers);
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/v1/passports/{id}/draft',
    extension: true,
    operationId: 'saveDraft',
    tag,
    summary: 'Save a draft while it is written',
    description:
      'Members that are not sent stay. It adds no version to the history and no entry to the audit log, and says what publication would say. Publish it by `PUT /api/v1/passports/{id}`.',
    access: 'passport:update',
    rejection: 'standard',
    conditional: true,
    maxBodyBytes: 'createBodyBytes',
    params: z.object({ id: idParam('passport') }),
    query: saveDraftQuery,
    body: saveDraftBody,
    replies: { 200: { description: 'Saved, with its faults.', schema: saveDraftReply } },
    errors: {
      403: 'PASSPORT_SEALED_IMMUTABLE, OPERATOR_FOREIGN, OPERATOR_ARCHIVED, or no permission.',
      404: 'No such passport in this workspace, by UUID.',
      409: 'PASSPORT_NOT_DRAFT, PRODUCT_FIXED, PASSPORT_DUPLICATE, or WORKSPACE_LIMIT_REACHED.',
      412: {
        description: 'PASSPORT_CHANGED: the passport has another version than If-Match names.',
        schema: passportChangedSchema,
      },
    },
    async handle(deps: SaveDraftDeps, { caller, params, query, body, headers }) {
      const { passport, errors, warnings } = await saveDraft(deps, caller, {
        ...body,
        metadata: body.metadata as Metadata | undefined,
        id: params.id,
        ifMatch: parseIfMatch(headers['if-match']),
        locale: localeOf(query.lang, headers),
      });
      const reply = {
        success: true,
        savedAt: passport.updatedAt.toISOString(),
        version: passport.editCount,
        errors,
        warnings,
      } as const;
      return json(200, reply, { ETag: passportEtag(passport) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/preview',
    extension: true,
    operationId: 'previewPassport',
    tag,
    summary: 'The page that a passport would have',
    description:
      'Made of what is sent, for a reader of either tier and in any status. Nothing is stored, validated or recorded as an access, and no cache stores the page. Needs passport:create or passport:update. 60 a minute for each session or key.',
    access: 'tenant',
    gated: false,
    limits: ['standard', 'preview'],
    rejection: 'standard',
    maxBodyBytes: 'createBodyBytes',
    query: previewPassportQuery,
    body: previewPassportBody,
    replies: { 200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } } },
    errors: {
      400: 'A bad productId, or FACILITY_NOT_FOUND.',
      403: 'No permission, or OPERATOR_FOREIGN.',
    },
    async handle(deps: PreviewPassportDeps, { caller, query, body, bodyBytes, headers }) {
      const locale = localeOf(query.lang, headers);
      const content = await previewPassport(deps, caller, {
        ...body,
        metadata: body.metadata as Metadata,
        note: statusNoteOf(body) ?? null,
        locale,
        bytes: bodyBytes,
      });
      return {
        status: 200 as const,
        headers: { ...pageHeaders(locale), ...privateHeaders },
        raw: { contentType: 'text/html; charset=utf-8', content },
      };
    },
  }),
];

function sourceJson(passport: Passport) {
  return {
    id: passport.id,
    productId: passport.productId,
    status: passport.status,
    operatorId: passport.economicOperator.id,
    facilityId: passport.manufacturingFacility?.id ?? null,
    metadata: passport.metadata,
    enrichment: passport.enrichment,
    statusNote: passport.statusNote,
    revisionOf: passport.revisionOf,
    supersededBy: passport.supersededBy?.id ?? null,
    version: passport.editCount,
    sealedAt: passport.seal?.sealedAt.toISOString() ?? null,
    sealedBy: passport.seal?.sealedBy ?? null,
    updatedAt: passport.updatedAt.toISOString(),
    updatedBy: passport.updatedBy,
  };
}
