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
    // A document stands one level deeper here than its metadata did when it was created, repeats it at
    // the top level and has up to three keys more for each in its term map: 10,000 keys become 50,000.
    jsonLimits: { maxDepth: 66, maxKeys: 51_000 },
    rejection: 'message-only',
    body: verifySealBody,
    replies: { 200: { description: 'The verdict.', schema: verifySealReply } },
    async handle(deps: VerifySealDeps, { body }) {
      return json(200, { success: true, ...(await verifySeal(deps, body)) });
    },
  }),
];
