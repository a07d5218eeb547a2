import { createPassportTypeMetadata, STATUS_LIST_TTL_MS } from '@dpp/vc';
import { z } from 'zod';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { ApiError } from '../../platform/http/api-error.js';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { credentialTypeUrl } from '../../representations/credentials/sd-jwt-vc.js';
import { idParam } from '../../platform/http/field-schemas.js';
import { credentialTypeSchema, didDocumentSchema, statusListSchema } from './credential-schemas.js';
import { findDidDocument, type DidDocumentDeps } from './find-did-document.js';
import type { StatusLists } from './status-lists.js';

interface StatusListRouteDeps extends RouteDeps {
  readonly statusLists: StatusLists;
}

interface CredentialTypeDeps extends RouteDeps {
  readonly baseUrl: string;
}

const shared = { method: 'get', tag: 'Verifiable Credentials', access: 'public' } as const;
const ofTenant = { ...shared, params: z.object({ tenantId: idParam('workspace') }) } as const;

/** Both may be kept for as long as a verifier may keep a status list. */
const maxAgeSeconds = STATUS_LIST_TTL_MS / 1000;

/** A day: another version has another address. */
const frozenMaxAgeSeconds = 86_400;

export const credentialRoutes = [
  defineRoute({
    ...ofTenant,
    path: '/tenants/{tenantId}/did.json',
    operationId: 'getTenantDidDocument',
    summary: "A tenant's did:web document",
    description:
      'Public keys only. Retired keys stay listed, so that what they signed verifies. On the host of a workspace that of this workspace alone.',
    replies: {
      200: {
        description: 'DID document.',
        mediaTypes: { 'application/did+json': didDocumentSchema },
      },
      304: unchangedReply,
    },
    errors: { 404: 'No such tenant, or it has no signing key.' },
    async handle(deps: DidDocumentDeps, request) {
      const tenantId = requestedTenant(request);
      const document = tenantId && (await findDidDocument(deps, tenantId));
      if (!document) throw ApiError.notFound('No DID document is here.');
      const content = JSON.stringify(document);
      const contentType = 'application/did+json';
      return cacheableReply(request, {
        contentType,
        content,
        etag: etagOf(content),
        maxAgeSeconds,
      });
    },
  }),
  defineRoute({
    ...ofTenant,
    path: '/tenants/{tenantId}/status/revocation',
    operationId: 'getTenantRevocationStatusList',
    summary: "A tenant's revocation list",
    description:
      'A W3C Bitstring Status List, signed by the tenant: the bit that `credentialStatus.statusListIndex` of a credential names is set when it is revoked, and stays set. It is signed anew when a bit is set, when the list doubles and when the key is rotated. On the host of a workspace that of this workspace alone.',
    replies: {
      200: {
        description: 'The list as an enveloping credential.',
        mediaTypes: { 'application/vc+jwt': statusListSchema },
      },
      304: unchangedReply,
    },
    errors: { 404: 'No such tenant, or it has no signing key.' },
    async handle({ statusLists }: StatusListRouteDeps, request) {
      const tenantId = requestedTenant(request);
      const list = tenantId && (await statusLists.find(tenantId));
      if (!list) throw ApiError.notFound('No status list is here.');
      const { credential: content, etag } = list;
      const contentType = 'application/vc+jwt';
      return cacheableReply(request, { contentType, content, etag, maxAgeSeconds });
    },
  }),
  defineRoute({
    ...shared,
    path: '/vct/dpp/v1',
    extension: true,
    operationId: 'getCredentialType',
    summary: 'Type metadata of passports as SD-JWT VCs',
    description:
      'What `vct` of an SD-JWT VC names: its claims, and which of them can be kept back. Frozen: credentials already issued refer to it.',
    replies: {
      200: {
        description: 'SD-JWT VC type metadata.',
        mediaTypes: { 'application/json': credentialTypeSchema },
      },
      304: unchangedReply,
    },
    handle({ baseUrl }: CredentialTypeDeps, request) {
      const metadata = createPassportTypeMetadata({ vct: credentialTypeUrl(baseUrl) });
      const content = JSON.stringify(metadata);
      return Promise.resolve(
        cacheableReply(request, {
          contentType: 'application/json',
          content,
          etag: etagOf(content),
          maxAgeSeconds: frozenMaxAgeSeconds,
        }),
      );
    },
  }),
];

/** Undefined, without a look-up, for text that is no UUID, and on a workspace's host for any other workspace. */
function requestedTenant({
  params: { tenantId },
  hostTenantId,
}: {
  readonly params: { readonly tenantId: string };
  readonly hostTenantId: string | undefined;
}): string | undefined {
  const id = tenantId.toLowerCase();
  const isHere = hostTenantId === undefined || hostTenantId === id;
  return isUuid(id) && isHere ? id : undefined;
}
