import type { Knex } from 'knex';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import type { SealAuthority } from '../../platform/vault/seal-authority.js';
import { listSigningKeys } from './list-signing-keys.js';
import { rotateSigningKey, type RotateSigningKeyDeps } from './rotate-signing-key.js';
import { listSigningKeysReply, rotateSigningKeyReply } from './signing-key-schemas.js';

interface SigningKeyDeps extends RouteDeps {
  readonly db: Knex;
  readonly sealAuthority: SealAuthority;
  readonly baseUrl: string;
}

export const signingKeyRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/signing-keys',
    extension: true,
    operationId: 'listSigningKeys',
    tag: 'Signing keys',
    summary: "List the workspace's signing keys",
    description:
      'Every generation with its certificate, the newest first. Public keys stand in the DID document of the workspace.',
    access: 'key:read',
    replies: { 200: { description: 'The keys.', schema: listSigningKeysReply } },
    async handle(deps: SigningKeyDeps, { caller }) {
      const keys = (await listSigningKeys(deps, caller)).map(({ key, kid, certificate }) => ({
        kid,
        createdAt: key.createdAt.toISOString(),
        retiredAt: key.retiredAt?.toISOString() ?? null,
        certificate: {
          // One line a name, as RFC 4514 writes it.
          subject: certificate.subject.split('\n').reverse().join(', '),
          issuer: certificate.issuer.split('\n').reverse().join(', '),
          validFrom: new Date(certificate.validFrom).toISOString(),
          validTo: new Date(certificate.validTo).toISOString(),
        },
      }));
      return json(200, { success: true, keys });
    },
  }),
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
