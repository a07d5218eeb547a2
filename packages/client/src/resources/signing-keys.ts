import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { RotateSigningKeyReply } from '../schemas.js';

/** Keys behind seals. */
export class SigningKeysResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the certificates of the platform's seal CA as PEM, the newest first. Pin them to verify seals
   * offline. Needs no API key.
   */
  getSealCa(options?: RequestOptions): Promise<string> {
    return this.#transport.text({
      method: 'GET',
      path: '/.well-known/opendpp-seal-ca.pem',
      accept: 'application/x-pem-file',
      options,
    });
  }

  /**
   * Makes a new key pair and certificate for the workspace's seals and credentials from now on. What the
   * old key signed stays verifiable. Not for operator-scoped keys.
   */
  rotate(options?: RequestOptions): Promise<RotateSigningKeyReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/tenants/rotate-keys',
      options,
    });
  }
}
