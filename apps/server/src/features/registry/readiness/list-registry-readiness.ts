import type { RegistryBlockerCode, RegistryState } from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import { registryMappingRepository } from '../mapping/registry-mapping-repository.js';
import { judgeCandidates, type JudgedCandidate } from './judge-candidates.js';
import {
  registryCandidateRepository,
  type CandidateFilter,
} from './registry-candidate-repository.js';

export interface RegistryDeps {
  readonly db: Knex;
  readonly baseUrl: string;
}

interface ReadinessQuestion {
  readonly state?: RegistryState | undefined;
  readonly blocker?: RegistryBlockerCode | undefined;
  readonly category?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface ReadinessPage {
  readonly mappingVersion: number;
  readonly judged: readonly JudgedCandidate[];
  readonly nextCursor: string | null;
}

/** Passports that one request judges, at most: a page with a filter may be short and have a next one. */
export const MAX_JUDGED_PER_PAGE = 2000;

/** Passports that are read at a time. */
export const JUDGED_AT_ONCE = 500;

/** States that no passport has of which nothing was exported. */
const needExport: ReadonlySet<RegistryState> = new Set(['EXPORTED', 'REGISTERED', 'REFUSED']);

/** Passports of the workspace with their state and their blockers, newest first. */
export function listRegistryReadiness(
  { db, baseUrl }: RegistryDeps,
  caller: Caller,
  { state, blocker, category, cursor, limit }: ReadinessQuestion,
): Promise<ReadinessPage> {
  const tenantId = caller.tenant.id;
  let after = decodeTimeCursor(cursor);
  return tenantTransaction(db, tenantId, async (tx) => {
    const { version, mapping } = await registryMappingRepository(tx, tenantId).getCurrent();
    const isExported = state !== undefined && needExport.has(state);
    const filter: CandidateFilter = {
      ...{ tenantId, operatorId: caller.operatorId, category },
      ...(isExported && { isExported }),
    };
    const isFiltered = state !== undefined || blocker !== undefined;
    const size = isFiltered ? JUDGED_AT_ONCE : limit;
    const found: JudgedCandidate[] = [];
    const pageUpTo = (nextCursor: string | null): ReadinessPage => ({
      mappingVersion: version,
      judged: found,
      nextCursor,
    });
    for (let seen = 0; seen < MAX_JUDGED_PER_PAGE; seen += size) {
      const page = await registryCandidateRepository(tx).listPage(filter, { after, limit: size });
      const judged = await judgeCandidates(tx, page, { tenantId, baseUrl, mapping });
      for (const one of judged) {
        after = one.candidate;
        if (passes(one, { state, blocker })) found.push(one);
        if (found.length === limit) return pageUpTo(nextTimeCursor([one.candidate], 1));
      }
      if (page.length < size) return pageUpTo(null);
    }
    return pageUpTo(after ? nextTimeCursor([after], 1) : null);
  });
}

function passes(
  { state: found, blockers }: JudgedCandidate,
  { state, blocker }: Pick<ReadinessQuestion, 'state' | 'blocker'>,
): boolean {
  if (state !== undefined && found !== state) return false;
  return blocker === undefined || blockers.some(({ code }) => code === blocker);
}
