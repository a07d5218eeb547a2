import type { Knex } from 'knex';
import { actorOf, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import { createCapabilityToken } from '../../platform/auth/secrets/capability-token.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  requireSandboxRowsWithin,
  type SandboxRowDeps,
} from '../../platform/limits/sandbox-rows.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { parseGrantee, requireExpiry, type GranteeInput } from './grant-fields.js';
import type { AccessGrant, GrantKind } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import {
  findGrantTarget,
  requireGrantScope,
  type FoundTarget,
  type ScopeInput,
} from './grant-target.js';
import { tellGrantChange } from './tell-grant-change.js';

export interface GrantDeps extends SandboxRowDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface IssueGrantInput extends GranteeInput, ScopeInput {
  readonly tenantId: string;
  readonly kind: GrantKind;
  readonly expiresAt: Date;
  readonly ip?: string;
}

/** With its token, which is here and nowhere else: it cannot be shown again. */
export interface IssuedGrant {
  readonly grant: AccessGrant;
  readonly token: string;
}

/** How tokens of each kind begin. */
export const tokenKinds = { LEGITIMATE_INTEREST: 'li', AUTHORITY: 'auth' } as const;

/**
 * Issues a grant without a request: a workspace's own, or the platform's to an authority.
 *
 * @throws a 400 for bad fields; a 404 for an unknown workspace, and for a target that does not exist or is not
 *   published; a 409 for a recycled unit; a 403 for an operator-scoped credential on anything but its own.
 */
export function issueGrant(
  deps: GrantDeps,
  by: AnyCaller | System,
  input: IssueGrantInput,
): Promise<IssuedGrant> {
  const at = deps.clock.now();
  const expiresAt = requireExpiry(input.expiresAt, at);
  const grantee = parseGrantee(input);
  if (!isUuid(input.tenantId)) throw noSuchWorkspace();
  const tenantId = input.tenantId.toLowerCase();
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const tenant = await tenantRepository(tx).find(tenantId);
    if (!tenant) throw noSuchWorkspace();
    const target = await requireOpenable(tx, by, { ...input, tenantId });
    const { token, sha256 } = createCapabilityToken(tokenKinds[input.kind]);
    const grant: AccessGrant = {
      id: deps.newId(),
      tenantId,
      status: 'ACTIVE',
      kind: input.kind,
      ...grantee,
      scope: target.scope,
      operatorId: target.operatorId,
      ...issuerOf(by, input.kind),
      decidedAt: null,
      decidedBy: null,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
      useCount: 0,
      createdAt: at,
      hasToken: true,
    };
    await grantRepository(tx).insert(grant, sha256);
    await requireSandboxRowsWithin(tx, deps, { tenant, table: 'access_grants' });
    const actor = actorOf(by);
    await tellGrantChange(tx, deps, {
      grant,
      action: 'grant.issued',
      actor,
      at,
      ip: input.ip ?? null,
    });
    return { grant, token };
  });
}

async function requireOpenable(
  tx: Knex.Transaction,
  by: AnyCaller | System,
  input: IssueGrantInput,
): Promise<FoundTarget> {
  const target = await findGrantTarget(tx, input.tenantId, input);
  if (!target)
    throw ApiError.brief(
      404,
      'No such published passport or battery unit.',
      'GRANT_TARGET_NOT_FOUND',
    );
  requireGrantScope(by, target.operatorId);
  if (target.isGone) {
    throw ApiError.brief(
      409,
      'This battery unit was recycled: nothing of it can be opened.',
      'UNIT_RECYCLED',
    );
  }
  return target;
}

const noSuchWorkspace = () => ApiError.brief(404, 'No such workspace.', 'WORKSPACE_NOT_FOUND');

function issuerOf(
  by: AnyCaller | System,
  kind: GrantKind,
): Pick<AccessGrant, 'issuerType' | 'issuerEmail'> {
  const issuerType = kind === 'AUTHORITY' ? 'PLATFORM' : 'TENANT';
  const email = by !== 'system' && by.credential.kind === 'session' ? by.credential.email : null;
  return { issuerType, issuerEmail: email };
}
