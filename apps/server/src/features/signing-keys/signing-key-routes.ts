import { z } from 'zod';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import type { SealAuthority } from '../../platform/vault/seal-authority.js';

interface SigningKeyDeps extends RouteDeps {
  readonly sealAuthority: SealAuthority;
}

export const signingKeyRoutes = [
  defineRoute({
    method: 'get',
    path: '/.well-known/opendpp-seal-ca.pem',
    operationId: 'getSealCa',
    tag: 'Signing keys',
    summary: 'Certificate of the platform seal CA (PEM)',
    description: 'Pin it: offline verifiers check the chain of a seal against it.',
    access: 'public',
    replies: {
      200: {
        description: 'PEM certificate.',
        mediaTypes: { 'application/x-pem-file': z.string() },
      },
    },
    handle: ({ sealAuthority }: SigningKeyDeps) =>
      Promise.resolve({
        status: 200 as const,
        headers: { 'Cache-Control': 'public, max-age=86400' },
        raw: { contentType: 'application/x-pem-file', content: sealAuthority.certificatePem },
      }),
  }),
];
