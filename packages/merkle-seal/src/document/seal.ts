import { utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64 } from '../encoding/base64.js';
import { MerkleSealError } from '../error.js';
import { hashMetadata } from '../tree/metadata-tree.js';
import type { MetadataTree } from '../tree/metadata-tree.js';
import { parsePublicKeyPem } from '../crypto/public-key.js';
import type { Metadata } from '../tree/redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { LocalSealSigner } from '../crypto/seal-signer.js';
import type { RandomBytes, SealSigner } from '../crypto/seal-signer.js';
import { isSignatureValid } from '../crypto/signature.js';

/** A seal over the top-level entries of passport metadata. Keep all of it: proofs are made from it. */
export interface Seal extends MetadataTree {
  /** Base64 of the DER ECDSA P-256/SHA-256 signature over the UTF-8 bytes of `merkleRoot`. */
  readonly digitalSeal: string;
}

/** Who seals. */
export interface SealMetadataOptions {
  /** Signs the Merkle root with the sealing key. */
  readonly signer: SealSigner;
  /** Source of the 16-byte salts. Default: the platform's `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes;
}

/** Seals metadata. Both entries export this under its name. */
export async function sealMetadata(
  crypto: SealCrypto,
  metadata: Metadata,
  { signer, randomBytes }: SealMetadataOptions,
): Promise<Seal> {
  const tree = hashMetadata(crypto, metadata, randomBytes);
  const message = utf8ToBytes(tree.merkleRoot);
  const signature = await signer.sign(message);
  if (!(signer instanceof LocalSealSigner)) assertSignedBy(crypto, signer, message, signature);
  return { ...tree, digitalSeal: encodeBase64(signature) };
}

/** Verifies a signature under the signer's own key, where that is not sure to succeed. */
function assertSignedBy(
  crypto: SealCrypto,
  signer: SealSigner,
  message: Uint8Array,
  signature: Uint8Array,
): void {
  const publicKey = parsePublicKeyPem(crypto, signer.publicKeyPem);
  if (!isSignatureValid(crypto, publicKey, message, signature)) {
    throw new MerkleSealError('INVALID_SIGNATURE', 'The signature does not verify with its key.');
  }
}
