import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import {
  requireOperatorScope,
  requireWholeWorkspace,
} from '../../../platform/auth/operator-scope.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { RegistryExport } from '../registry-model.js';
import { registryExportRepository } from './registry-export-repository.js';

/**
 * An export of the workspace.
 *
 * @throws a 404; a 403 for a credential that is bound to one operator, unless the export is of that operator alone.
 */
export async function requireRegistryExport(
  tx: Knex,
  caller: Caller,
  id: string,
): Promise<RegistryExport> {
  const found = await registryExportRepository(tx, caller.tenant.id).find(id);
  if (!found) throw ApiError.notFound('No such export in this workspace.');
  if (found.scopeOperatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, found.scopeOperatorId);
  return found;
}
