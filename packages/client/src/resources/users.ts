import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CreateUserRequest,
  DeleteUserReply,
  ListUsersReply,
  UpdateUserRequest,
  User,
  UserReply,
} from '../schemas.js';

/** Who can log in to the workspace. */
export class UsersResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Creates a login, never in a role that may do more than the credential in use.
   *
   * @throws `ConflictError` if the address has a login already, in any workspace.
   * @example
   * const { user } = await client.users.create({ email, password, role: 'AUDITOR' });
   */
  create(user: CreateUserRequest, options?: RequestOptions): ReplyPromise<UserReply> {
    return this.#transport.json({ method: 'POST', path: '/api/v1/users', body: user, options });
  }

  /**
   * Lists users by email, in one page.
   * @example
   * for await (const { email: address, role } of client.users.list()) console.log(address, role);
   */
  list(options?: RequestOptions): PageList<User> {
    return pagesOf(
      () => this.#transport.json<ListUsersReply>({ path: '/api/v1/users', options }),
      (reply) => ({ items: reply.users }),
    );
  }

  /**
   * Changes a user's role, or the password, which ends the user's sessions.
   *
   * @throws `ConflictError` `LAST_TENANT_ADMIN` if no other user administers the workspace.
   * @example
   * await client.users.update(userId, { role: 'INTEGRATION' });
   */
  update(
    id: string,
    changes: UpdateUserRequest,
    options?: RequestOptions,
  ): ReplyPromise<UserReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/users/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Takes the second factor of another user away, who has lost it, and ends that user's sessions.
   *
   * @throws `ConflictError` `OWN_ACCOUNT` or `MFA_NOT_ENROLLED`.
   * @example
   * await client.users.resetSecondFactor(userId);
   */
  resetSecondFactor(id: string, options?: RequestOptions): ReplyPromise<DeleteUserReply> {
    const path = '/api/v1/users/{id}/reset-mfa';
    return this.#transport.json({ method: 'POST', path, params: { id }, options });
  }

  /**
   * Takes a login away and ends its sessions.
   *
   * @throws `ConflictError` `LAST_TENANT_ADMIN` if no other user administers the workspace.
   * @example
   * await client.users.delete(userId);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<DeleteUserReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/users/{id}',
      params: { id },
      options,
    });
  }
}
