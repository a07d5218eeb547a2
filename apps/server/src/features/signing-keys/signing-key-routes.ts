import type { Knex } from 'knex';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import type { SealAuthority } from '../../platform/vault/seal-authority.js';
import { rotateSigningKey, type RotateSigningKeyDeps } from './rotate-signing-key.js';
import { rotateSigningKeyReply } from './signing-key-schemas.js';

interface SigningKeyDeps extends RouteDeps {
  readonly db: Knex;
  readonly sealAuthority: SealAuthority;
}

export const signingKeyRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/tenants/rotate-keys',
    operationId: 'rotateTenantKeys',
    tag: 'Signing keys',
    summary: "Rotate the workspace's signing key pair",
    description:
      'Makes a new key pair and certificate for seals and credentials from now on. The old public key stays registered and published, and what it signed stays verifiable; numbers of keys count up and are never used again. Private keys are never returned. Not for operator-scoped credentials.',
    access: 'key:write',
    replies: { 200: { description: 'The new public key.', schema: rotateSigningKeyReply } },
    async handle(deps: RotateSigningKeyDeps, { caller, ip }) {
      const { keyNumber, publicKeyPem } = await rotateSigningKey(deps, caller, { ip });
      const message = `Signing key #key-${keyNumber} is in use`;
      return json(200, { success: true, message, publicKey: publicKeyPem });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/.well-known/opendpp-seal-ca.pem',
    operationId: 'getSealCaCertificate',
    tag: 'Signing keys',
    summary: 'Certificates of the platform seal CA (PEM), every generation',
    description:
      'Pin it: offline verifiers check the chain of a seal against it. Authorities that issue no more stay in it, the newest stands first.',
    access: 'public',
    replies: {
      200: {
        description: 'One or more PEM certificates.',
        mediaTypes: { 'application/x-pem-file': z.string() },
      },
    },
    errors: { 503: 'There is no seal CA.' },
    async handle({ db, sealAuthority }: SigningKeyDeps) {
      const certificates = await sealAuthority.listCertificates(db);
      if (certificates.length === 0) throw ApiError.standard(503, 'There is no seal CA.');
      return {
        status: 200 as const,
        headers: { 'Cache-Control': 'public, max-age=3600' },
        raw: { contentType: 'application/x-pem-file', content: certificates.join('') },
      };
    },
  }),
];
