import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { OwnTenantReply, UpdateOwnTenantRequest, WhoamiReply } from '../schemas.js';

/** The credential in use, and its workspace. */
export class AccountResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Describes the credential in use: its workspace, rights and usage.
   * @example
   * const { tenant, usage } = await client.account.whoami();
   * console.log(tenant.name, usage.activePassports);
   */
  whoami(options?: RequestOptions): ReplyPromise<WhoamiReply> {
    return this.#transport.json({ path: '/api/v1/whoami', options });
  }

  /**
   * Describes the workspace of the credential: plan, usage, and what it decides for itself.
   * @example
   * const { tenant } = await client.account.getTenant();
   * console.log(tenant.activePassports, tenant.passportLimit);
   */
  getTenant(options?: RequestOptions): ReplyPromise<OwnTenantReply> {
    return this.#transport.json({ path: '/api/v1/tenant', options });
  }

  /**
   * Changes what the workspace decides for itself. Not for operator-scoped keys.
   *
   * @throws `BadRequestError` for nothing to change.
   * @example
   * await client.account.updateTenant({ mfaRequired: true, defaultLocale: 'de' });
   */
  updateTenant(
    changes: UpdateOwnTenantRequest,
    options?: RequestOptions,
  ): ReplyPromise<OwnTenantReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/tenant',
      body: changes,
      options,
    });
  }
}
