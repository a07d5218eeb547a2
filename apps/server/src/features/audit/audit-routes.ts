import { defineRoute, json } from '../../platform/http/route.js';
import { verifySealBody, verifySealReply } from './audit-schemas.js';
import { verifySeal, type VerifySealDeps } from './verify-seal.js';

export const auditRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/audit/verify',
    operationId: 'verifySeal',
    tag: 'Traceability & Audit',
    summary: 'Verify a seal issued on this node',
    description:
      'Needs the unredacted document: every leaf is recomputed, hashes of redacted leaves are not trusted. Redacted documents are verified offline.',
    access: 'public',
    limits: ['standard', 'audit-verify'],
    maxBodyBytes: 'auditVerifyBodyBytes',
    // A document repeats its metadata at the top level, and stands one level deeper here.
    jsonLimits: { maxDepth: 66, maxKeys: 25_000 },
    rejection: 'message-only',
    body: verifySealBody,
    replies: { 200: { description: 'The verdict.', schema: verifySealReply } },
    async handle(deps: VerifySealDeps, { body }) {
      return json(200, { success: true, ...(await verifySeal(deps, body)) });
    },
  }),
];
