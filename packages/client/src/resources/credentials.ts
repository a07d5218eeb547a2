import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { DidDocument } from '../schemas.js';

/** Documents behind verifiable credentials. Needs no API key. */
export class CredentialsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the `did:web` document of a workspace: its public keys, retired ones included.
   * @example
   * const { verificationMethod } = await client.credentials.getDidDocument(tenantId);
   */
  getDidDocument(tenantId: string, options?: RequestOptions): ReplyPromise<DidDocument> {
    return this.#transport.json({
      path: '/tenants/{tenantId}/did.json',
      params: { tenantId },
      accept: 'application/did+json',
      options,
    });
  }

  /**
   * The revocation list of a tenant: a compact JWS, `application/vc+jwt`. The bit that `credentialStatus` of a
   * credential names is set once it is revoked.
   * @example
   * const jwt = await client.credentials.getStatusList(tenantId);
   */
  getStatusList(tenantId: string, options?: RequestOptions): ReplyPromise<string> {
    return this.#transport.text({
      path: '/tenants/{tenantId}/status/revocation',
      params: { tenantId },
      accept: 'application/vc+jwt',
      options,
    });
  }
}
