import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { defineRoute } from '../../platform/http/route.js';
import { didDocumentSchema } from './credential-schemas.js';
import { findDidDocument, type DidDocumentDeps } from './find-did-document.js';

export const credentialRoutes = [
  defineRoute({
    method: 'get',
    path: '/tenants/{tenantId}/did.json',
    operationId: 'getDidDocument',
    tag: 'Verifiable Credentials',
    summary: "A tenant's did:web document",
    description: 'Public keys only. Retired keys stay listed, so that what they signed verifies.',
    access: 'public',
    params: z.object({ tenantId: z.string() }),
    replies: {
      200: {
        description: 'DID document.',
        mediaTypes: { 'application/did+json': didDocumentSchema },
      },
    },
    errors: { 404: 'No such tenant, or it has no signing key.' },
    async handle(deps: DidDocumentDeps, { params }) {
      const document = await findDidDocument(deps, params.tenantId);
      if (!document) throw ApiError.notFound('No DID document is here.');
      return {
        status: 200 as const,
        headers: { 'Cache-Control': 'public, max-age=300' },
        raw: { contentType: 'application/did+json', content: JSON.stringify(document) },
      };
    },
  }),
];
