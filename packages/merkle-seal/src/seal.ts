import { randomBytes as cryptoRandomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64, encodeBase64url } from './base64.js';
import { MerkleSealError } from './error.js';
import { assertMetadata, leavesOf } from './leaf.js';
import { merkleRoot } from './merkle-tree.js';
import { parsePublicKeyPem } from './public-key.js';
import { MASKABLE_KEYS } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { RandomBytes, SealSigner } from './seal-signer.js';
import { sealedKeysMessage } from './sealed-keys.js';
import { isSignatureValid } from './signature.js';

/** A seal over the top-level entries of passport metadata. Keep all of it: proofs are made from it. */
export interface Seal {
  /** 64 lower-case hex digits. */
  readonly merkleRoot: string;
  /** Base64 of the DER ECDSA P-256/SHA-256 signature over the UTF-8 bytes of `merkleRoot`. */
  readonly digitalSeal: string;
  /** Every top-level metadata key, sorted by UTF-16 code units as the leaves are. */
  readonly sealedKeys: readonly string[];
  /** Base64 of the DER signature over `JCS({ merkleRoot, sealedKeys })`: see SPEC.md, "Sealed keys". */
  readonly sealedKeysSignature: string;
  /** The leaf hash of each metadata key, 64 lower-case hex digits. */
  readonly leafHashes: Readonly<Record<string, string>>;
  /** The salt of each maskable key present, 22 base64url characters. Secret wherever the key is masked. */
  readonly leafSalts: Readonly<Record<string, string>>;
}

export interface SealMetadataOptions {
  readonly signer: SealSigner;
  /** Source of the 16-byte salts. Default: the platform's `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes;
}

const SALT_BYTES = 16;

/**
 * Seals passport metadata: one leaf for each top-level entry, their Merkle root, and the signer's
 * signatures over it and over the list of keys. The order of keys does not matter.
 *
 * Both signatures are checked under the signer's own public key before they are returned, so a key
 * service that is misconfigured or mixes up its answers shows here and not at the first verifier.
 *
 * @throws {@link MerkleSealError} `EMPTY_METADATA`, `METADATA_NOT_OBJECT`; `PLACEHOLDER_VALUE` if a
 *   top-level value is the redaction placeholder; `NOT_JSON` and `TOO_DEEP` as `canonicalJson`;
 *   `INVALID_SIGNATURE` if an answer of the signer does not verify; `INVALID_PEM`, `INVALID_BASE64` or
 *   `INVALID_KEY` for its public key. What the signer throws passes through.
 * @see SPEC.md, "Sealing".
 */
export async function sealMetadata(
  metadata: Metadata,
  { signer, randomBytes = cryptoRandomBytes }: SealMetadataOptions,
): Promise<Seal> {
  assertMetadata(metadata);
  const leafSalts = Object.fromEntries(
    MASKABLE_KEYS.filter((key) => Object.hasOwn(metadata, key)).map((key) => [
      key,
      encodeBase64url(randomBytes(SALT_BYTES)),
    ]),
  );
  const leaves = leavesOf(metadata, leafSalts);
  const root = merkleRoot(leaves.map(({ hash }) => hash));
  const sealedKeys = leaves.map(({ key }) => key);
  const [digitalSeal, sealedKeysSignature] = await Promise.all([
    signChecked(signer, utf8ToBytes(root)),
    signChecked(signer, sealedKeysMessage({ merkleRoot: root, sealedKeys })),
  ]);
  return {
    merkleRoot: root,
    digitalSeal,
    sealedKeys,
    sealedKeysSignature,
    leafHashes: Object.fromEntries(leaves.map(({ key, hash }) => [key, hash])),
    leafSalts,
  };
}

/** The signer's base64 signature, once it verifies under the signer's own key. */
async function signChecked(signer: SealSigner, message: Uint8Array): Promise<string> {
  const signature = await signer.sign(message);
  if (!isSignatureValid(parsePublicKeyPem(signer.publicKeyPem), message, signature)) {
    throw new MerkleSealError('INVALID_SIGNATURE', 'The signature does not verify with its key.');
  }
  return encodeBase64(signature);
}
