import type { Metadata } from '@dpp/merkle-seal';
import { vcReadiness } from '@dpp/vc';
import { z } from 'zod';
import { standardErrorSchema, validationErrorSchema } from '../../platform/http/error-schemas.js';
import { writeJsonList } from '../../platform/http/lists/json-list.js';
import type { ListQueue } from '../../platform/http/lists/list-queue.js';
import { parseIfMatch } from '../../platform/http/request/if-match.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { passportParam } from '../../platform/http/field-schemas.js';
import { passportChangedSchema } from './passport-edit-schemas.js';
import { passportEtag } from './editing/passport-etag.js';
import { createPassport, type CreatePassportDeps } from './create-passport.js';
import { listPassports } from './list-passports.js';
import { listVcReadiness } from './list-vc-readiness.js';
import {
  createPassportBody,
  createPassportQuery,
  createPassportReply,
  listPassportsQuery,
  listPassportsReply,
  sealPassportQuery,
  sealPassportReply,
  vcReadinessQuery,
  vcReadinessReply,
} from './passport-schemas.js';
import { sealPassport, type SealPassportDeps } from './seal-passport.js';

const tag = 'Passports';

type PassportDeps = CreatePassportDeps & SealPassportDeps & { readonly listQueue: ListQueue };

export const passportRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports',
    operationId: 'listPassports',
    tag,
    summary: 'List passports',
    description:
      'Not archived, newest first. Page until fewer than `limit` items arrive. A credential reads one list at a time: a few more wait for it, those beyond are 429. A connection that ends before the JSON does means that the page is not whole.',
    access: 'passport:read',
    query: listPassportsQuery,
    replies: { 200: { description: 'One page.', schema: listPassportsReply, streamed: true } },
    handle(deps: PassportDeps, { caller, query }) {
      const { page, limit } = query;
      const reader = { tenantId: caller.tenant.id, credentialId: caller.credential.id };
      const passports = deps.listQueue.inTurn(reader, () => listPassports(deps, caller, query));
      const jsonPieces = writeJsonList({ success: true, page, limit }, 'passports', passports);
      return Promise.resolve({ status: 200 as const, jsonPieces });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/vc-readiness',
    extension: { parameters: ['ready'] },
    operationId: 'passportVcReadinessReport',
    tag,
    summary: 'Which passports can be issued as credentials',
    description:
      'Ready is what links a manufacturing facility with a country of production. The counts are over all passports that are not archived, the results one page of them, newest first.',
    access: 'passport:read',
    query: vcReadinessQuery,
    replies: { 200: { description: 'Counts, and one page.', schema: vcReadinessReply } },
    async handle(deps: PassportDeps, { caller, query: { page, limit, ready: asked } }) {
      const isReady = asked === undefined ? undefined : asked === 'true';
      const input = { page, limit, ready: isReady };
      const { total, ready, results } = await listVcReadiness(deps, caller, input);
      const listed = isReady === undefined ? total : isReady ? ready : total - ready;
      return json(200, {
        success: true,
        page,
        limit,
        total,
        totalPages: Math.ceil(listed / limit),
        ready,
        notReady: total - ready,
        results,
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports',
    operationId: 'createPassport',
    tag,
    summary: 'Create a passport',
    description:
      'Validated against the rules of its category, unless it is a draft. Metadata faults answer 400 `Validation Failed` with one item each.',
    access: 'passport:create',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'bare',
    malformedBody: 'bare',
    idempotent: true,
    query: createPassportQuery,
    body: createPassportBody,
    replies: { 201: { description: 'The passport, public tier.', schema: createPassportReply } },
    errors: {
      400: {
        description: 'Validation Failed, or a bad productId, operator or facility.',
        schema: z.union([validationErrorSchema, standardErrorSchema]),
      },
      402: 'Subscription lapsed, plan without API access, or passport_quota_exceeded.',
      409: 'PASSPORT_DUPLICATE, WORKSPACE_LIMIT_REACHED (drafts, or bytes stored), or IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: PassportDeps, { caller, query, body, headers, ip }) {
      const created = await createPassport(deps, caller, {
        ...body,
        metadata: body.metadata as Metadata,
        locale: localeOf(query.lang, headers),
        ip,
      });
      const facility = created.passport.manufacturingFacility;
      // What is created live has its place in the status list.
      const { vcReady, blockers } = vcReadiness({ facility });
      return json(201, {
        success: true,
        message: body.draft
          ? 'Draft passport saved'
          : 'Passport validated and ingested successfully',
        passport: created.document,
        warnings: created.warnings,
        notices: created.notices,
        vcReady,
        vcReadyReason: blockers[0] ?? null,
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/{id}/seal',
    operationId: 'sealPassport',
    tag,
    summary: 'Seal a passport',
    description: 'By UUID or productId. An earlier seal is overwritten; the status stays.',
    access: 'passport:seal',
    conditional: true,
    extension: { parameters: ['If-Match'], statuses: [412] },
    params: z.object({ id: passportParam }),
    query: sealPassportQuery,
    replies: { 200: { description: 'The seal and the document.', schema: sealPassportReply } },
    errors: {
      400: 'The workspace has no signing key pair, or there is nothing to seal.',
      404: 'No such passport in this workspace.',
      412: {
        description: 'PASSPORT_CHANGED: the passport has another version than If-Match names.',
        schema: passportChangedSchema,
      },
    },
    async handle(deps: PassportDeps, { caller, params, query, headers, ip }) {
      const { passport, seal, document, warnings } = await sealPassport(deps, caller, {
        idOrProductId: params.id,
        ifMatch: parseIfMatch(headers['if-match']),
        locale: localeOf(query.lang, headers),
        ip,
      });
      const reply = {
        success: true,
        message: 'Passport sealed',
        digitalSeal: seal.digitalSeal,
        signingPublicKey: seal.publicKeyPem,
        passport: document,
        warnings,
      } as const;
      return json(200, reply, { ETag: passportEtag(passport) });
    },
  }),
];
