import type { Knex } from 'knex';
import { actorOf, type AnyCaller, type System } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { grantTransitions, type AccessGrant } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import type { GrantDeps } from './issue-grant.js';
import { lockGrant } from './lock-grant.js';
import { tellDenials, type DecisionDeps } from './tell-decision.js';
import { tellGrantChanges } from './tell-grant-change.js';

interface NamedGrants {
  readonly tenantId: string;
  /** In any order; one that is named again was decided on by then. */
  readonly ids: readonly string[];
  readonly ip?: string;
}

/** The outcome of one of them. */
type DeniedOrNot =
  | { readonly id: string; readonly grant: AccessGrant }
  | { readonly id: string; readonly error: string };

/**
 * Denies requests in one transaction. One that cannot be denied says why in its place, and keeps no other from it:
 * it is not there, not PENDING, or another operator's. Each is in the audit log; an address gets one mail.
 */
export async function denyGrants(
  deps: GrantDeps & DecisionDeps,
  by: AnyCaller | System,
  { tenantId, ids, ip }: NamedGrants,
): Promise<readonly DeniedOrNot[]> {
  const at = deps.clock.now();
  const actor = actorOf(by);
  const outcomes = await tenantTransaction(deps.db, tenantId, async (tx) => {
    // All before the audit chain, as everybody locks them, and in one order.
    const found = new Map<string, DeniedOrNot>();
    for (const id of [...new Set(ids.map(keyOf))].sort()) {
      found.set(id, await lock(tx, by, { tenantId, id }));
    }
    const denied = [...found.values()].flatMap((one) => ('grant' in one ? [one.grant] : []));
    const decision = { status: grantTransitions.deny.to, decidedAt: at, decidedBy: actor };
    const changed = denied.map((request) => ({ ...request, ...decision }));
    for (const grant of changed) await grantRepository(tx).update(grant);
    await tellGrantChanges(
      tx,
      deps,
      changed.map((grant) => ({
        grant,
        action: 'grant.denied' as const,
        actor,
        at,
        ip: ip ?? null,
      })),
    );
    for (const grant of changed) found.set(grant.id, { id: grant.id, grant });
    return found;
  });
  const told = inOrderAsked(ids, outcomes);
  tellDenials(
    deps,
    by,
    told.flatMap((one) => ('grant' in one ? [one.grant] : [])),
  );
  return told;
}

/** UUIDs of any case are one. */
const keyOf = (id: string) => id.toLowerCase();

async function lock(
  tx: Knex.Transaction,
  by: AnyCaller | System,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<DeniedOrNot> {
  try {
    return { id, grant: await lockGrant(tx, by, { tenantId, id, step: 'deny' }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { id, error: error.message };
  }
}

function inOrderAsked(
  ids: readonly string[],
  outcomes: ReadonlyMap<string, DeniedOrNot>,
): readonly DeniedOrNot[] {
  const seen = new Set<string>();
  return ids.map((id) => {
    const key = keyOf(id);
    const outcome = outcomes.get(key);
    if (!outcome) throw new Error('A grant was asked for and not looked at.');
    if ('error' in outcome) return { id, error: outcome.error };
    if (seen.has(key)) return { id, error: 'This grant is named twice.' };
    seen.add(key);
    return { id, grant: outcome.grant };
  });
}
