import { randomBytes as cryptoRandomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeBase64, encodeBase64url } from './base64.js';
import { MerkleSealError } from './error.js';
import { assertMetadata, leavesOf } from './leaf.js';
import { rootOf } from './merkle-tree.js';
import { parsePublicKeyPem } from './public-key.js';
import { MASKABLE_KEYS } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { SealCrypto } from './seal-crypto.js';
import { LocalSealSigner } from './seal-signer.js';
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

/** Seals metadata; `sealMetadata` of both entries. */
export async function makeSeal(
  crypto: SealCrypto,
  metadata: Metadata,
  { signer, randomBytes }: SealMetadataOptions,
): Promise<Seal> {
  assertMetadata(metadata);
  const maskable = MASKABLE_KEYS.filter((key) => Object.hasOwn(metadata, key));
  const saltBytes = randomBytes ?? randomBytesFor(maskable.length);
  const leafSalts = Object.fromEntries(
    maskable.map((key) => [key, encodeBase64url(saltBytes(SALT_BYTES))]),
  );
  const leaves = leavesOf(crypto, metadata, leafSalts);
  const root = rootOf(
    crypto,
    leaves.map(({ hash }) => hash),
  );
  const sealedKeys = leaves.map(({ key }) => key);
  const [digitalSeal, sealedKeysSignature] = await Promise.all([
    signChecked(crypto, signer, utf8ToBytes(root)),
    signChecked(crypto, signer, sealedKeysMessage({ merkleRoot: root, sealedKeys })),
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

/** As much of the platform's randomness as some salts need, taken at once: each taking has its price. */
function randomBytesFor(saltCount: number): RandomBytes {
  const bytes = cryptoRandomBytes(saltCount * SALT_BYTES);
  let used = 0;
  return (length) => bytes.subarray(used, (used += length));
}

/** The signer's base64 signature, verified under the signer's own key where that is not sure to succeed. */
async function signChecked(
  crypto: SealCrypto,
  signer: SealSigner,
  message: Uint8Array,
): Promise<string> {
  const signature = await signer.sign(message);
  if (signer instanceof LocalSealSigner) return encodeBase64(signature);
  const publicKey = parsePublicKeyPem(crypto, signer.publicKeyPem);
  if (!isSignatureValid(crypto, publicKey, message, signature)) {
    throw new MerkleSealError('INVALID_SIGNATURE', 'The signature does not verify with its key.');
  }
  return encodeBase64(signature);
}
