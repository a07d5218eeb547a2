import type { Knex } from 'knex';
import type { System } from '../../../platform/auth/caller-model.js';
import { userCredentialsRepository } from '../../../platform/auth/user-credentials-repository.js';
import { normalizeEmail, PLATFORM_ROLE, type User } from '../../../platform/auth/user-model.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { createResetLink, type ResetLinkDeps } from './reset-link.js';

interface MadeLink {
  readonly user: User;
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link for another password at the command line, for a server that sends no mail. Sessions and password stay
 * until it is used.
 *
 * @throws a 404 for an address without a login, a 409 for a disabled login or a platform administrator.
 */
export function makeResetLink(
  deps: ResetLinkDeps & { readonly db: Knex },
  by: System,
  email: string,
): Promise<MadeLink> {
  return platformTransaction(deps.db, async (tx) => {
    const credentials = await userCredentialsRepository(tx).find(normalizeEmail(email));
    if (!credentials) {
      const message = 'This email address has no login.';
      throw ApiError.notFound(message, { code: 'USER_NOT_FOUND' });
    }
    const { user } = credentials;
    if (user.role === PLATFORM_ROLE) {
      throw ApiError.conflict(
        'This is a platform administrator: set PLATFORM_ADMIN_PASSWORD and start the server again.',
      );
    }
    if (user.isDisabled) {
      throw ApiError.conflict('This login is disabled; reset-password opens it again.');
    }
    return { user, ...(await createResetLink(tx, deps, { credentials, actor: by, ip: null })) };
  });
}
