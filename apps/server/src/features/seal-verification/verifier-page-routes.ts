import type { Knex } from 'knex';
import { z } from 'zod';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import type { SealAuthority } from '../../platform/vault/seal-authority.js';
import { verifierPage, verifierPolicy } from './verifier-page.js';

interface VerifierDeps extends RouteDeps {
  readonly db: Knex;
  readonly baseUrl: string;
  readonly sealAuthority: SealAuthority;
}

export const verifierPageRoutes = [
  defineRoute({
    method: 'get',
    path: '/verify',
    operationId: 'getVerifier',
    tag: 'Traceability & Audit',
    summary: 'A page that verifies sealed passports in the browser',
    description:
      'One file without other resources. Documents stay in the browser: the page has no way to send anything. The platform seal CA is filled in, and labelled as the word of this server.',
    access: 'public',
    replies: { 200: { description: 'The page.', mediaTypes: { 'text/html': z.string() } } },
    async handle({ db, baseUrl, sealAuthority }: VerifierDeps) {
      const certificates = await sealAuthority.listCertificates(db);
      return {
        status: 200 as const,
        headers: {
          'Content-Security-Policy': verifierPolicy,
          'Referrer-Policy': 'no-referrer',
          'Cache-Control': 'public, max-age=300',
        },
        raw: {
          contentType: 'text/html; charset=utf-8',
          content: verifierPage(baseUrl, certificates),
        },
      };
    },
  }),
];
