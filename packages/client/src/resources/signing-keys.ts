import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { ListSigningKeysReply, RotateSigningKeyReply } from '../schemas.js';

/** Keys behind seals. */
export class SigningKeysResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Gets the certificates of the platform's seal CA as PEM, the newest first. Pin them to verify seals
   * offline. Needs no API key.
   * @example
   * const pem = await client.signingKeys.getSealCa();
   */
  getSealCa(options?: RequestOptions): ReplyPromise<string> {
    return this.#transport.text({
      path: '/.well-known/opendpp-seal-ca.pem',
      accept: 'application/x-pem-file',
      options,
    });
  }

  /**
   * Lists every signing key of the workspace with its certificate, the newest first.
   * @example
   * const { keys } = await client.signingKeys.list();
   */
  list(options?: RequestOptions): ReplyPromise<ListSigningKeysReply> {
    return this.#transport.json({ path: '/api/v1/signing-keys', options });
  }

  /**
   * Makes a new key pair and certificate for the workspace's seals and credentials from now on. What the
   * old key signed stays verifiable. Not for operator-scoped keys.
   * @example
   * const { publicKey } = await client.signingKeys.rotate();
   */
  rotate(options?: RequestOptions): ReplyPromise<RotateSigningKeyReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/tenants/rotate-keys',
      options,
    });
  }
}
