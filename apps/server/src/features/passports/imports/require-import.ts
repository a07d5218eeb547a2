import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import {
  requireOperatorScope,
  requireWholeWorkspace,
} from '../../../platform/auth/operator-scope.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import { requireSameVersion } from './import-etag.js';
import type { PassportImport } from './import-model.js';
import { importRepository } from './import-repository.js';

/**
 * An import of the workspace.
 *
 * @throws a 404; a 403 for a credential that is bound to one operator, unless the import is of that operator alone.
 */
export async function requireImport(tx: Knex, caller: Caller, id: string): Promise<PassportImport> {
  return requireOwn(caller, await importRepository(tx, caller.tenant.id).find(id));
}

/**
 * The same, locked for a change.
 *
 * @throws a 412 `IMPORT_CHANGED`; a 409 `IMPORT_PUBLISHING`.
 */
export async function requireLockedImport(
  tx: Knex,
  caller: Caller,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: IfMatch | undefined },
): Promise<PassportImport> {
  const imports = importRepository(tx, caller.tenant.id);
  const imported = requireOwn(caller, await imports.lock(id));
  requireSameVersion(imported, ifMatch);
  const publishing = await imports.listPublishing([imported]);
  if (!publishing.has(imported.id)) return imported;
  const message = 'A job is publishing this import; it cannot be changed meanwhile.';
  throw ApiError.conflict(message, { code: 'IMPORT_PUBLISHING' });
}

function requireOwn(caller: Caller, imported: PassportImport | undefined): PassportImport {
  if (!imported) throw ApiError.notFound('No such import in this workspace.');
  if (imported.scopeOperatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, imported.scopeOperatorId);
  return imported;
}
