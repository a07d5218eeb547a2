import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader } from '../passports/passport-reader.js';
import type { Resolution, ResolutionDeps, Viewer } from './resolution-deps.js';
import { resolvePassport } from './resolve-passport.js';

/** Finds a passport of the workspace by UUID or `productId` and resolves it as its owner sees it. */
export async function fetchPassport(
  deps: ResolutionDeps,
  idOrProductId: string,
  viewer: Viewer & { readonly caller: Caller },
): Promise<Resolution | undefined> {
  const { tenant, operatorId } = viewer.caller;
  const found = await passportReader(deps.db).identify(tenant.id, [idOrProductId], operatorId);
  const passport = found.get(idOrProductId);
  if (!passport)
    throw ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
  requireOperatorScope(viewer.caller, passport.operatorId);
  return resolvePassport(deps, { id: passport.id }, viewer);
}
