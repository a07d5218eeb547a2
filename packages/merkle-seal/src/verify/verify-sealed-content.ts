import { utf8ToBytes } from '@noble/hashes/utils.js';
import { MerkleSealError } from '../error.js';
import type { MerkleSealErrorCode } from '../error.js';
import { hashWithSalts } from '../tree/metadata-tree.js';
import type { MetadataTree } from '../tree/metadata-tree.js';
import { parsePublicKeyPem } from '../crypto/public-key.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { decodeSignature, isSignatureValid } from '../crypto/signature.js';

/** What `verifySealedContent` checks. All of it may come from a stranger; nothing is trusted. */
export interface SealedContent {
  /** The full, unredacted metadata. */
  readonly metadata: unknown;
  /** The salt of each maskable key; a document carries them as `proof.leafSalts`. */
  readonly leafSalts: unknown;
  /** The root that the document declares; compared when given. */
  readonly merkleRoot?: unknown;
  /** Base64 DER signature over the UTF-8 bytes of the hex root. */
  readonly signature: unknown;
  /** PEM `PUBLIC KEY`. The caller has to know its owner. */
  readonly publicKey: unknown;
}

/** Why content is not what was sealed: the first thing found wrong. */
export type SealedContentRefusal = MerkleSealErrorCode | 'ROOT_MISMATCH' | 'SIGNATURE_MISMATCH';

/** What `verifySealedContent` found out. */
export type SealedContentResult =
  | ({ readonly verified: true } & MetadataTree)
  | { readonly verified: false; readonly reason: SealedContentRefusal; readonly message: string };

/** Verifies metadata against its seal. Both entries export this under its name. */
export function verifySealedContent(
  crypto: SealCrypto,
  content: SealedContent,
): SealedContentResult {
  try {
    return checkContent(crypto, content);
  } catch (error) {
    if (error instanceof MerkleSealError) return refuse(error.code, error.message);
    throw error;
  }
}

function checkContent(crypto: SealCrypto, content: SealedContent): SealedContentResult {
  const tree = hashWithSalts(crypto, content.metadata, content.leafSalts);
  const { merkleRoot } = tree;
  if (content.merkleRoot !== undefined && content.merkleRoot !== merkleRoot) {
    return refuse('ROOT_MISMATCH', 'The declared Merkle root is not that of this metadata.');
  }
  if (typeof content.publicKey !== 'string') {
    return refuse('INVALID_KEY', 'The public key is not text.');
  }
  const publicKey = parsePublicKeyPem(crypto, content.publicKey);
  const signature = decodeSignature(content.signature);
  if (!isSignatureValid(crypto, publicKey, utf8ToBytes(merkleRoot), signature)) {
    return refuse('SIGNATURE_MISMATCH', 'The signature is not this key’s over this metadata.');
  }
  return { verified: true, ...tree };
}

function refuse(reason: SealedContentRefusal, message: string): SealedContentResult {
  return { verified: false, reason, message };
}
