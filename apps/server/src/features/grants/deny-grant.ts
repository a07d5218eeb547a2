import { actorOf, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { grantTransitions, type AccessGrant } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import type { GrantDeps } from './issue-grant.js';
import { lockGrant, type NamedGrant } from './lock-grant.js';
import { tellDecision, type DecisionDeps } from './tell-decision.js';
import { tellGrantChange } from './tell-grant-change.js';

/**
 * Denies a request.
 *
 * @throws as `lockGrant` does.
 */
export async function denyGrant(
  deps: GrantDeps & DecisionDeps,
  by: AnyCaller | System,
  input: NamedGrant,
): Promise<AccessGrant> {
  const at = deps.clock.now();
  const denied = await tenantTransaction(deps.db, input.tenantId, async (tx) => {
    const request = await lockGrant(tx, by, { ...input, step: 'deny' });
    const actor = actorOf(by);
    const decision = { status: grantTransitions.deny.to, decidedAt: at, decidedBy: actor };
    const grant = { ...request, ...decision };
    await grantRepository(tx).update(grant);
    const ip = input.ip ?? null;
    await tellGrantChange(tx, deps, { grant, action: 'grant.denied', actor, at, ip });
    return grant;
  });
  tellDecision(deps, by, denied);
  return denied;
}
