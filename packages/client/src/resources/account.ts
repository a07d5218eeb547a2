import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { WhoamiReply } from '../schemas.js';

/** The credential in use. */
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
}
