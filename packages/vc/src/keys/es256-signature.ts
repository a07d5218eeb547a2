import { VcError } from '../error.js';

/**
 * Takes what a signer has returned, which is as it should be by its type only.
 *
 * @throws {@link VcError} `INVALID_SIGNATURE` if it is not r and s, 32 bytes each.
 */
export function requireEs256Signature(signature: Uint8Array): Uint8Array {
  if (ArrayBuffer.isView(signature) && signature.byteLength === 64) return signature;
  throw new VcError('INVALID_SIGNATURE', 'The signer must return r and s, 32 bytes each.');
}
