import { actorOf, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { grantTransitions, type AccessGrant } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import type { GrantDeps } from './issue-grant.js';
import { lockGrant, type NamedGrant } from './lock-grant.js';
import { tellGrantChange } from './tell-grant-change.js';

/**
 * Revokes a grant of any status; a second revocation changes nothing and keeps the time of the first. Its token opens
 * nothing from the next request on.
 *
 * @throws a 404; a 403 for an authority's, which the platform alone revokes.
 */
export function revokeGrant(
  deps: GrantDeps,
  by: AnyCaller | System,
  input: NamedGrant,
): Promise<AccessGrant> {
  return tenantTransaction(deps.db, input.tenantId, async (tx) => {
    const found = await lockGrant(tx, by, { ...input, step: 'revoke' });
    if (found.kind === 'AUTHORITY' && by !== 'system' && by.tenant !== null) {
      throw ApiError.brief(
        403,
        'The grant of an authority is the platform’s to take back.',
        'GRANT_NOT_REVOCABLE',
      );
    }
    if (found.status === 'REVOKED') return found;
    const at = deps.clock.now();
    const grant = { ...found, status: grantTransitions.revoke.to, revokedAt: at };
    await grantRepository(tx).update(grant);
    const change = { grant, actor: actorOf(by), at, ip: input.ip ?? null };
    await tellGrantChange(tx, deps, { ...change, action: 'grant.revoked' });
    return grant;
  });
}
