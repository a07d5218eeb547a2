import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { DidDocument } from '../schemas.js';

/** Documents behind verifiable credentials. Needs no API key. */
export class CredentialsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Gets the `did:web` document of a workspace: its public keys, retired ones included. */
  getDidDocument(tenantId: string, options?: RequestOptions): Promise<DidDocument> {
    return this.#transport.json({
      method: 'GET',
      path: '/tenants/{tenantId}/did.json',
      params: { tenantId },
      accept: 'application/did+json',
      options,
    });
  }

  /**
   * The revocation list of a tenant: a compact JWS, `application/vc+jwt`. The bit that `credentialStatus` of a
   * credential names is set once it is revoked.
   */
  getStatusList(tenantId: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text({
      method: 'GET',
      path: '/tenants/{tenantId}/status/revocation',
      params: { tenantId },
      accept: 'application/vc+jwt',
      options,
    });
  }
}
