import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import type { User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';

/** By email. */
export async function listUsers({ db }: { db: Knex }, caller: Caller): Promise<User[]> {
  requireWholeWorkspace(caller);
  return tenantTransaction(db, caller.tenant.id, (tx) => userRepository(tx).list(caller.tenant.id));
}
