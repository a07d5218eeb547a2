import { defineRoute, json } from '../../platform/http/route.js';
import { documentJsonLimits, requireMembersWithinLimits } from './document-limits.js';
import { verifySealBody, verifySealReply } from './seal-verification-schemas.js';
import { verifySeal, type VerifySealDeps } from './verify-seal.js';

export const sealVerificationRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/audit/verify',
    operationId: 'verifyPassportSeal',
    tag: 'Traceability & Audit',
    summary: 'Verify a seal issued on this node',
    description:
      'Needs the unredacted document: every leaf is recomputed, hashes of redacted leaves are not trusted. Redacted documents are verified offline.',
    access: 'public',
    limits: ['standard', 'audit-verify'],
    maxBodyBytes: 'auditVerifyBodyBytes',
    jsonLimits: documentJsonLimits,
    rejection: 'message-only',
    body: verifySealBody,
    replies: { 200: { description: 'The verdict.', schema: verifySealReply } },
    async handle(deps: VerifySealDeps, { body, bodyBytes }) {
      requireMembersWithinLimits(body.payload);
      const input = { ...body, bytes: bodyBytes };
      return json(200, { success: true, ...(await verifySeal(deps, input)) });
    },
  }),
];
