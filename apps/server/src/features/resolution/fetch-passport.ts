import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader } from '../passports/passport-reader.js';
import {
  resolvePassport,
  type Resolution,
  type ResolutionDeps,
  type Viewer,
} from './resolve-passport.js';

/** Finds a passport of the workspace by UUID or `productId` and resolves it as its owner sees it. */
export async function fetchPassport(
  deps: ResolutionDeps,
  idOrProductId: string,
  viewer: Viewer & { readonly caller: Caller },
): Promise<Resolution | undefined> {
  const { caller } = viewer;
  const reader = passportReader(deps.db);
  const passport = await reader.find(caller.tenant.id, idOrProductId, caller.operatorId);
  if (!passport) throw ApiError.notFound('No such passport in this workspace.');
  requireOperatorScope(caller, passport.economicOperator.id);
  return resolvePassport(deps, { id: passport.id }, viewer);
}
