import type { PlatformCaller, System } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  issueGrant,
  type GrantDeps,
  type IssuedGrant,
  type IssueGrantInput,
} from './issue-grant.js';

/**
 * Issues a grant to an authority, in whatever workspace.
 *
 * @throws a 404 for a workspace that nobody has; else as `issueGrant` does.
 */
export async function issueAuthorityGrant(
  deps: GrantDeps,
  by: PlatformCaller | System,
  input: Omit<IssueGrantInput, 'kind'>,
): Promise<IssuedGrant> {
  const tenant = await tenantRepository(deps.db).find(input.tenantId);
  if (!tenant) throw ApiError.brief(404, 'No such workspace.');
  return issueGrant(deps, by, { ...input, tenantId: tenant.id, kind: 'AUTHORITY' });
}
