import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { WhoamiReply } from '../schemas.js';

/** The credential in use. */
export class AccountResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Describes the credential in use: its workspace, rights and usage. */
  whoami(options?: RequestOptions): Promise<WhoamiReply> {
    return this.#transport.json({ method: 'GET', path: '/api/v1/whoami', options });
  }
}
