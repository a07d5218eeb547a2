import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { HealthReply, VersionReply } from '../schemas.js';

/** The server itself. Needs no API key. */
export class ServiceResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** True when the server answers. */
  health(options?: RequestOptions): Promise<HealthReply> {
    return this.#transport.json({ method: 'GET', path: '/health', options });
  }

  /** Tells which version of the contract the server speaks. */
  version(options?: RequestOptions): Promise<VersionReply> {
    return this.#transport.json({ method: 'GET', path: '/api/v1/version', options });
  }
}
