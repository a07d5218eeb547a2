import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import type { User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';

/** By email. */
export async function listUsers({ db }: { db: Knex }, caller: Caller): Promise<User[]> {
  requireWholeWorkspace(caller);
  return userRepository(db).list(caller.tenant.id);
}
