import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.js';
import { parsePublicKeyPem } from './public-key.js';
import type { SealCrypto } from './seal-crypto.js';
import { decodeSignature, isSignatureValid } from './signature.js';

/** What the signature over the list of sealed keys covers. */
export interface SealedKeys {
  /** 64 lower-case hex digits. */
  readonly merkleRoot: string;
  /** Every top-level key of the sealed metadata, by UTF-16 code units: the order of the leaves. */
  readonly sealedKeys: readonly string[];
}

/**
 * The bytes that a seal signs beside its root: the canonical JSON of `merkleRoot` and `sealedKeys`. They
 * begin with `{`, so no signature over them is one over the 64 hex digits of a root, nor the reverse.
 *
 * @throws {@link MerkleSealError} `NOT_JSON` for a key with an unpaired surrogate.
 * @see SPEC.md, "Sealed keys".
 */
export function sealedKeysMessage({ merkleRoot, sealedKeys }: SealedKeys): Uint8Array {
  return utf8ToBytes(canonicalJson({ merkleRoot, sealedKeys }));
}

/**
 * Whether the list of keys carries the signature of a PEM key.
 *
 * @throws {@link MerkleSealError} for a key or a signature that does not decode.
 */
export function isListSigned(
  crypto: SealCrypto,
  list: SealedKeys & { readonly sealedKeysSignature: string; readonly publicKeyPem: string },
): boolean {
  const publicKey = parsePublicKeyPem(crypto, list.publicKeyPem);
  const signature = decodeSignature(list.sealedKeysSignature);
  return isSignatureValid(crypto, publicKey, sealedKeysMessage(list), signature);
}
