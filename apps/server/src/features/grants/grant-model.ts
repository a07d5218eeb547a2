/** In the order in which lists show them. */
export const GRANT_STATUSES = ['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/** What each opens is in the table of audiences; only the platform issues to authorities, and takes that back. */
export const GRANT_KINDS = ['LEGITIMATE_INTEREST', 'AUTHORITY'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

export const SCOPE_TYPES = ['UNIT', 'PASSPORT', 'TENANT'] as const;
export type ScopeType = (typeof SCOPE_TYPES)[number];

/** What a grant opens: one battery unit, a passport with its units, or all that the workspace publishes. */
export type GrantScope =
  | { readonly scopeType: 'UNIT'; readonly batteryUnitId: string; readonly passportId: null }
  | { readonly scopeType: 'PASSPORT'; readonly batteryUnitId: null; readonly passportId: string }
  | { readonly scopeType: 'TENANT'; readonly batteryUnitId: null; readonly passportId: null };

/** What is kept of each text, in UTF-16 code units; the rest is cut. */
export const grantTextLengths = {
  granteeName: 160,
  granteeEmail: 254,
  organization: 200,
  purpose: 2000,
} as const;

/** Permission to see more than the public tier, or a request for it. */
export interface AccessGrant {
  readonly id: string;
  readonly tenantId: string;
  readonly status: GrantStatus;
  readonly kind: GrantKind;
  readonly granteeName: string;
  readonly granteeEmail: string | null;
  readonly organization: string | null;
  readonly purpose: string | null;
  readonly scope: GrantScope;
  /** The operator of the passport or unit; null for the whole workspace. */
  readonly operatorId: string | null;
  /** Issued by the workspace, by the platform, or made of a stranger's request. */
  readonly issuerType: 'TENANT' | 'PLATFORM' | 'REQUEST';
  readonly issuerEmail: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly expiresAt: Date;
  /** Time of the first revocation. */
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly useCount: number;
  readonly createdAt: Date;
  /** True when a token was ever made. */
  readonly hasToken: boolean;
}

/** What may be done to a grant, from which statuses, and what it is then. */
export const grantTransitions = {
  approve: { from: ['PENDING'], to: 'ACTIVE' },
  deny: { from: ['PENDING'], to: 'DENIED' },
  revoke: { from: ['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'], to: 'REVOKED' },
} as const satisfies Record<string, { from: readonly GrantStatus[]; to: GrantStatus }>;

export type GrantStep = keyof typeof grantTransitions;

export function canTake(step: GrantStep, { status }: Pick<AccessGrant, 'status'>): boolean {
  const from: readonly GrantStatus[] = grantTransitions[step].from;
  return from.includes(status);
}

/** As much of a grant as its token stands for. */
export type GrantInForce = Pick<AccessGrant, 'id' | 'tenantId' | 'scope'>;

/** A passport or one of its units, the target of an access request. */
export interface GrantTarget {
  readonly tenantId: string;
  readonly passportId: string;
  /** Set when a unit is asked for: with its passport as `ofModel`. */
  readonly unitId?: string | undefined;
}

/** True when a grant opens a target. One on a unit opens its passport nowhere but inside the unit's document. */
export function covers({ tenantId, scope }: GrantInForce, target: GrantTarget): boolean {
  if (tenantId !== target.tenantId) return false;
  switch (scope.scopeType) {
    case 'TENANT':
      return true;
    case 'PASSPORT':
      return scope.passportId === target.passportId;
    case 'UNIT':
      return scope.batteryUnitId === target.unitId;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** No grant is for longer: a leap year. */
export const maxGrantDays = 366;

/** Length of a requested grant in days, unless the approval sets another one. */
export const requestedGrantDays = 90;

/** How long a request that came to nothing can still be read. */
const refusedRequestDays = 90;

/**
 * Until when a grant is kept that never opened anything; null for one that has a token, which is a record
 * of who could see what.
 */
export function keptUntil(grant: AccessGrant): Date | null {
  if (grant.hasToken) return null;
  const closedAt = grant.decidedAt ?? grant.revokedAt;
  return closedAt ? addDays(closedAt, refusedRequestDays) : grant.expiresAt;
}

/** Limit of one workspace: a flood of requests fills no more than this. */
export const maxPendingRequests = 1000;

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}
