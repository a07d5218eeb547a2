import { isSandbox, seesAsOwner, type Caller } from '../../platform/auth/caller-model.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { publicDocumentKey } from '../../representations/json-ld/public-document.js';
import {
  publishedPassportReader,
  type ResolvedPassport,
} from '../passports/keys/published-passport-reader.js';
import type { ResolutionDeps, Viewer } from './resolution-deps.js';
import type { ResolutionTarget } from './resolution-model.js';

/** Published passports are looked up once for all viewers and cached; an owner may also see drafts. */
export function findPassport(
  deps: ResolutionDeps,
  target: ResolutionTarget,
  viewer: Viewer,
): Promise<ResolvedPassport | undefined> {
  // No passport has it, and a stranger may spell it in endless ways: neither asked for nor cached.
  if ('id' in target && !isUuid(target.id)) return Promise.resolve(undefined);
  const load = () => lookUp(deps, target, viewer);
  return seesAsOwner(viewer.caller)
    ? load()
    : deps.resolutionCache.find({ ...target, on: viewer.hostTenantId }, load);
}

async function lookUp(
  { db, baseUrl, directoryCache }: ResolutionDeps,
  target: ResolutionTarget,
  { caller, hostTenantId }: Viewer,
): Promise<ResolvedPassport | undefined> {
  const reader = publishedPassportReader(db, publicDocumentKey(baseUrl), directoryCache);
  const draftsOf = seesAsOwner(caller)
    ? { tenantId: caller.tenant.id, operatorId: caller.operatorId }
    : undefined;
  if ('productId' in target) return reader.resolveProduct({ ...target, draftsOf });
  if (!('id' in target)) {
    // On the base host no key leads into a sandbox, not even its own caller to a draft.
    const isReached = hostTenantId !== undefined || !caller || !isSandbox(caller.tenant);
    const lookup = { ...target, tenantId: hostTenantId };
    return reader.resolveKey({ ...lookup, draftsOf: isReached ? draftsOf : undefined });
  }
  const found = await reader.resolveId(target.id, draftsOf);
  return hostTenantId === undefined || found?.tenantId === hostTenantId ? found : undefined;
}

/** An operator-scoped credential owns its operator's passports only. */
export function ownsPassport(caller: Caller | undefined, found: ResolvedPassport): boolean {
  if (!seesAsOwner(caller) || caller.tenant.id !== found.tenantId) return false;
  return caller.operatorId === null || caller.operatorId === found.operatorId;
}
