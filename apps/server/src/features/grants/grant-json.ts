import type { AccessGrant } from './grant-model.js';

/** A grant as its workspace sees it: never its token. */
export function grantJson(grant: AccessGrant) {
  const { scope, decidedAt, expiresAt, revokedAt, lastUsedAt, createdAt } = grant;
  return {
    id: grant.id,
    status: grant.status,
    kind: grant.kind,
    granteeName: grant.granteeName,
    granteeEmail: grant.granteeEmail,
    organization: grant.organization,
    purpose: grant.purpose,
    ...scope,
    issuerType: grant.issuerType,
    issuerEmail: grant.issuerEmail,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: grant.decidedBy,
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    useCount: grant.useCount,
    createdAt: createdAt.toISOString(),
    revocable: grant.kind === 'LEGITIMATE_INTEREST',
  };
}
