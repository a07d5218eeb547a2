import { actorOf, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import { createCapabilityToken } from '../../platform/auth/secrets/capability-token.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { requireExpiry } from './grant-fields.js';
import { grantTransitions } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import { tokenKinds, type GrantDeps, type IssuedGrant } from './issue-grant.js';
import { lockGrant, type NamedGrant } from './lock-grant.js';
import { tellDecision, type DecisionDeps } from './tell-decision.js';
import { tellGrantChange } from './tell-grant-change.js';

/**
 * Approves a request and makes its token, which is in the result and nowhere else.
 *
 * @param input - Without `expiresAt`, what the request asked for holds.
 * @throws as `lockGrant` does; a 400 for a time that no grant can end at.
 */
export async function approveGrant(
  deps: GrantDeps & DecisionDeps,
  by: AnyCaller | System,
  input: NamedGrant & { readonly expiresAt?: Date | undefined },
): Promise<IssuedGrant> {
  const at = deps.clock.now();
  const issued = await tenantTransaction(deps.db, input.tenantId, async (tx) => {
    const request = await lockGrant(tx, by, { ...input, step: 'approve' });
    const expiresAt = requireExpiry(input.expiresAt ?? request.expiresAt, at);
    const { token, sha256 } = createCapabilityToken(tokenKinds[request.kind]);
    const status = grantTransitions.approve.to;
    const actor = actorOf(by);
    const decision = { status, expiresAt, decidedAt: at, decidedBy: actor, hasToken: true };
    const grant = { ...request, ...decision };
    await grantRepository(tx).update(grant, sha256);
    const ip = input.ip ?? null;
    await tellGrantChange(tx, deps, { grant, action: 'grant.approved', actor, at, ip });
    return { grant, token };
  });
  tellDecision(deps, by, issued.grant);
  return issued;
}
