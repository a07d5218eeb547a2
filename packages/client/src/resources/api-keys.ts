import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
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

  /** Creates a key, never a wider one than the credential in use. Its `secret` is shown once. */
  create(apiKey: CreateApiKeyRequest, options?: RequestOptions): Promise<CreateApiKeyReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/api-keys',
      body: apiKey,
      options,
    });
  }

  /** Lists keys, oldest first and revoked ones too, in one page. */
  list(options?: RequestOptions): PageList<ApiKey> {
    return new PageList(async () => {
      const reply = await this.#transport.json<ListApiKeysReply>({
        method: 'GET',
        path: '/api/v1/api-keys',
        options,
      });
      return new Page(reply.apiKeys);
    });
  }

  /** Revokes a key at once and for good. Of a revoked key the first revocation stays. */
  revoke(id: string, options?: RequestOptions): Promise<RevokeApiKeyReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/api-keys/{id}',
      params: { id },
      options,
    });
  }
}
