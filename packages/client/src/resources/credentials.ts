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
}
