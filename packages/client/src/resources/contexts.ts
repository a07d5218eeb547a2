import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { PathTemplate } from '../url.js';
import type { Transport } from '../request.js';
import type { CredentialType, JsonLdContext } from '../schemas.js';

/** JSON-LD contexts and the type of credentials, which documents refer to. Needs no API key. */
export class ContextsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the context of passport documents; what it does not list falls to its `@vocab`.
   * @example
   * const context = await client.contexts.getPassportContext();
   */
  getPassportContext(options?: RequestOptions): ReplyPromise<JsonLdContext> {
    return this.#get('/contexts/dpp/v1', options);
  }

  /**
   * Gets the same terms without `@vocab`: a name that is not listed means nothing.
   * @example
   * const context = await client.contexts.getClosedContext();
   */
  getClosedContext(options?: RequestOptions): ReplyPromise<JsonLdContext> {
    return this.#get('/context/v1', options);
  }

  /**
   * Gets the context of the terms that passport credentials add. It is frozen.
   * @example
   * const context = await client.contexts.getCredentialContext();
   */
  getCredentialContext(options?: RequestOptions): ReplyPromise<JsonLdContext> {
    return this.#get('/contexts/dpp-credential/v1', options);
  }

  /**
   * Gets the type metadata of SD-JWT VC passport credentials.
   * @example
   * const { vct } = await client.contexts.getCredentialType();
   */
  getCredentialType(options?: RequestOptions): ReplyPromise<CredentialType> {
    return this.#transport.json({ path: '/vct/dpp/v1', options });
  }

  #get(path: PathTemplate, options: RequestOptions | undefined): ReplyPromise<JsonLdContext> {
    return this.#transport.json({ path, accept: 'application/ld+json', options });
  }
}
