import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { HealthReply, ReadyReply, VersionReply } from '../schemas.js';

/** The server itself. Needs no API key. */
export class ServiceResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * True when the server answers.
   * @example
   * const { status } = await client.service.health();
   */
  health(options?: RequestOptions): ReplyPromise<HealthReply> {
    return this.#transport.json({ path: '/health', options });
  }

  /**
   * Tells which version of the contract the server speaks.
   * @example
   * const { apiVersion } = await client.service.version();
   */
  version(options?: RequestOptions): ReplyPromise<VersionReply> {
    return this.#transport.json({ path: '/api/v1/version', options });
  }

  /**
   * Tells which of the server's dependencies answer.
   *
   * @throws `ServerError` with status 503 while one of them does not.
   * @example
   * const { dependencies } = await client.service.ready();
   */
  ready(options?: RequestOptions): ReplyPromise<ReadyReply> {
    return this.#transport.json({ path: '/ready', options });
  }

  /**
   * Gets the OpenAPI document of the server.
   * @example
   * const { paths } = await client.service.getOpenApi();
   */
  getOpenApi(options?: RequestOptions): ReplyPromise<Readonly<Record<string, unknown>>> {
    return this.#transport.json({ path: '/openapi.json', options });
  }
}
