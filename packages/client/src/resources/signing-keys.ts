import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';

/** Keys behind seals. */
export class SigningKeysResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the certificate of the platform's seal CA as PEM. Pin it to verify seals offline. Needs no
   * API key.
   */
  getSealCa(options?: RequestOptions): Promise<string> {
    return this.#transport.text({
      method: 'GET',
      path: '/.well-known/opendpp-seal-ca.pem',
      accept: 'application/x-pem-file',
      options,
    });
  }
}
