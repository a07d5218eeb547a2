import { registryMappingProblems, type RegistryMapping } from '@dpp/espr-validate/registry';
import { canonicalJson } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import type { Clock } from '../../../platform/clock.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import type { VersionedMapping } from '../registry-model.js';
import { tellRegistryChange } from '../tell-registry-change.js';
import { requireSameMapping } from './mapping-etag.js';
import { registryMappingRepository } from './registry-mapping-repository.js';

interface UpdateMappingDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** Versions of one workspace: each stays for the exports that name it. */
const MAX_MAPPING_VERSIONS = 1000;

interface UpdateMappingInput {
  readonly mapping: RegistryMapping;
  readonly ifMatch: IfMatch | undefined;
  readonly ip: string;
}

/**
 * Stores a mapping as the next version. Exports that were made keep theirs; one that changes nothing is no version.
 *
 * @throws a 403 for a credential that is bound to one operator; a 400 `REGISTRY_MAPPING_INVALID`; a 412
 *   `REGISTRY_MAPPING_CHANGED`; a 409 `WORKSPACE_LIMIT_REACHED` after 1,000 versions.
 */
export async function updateRegistryMapping(
  deps: UpdateMappingDeps,
  caller: Caller,
  { mapping, ifMatch, ip }: UpdateMappingInput,
): Promise<VersionedMapping> {
  requireWholeWorkspace(caller);
  requireValid(mapping);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    // A second change at the same time waits, and finds the version of the first.
    await workspaceUsageRepository(tx).lock(tenantId);
    const mappings = registryMappingRepository(tx, tenantId);
    const found = await mappings.getCurrent();
    requireSameMapping(found, ifMatch);
    if (canonicalJson(found.mapping) === canonicalJson(mapping)) return found;
    const at = deps.clock.now();
    const next = { mapping, version: found.version + 1, createdBy: actorOf(caller), createdAt: at };
    if (next.version > MAX_MAPPING_VERSIONS) throw tooManyVersions();
    await mappings.insert(next);
    const details = { version: next.version };
    await tellRegistryChange(tx, deps, {
      action: 'registry.mapping_changed',
      ...{ caller, ip, at, targetId: tenantId, details },
    });
    return next;
  });
}

function requireValid(mapping: RegistryMapping): void {
  const errors = registryMappingProblems(mapping);
  const [first] = errors;
  if (!first) return;
  throw ApiError.badRequest(`${first.path}: ${first.message}`, {
    code: 'REGISTRY_MAPPING_INVALID',
    errors,
  });
}

function tooManyVersions(): ApiError {
  const message = `A workspace holds at most ${MAX_MAPPING_VERSIONS} versions of its mapping.`;
  const details = { code: 'WORKSPACE_LIMIT_REACHED', limit: MAX_MAPPING_VERSIONS } as const;
  return ApiError.conflict(message, details);
}
