import {
  REGISTRY_STATES,
  type RegistryBlockerCode,
  type RegistryState,
} from '@dpp/espr-validate/registry';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { registryMappingRepository } from '../mapping/registry-mapping-repository.js';
import { judgeCandidates } from './judge-candidates.js';
import { JUDGED_AT_ONCE, type RegistryDeps } from './list-registry-readiness.js';
import { registryCandidateRepository } from './registry-candidate-repository.js';

/** Passports that one request counts, at most. */
export const MAX_COUNTED = 100_000;

export interface RegistryCounts {
  readonly counts: Readonly<Record<RegistryState, number>>;
  /** Blocker → passports that have it; those alone that some passport has. */
  readonly blockers: Readonly<Partial<Record<RegistryBlockerCode, number>>>;
  /** False where there are more than {@link MAX_COUNTED}. */
  readonly countsAreExact: boolean;
}

/**
 * Counts the passports of a workspace by state and by blocker. Each batch is a transaction of its own, so that no connection is
 * held for all of them; what changes meanwhile is counted as it is found.
 */
export async function countRegistryStates(
  { db, baseUrl }: RegistryDeps,
  caller: Caller,
  { category }: { readonly category?: string | undefined },
): Promise<RegistryCounts> {
  const tenantId = caller.tenant.id;
  const counts = Object.fromEntries(REGISTRY_STATES.map((state) => [state, 0])) as Record<
    RegistryState,
    number
  >;
  const blockers: Partial<Record<RegistryBlockerCode, number>> = {};
  let after: { readonly createdAt: Date; readonly id: string } | undefined;
  for (let seen = 0; seen < MAX_COUNTED; seen += JUDGED_AT_ONCE) {
    const judged = await tenantTransaction(db, tenantId, async (tx) => {
      const { mapping } = await registryMappingRepository(tx, tenantId).getCurrent();
      const page = await registryCandidateRepository(tx).listPage(
        { tenantId, operatorId: caller.operatorId, category },
        { after, limit: JUDGED_AT_ONCE },
      );
      return judgeCandidates(tx, page, { tenantId, baseUrl, mapping });
    });
    for (const { state, blockers: found } of judged) {
      counts[state] += 1;
      for (const { code } of found) blockers[code] = (blockers[code] ?? 0) + 1;
    }
    after = judged.at(-1)?.candidate;
    if (judged.length < JUDGED_AT_ONCE) return { counts, blockers, countsAreExact: true };
  }
  return { counts, blockers, countsAreExact: false };
}
