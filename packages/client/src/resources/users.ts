import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
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
   */
  create(user: CreateUserRequest, options?: RequestOptions): Promise<UserReply> {
    return this.#transport.json({ method: 'POST', path: '/api/v1/users', body: user, options });
  }

  /** Lists users by email, in one page. */
  list(options?: RequestOptions): PageList<User> {
    return new PageList(async () => {
      const reply = await this.#transport.json<ListUsersReply>({
        method: 'GET',
        path: '/api/v1/users',
        options,
      });
      return new Page(reply.users);
    });
  }

  /**
   * Changes a user's role, or the password, which ends the user's sessions.
   *
   * @throws `ConflictError` `LAST_TENANT_ADMIN` if no other user administers the workspace.
   */
  update(id: string, changes: UpdateUserRequest, options?: RequestOptions): Promise<UserReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/users/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Takes a login away and ends its sessions.
   *
   * @throws `ConflictError` `LAST_TENANT_ADMIN` if no other user administers the workspace.
   */
  delete(id: string, options?: RequestOptions): Promise<DeleteUserReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/users/{id}',
      params: { id },
      options,
    });
  }
}
