import type { RegistryState } from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import {
  requireBytesWithin,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import { registryMappingRepository } from '../mapping/registry-mapping-repository.js';
import { judgeCandidates, type JudgedCandidate } from '../readiness/judge-candidates.js';
import { JUDGED_AT_ONCE } from '../readiness/list-registry-readiness.js';
import { registryCandidateRepository } from '../readiness/registry-candidate-repository.js';
import type { RegistryExport, VersionedMapping } from '../registry-model.js';
import { tellRegistryChange } from '../tell-registry-change.js';
import { registryExportRepository, type NewItem } from './registry-export-repository.js';

export interface CreateExportDeps extends AuditLogDeps, WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly baseUrl: string;
}

interface CreateExportInput {
  /** Passports by id; without it all that are to be handed in. */
  readonly ids?: readonly string[] | undefined;
  readonly category?: string | undefined;
  /** Requests at most, 1 to 10,000. */
  readonly limit: number;
  readonly ip: string;
}

interface CreatedExport {
  readonly made: RegistryExport;
  /** True where more passports are to be handed in. */
  readonly hasMore: boolean;
}

/** States of what is to be handed in where nothing is named; a refused version is handed in again by its id alone. */
const due: ReadonlySet<RegistryState> = new Set(['READY', 'STALE']);
const dueByName: ReadonlySet<RegistryState> = new Set(['READY', 'STALE', 'REFUSED']);

/**
 * Writes requests for passports that are ready into an export. Exports and results of a workspace wait for each other, so that no
 * version is handed in twice.
 *
 * @throws a 400 `REGISTRY_EXPORT_EMPTY`; a 409 `REGISTRY_NOT_READY` where a passport that is named cannot be handed in.
 */
export function createRegistryExport(
  deps: CreateExportDeps,
  caller: Caller,
  input: CreateExportInput,
): Promise<CreatedExport> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const usage = workspaceUsageRepository(tx);
    await usage.lock(tenantId);
    const mapping = await registryMappingRepository(tx, tenantId).getCurrent();
    const found = await findDue(tx, caller, { ...input, baseUrl: deps.baseUrl, mapping });
    if (found.length === 0) {
      const message = 'No passport is to be handed in: see the readiness of the registry.';
      throw ApiError.badRequest(message, { code: 'REGISTRY_EXPORT_EMPTY' });
    }
    const hasMore = found.length > input.limit;
    const items = found.slice(0, input.limit).map(itemOf);
    const made = newExport(deps, caller, { mapping, total: items.length });
    const bytes = await storeExport(tx, tenantId, { made, items });
    await usage.grow(tenantId, bytes);
    await requireBytesWithin(tx, deps, caller.tenant);
    await tellRegistryChange(tx, deps, {
      action: 'registry.exported',
      ...{ caller, ip: input.ip, at: made.createdAt },
      targetId: made.id,
      details: { requests: made.total, mappingVersion: made.mappingVersion },
    });
    return { made, hasMore };
  });
}

interface DueQuestion extends Omit<CreateExportInput, 'ip'> {
  readonly baseUrl: string;
  readonly mapping: VersionedMapping;
}

/** What is to be handed in, up to one more than asked for; by name all of it. */
async function findDue(
  tx: Knex.Transaction,
  caller: Caller,
  { ids, category, limit, baseUrl, mapping: { mapping } }: DueQuestion,
): Promise<JudgedCandidate[]> {
  const tenantId = caller.tenant.id;
  const named = ids && new Set(ids);
  const filter = { tenantId, operatorId: caller.operatorId, category, ids };
  const found: JudgedCandidate[] = [];
  const seen = new Set<string>();
  let after: { readonly createdAt: Date; readonly id: string } | undefined;
  for (;;) {
    const page = await registryCandidateRepository(tx).listPage(filter, {
      after,
      limit: JUDGED_AT_ONCE,
    });
    const judged = await judgeCandidates(tx, page, { tenantId, baseUrl, mapping });
    for (const one of judged) {
      seen.add(one.candidate.id);
      if (one.ready && (named ? dueByName : due).has(one.state)) found.push(one);
      else if (named) throw notReady(one);
      if (!named && found.length > limit) return found;
    }
    after = judged.at(-1)?.candidate;
    if (page.length < JUDGED_AT_ONCE) break;
  }
  const unknown = ids?.find((id) => !seen.has(id));
  if (unknown === undefined) return found;
  throw ApiError.notFound(`This workspace has no current passport ${unknown}.`);
}

function notReady({ candidate, state, ready, blockers }: JudgedCandidate): ApiError {
  const why = ready ? `its state is ${state}` : blockers.map(({ code }) => code).join(', ');
  const message = `The passport ${candidate.id} cannot be handed in: ${why}.`;
  return ApiError.conflict(message, { code: 'REGISTRY_NOT_READY' });
}

function itemOf({ candidate, record }: JudgedCandidate, at: number): NewItem {
  const { versionHash } = record;
  if (versionHash === null) throw new Error('A passport that is ready has a hash.');
  return {
    number: at + 1,
    passportId: candidate.id,
    operatorId: candidate.operatorId,
    record: { ...record, versionHash },
  };
}

function newExport(
  { clock, newId }: CreateExportDeps,
  caller: Caller,
  { mapping, total }: { readonly mapping: VersionedMapping; readonly total: number },
): RegistryExport {
  return {
    id: newId(),
    mappingVersion: mapping.version,
    mapping: mapping.mapping,
    total,
    scopeOperatorId: caller.operatorId,
    createdBy: actorOf(caller),
    createdAt: clock.now(),
  };
}

/** @returns Bytes of its requests. */
async function storeExport(
  tx: Knex.Transaction,
  tenantId: string,
  { made, items }: { readonly made: RegistryExport; readonly items: readonly NewItem[] },
): Promise<number> {
  const exports = registryExportRepository(tx, tenantId);
  await exports.insert(made);
  let bytes = 0;
  for (let at = 0; at < items.length; at += JUDGED_AT_ONCE) {
    bytes += await exports.insertItems(made.id, items.slice(at, at + JUDGED_AT_ONCE));
  }
  return bytes;
}
