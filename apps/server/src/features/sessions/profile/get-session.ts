import type { Knex } from 'knex';
import type { SessionCaller } from '../../../platform/auth/caller-model.js';
import type { User } from '../../../platform/auth/user-model.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import type { Account } from '../../../platform/db/account-tables.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { profileRepository } from './profile-repository.js';

/** The user of a session, as stored now. */
export async function getSession(
  { db }: { readonly db: Knex },
  caller: SessionCaller,
): Promise<User> {
  const user = await platformTransaction(db, (tx) =>
    profileRepository(tx, accountOfCaller(caller)).find(),
  );
  if (!user) throw endedSession();
  return user;
}

/** The login behind a session. */
export function accountOfCaller({ tenant, credential }: SessionCaller): Account {
  return { tenantId: tenant?.id ?? null, userId: credential.userId };
}

/** The login was removed after the credential was read. */
export function endedSession(): ApiError {
  const message = 'The session has ended.';
  return ApiError.standard(401, message, { code: 'CREDENTIALS_INVALID' });
}
