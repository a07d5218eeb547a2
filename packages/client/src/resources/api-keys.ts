import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  ApiKey,
  CreateApiKeyReply,
  CreateApiKeyRequest,
  ListApiKeysReply,
  RevokeApiKeyReply,
} from '../schemas.js';

/** The workspace's API keys. */
export class ApiKeysResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Creates a key, never a wider one than the credential in use. Its `secret` is shown once.
   * @example
   * const { apiKey, secret } = await client.apiKeys.create({ name: 'Line 1', role: 'INTEGRATION' });
   */
  create(apiKey: CreateApiKeyRequest, options?: RequestOptions): ReplyPromise<CreateApiKeyReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/api-keys',
      body: apiKey,
      options,
    });
  }

  /**
   * Lists keys, oldest first and revoked ones too, in one page.
   * @example
   * for await (const { name, lastUsedAt } of client.apiKeys.list()) console.log(name, lastUsedAt);
   */
  list(options?: RequestOptions): PageList<ApiKey> {
    return pagesOf(
      () => this.#transport.json<ListApiKeysReply>({ path: '/api/v1/api-keys', options }),
      (reply) => ({ items: reply.apiKeys }),
    );
  }

  /**
   * Revokes a key at once and for good. Of a revoked key the first revocation stays.
   * @example
   * await client.apiKeys.revoke(apiKeyId);
   */
  revoke(id: string, options?: RequestOptions): ReplyPromise<RevokeApiKeyReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/api-keys/{id}',
      params: { id },
      options,
    });
  }
}
