import { canonicalJson, isPlainObject } from '../json/canonical-json.js';
import type { JsonValue } from '../json/canonical-json.js';
import { MerkleSealError } from '../error.js';
import { isMaskable, REDACTION_PLACEHOLDER } from './redaction.js';
import type { Metadata } from './redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';

/** 16 bytes in base64url: 21 free characters, then one of the four with unused bits of zero. */
const SALT = /^[A-Za-z0-9_-]{21}[AQgw]$/;

/**
 * Hashes one metadata entry: SHA-256 over the byte 00 and the canonical JSON of `[key, value]`, or of
 * `[key, value, salt]` for a maskable key.
 *
 * @throws {@link MerkleSealError} `MISSING_SALT`, `UNEXPECTED_SALT`, `INVALID_SALT`, and what
 *   `canonicalJson` throws.
 */
export function leafHash(
  crypto: SealCrypto,
  key: string,
  value: JsonValue,
  salt: string | undefined,
): string {
  assertSalt(key, salt);
  return crypto.hashLeaf(canonicalJson(salt === undefined ? [key, value] : [key, value, salt]));
}

function assertSalt(key: string, salt: string | undefined): void {
  if (!isMaskable(key)) {
    if (salt === undefined) return;
    throw new MerkleSealError('UNEXPECTED_SALT', `The leaf of "${key}" takes no salt.`);
  }
  if (salt === undefined) {
    throw new MerkleSealError('MISSING_SALT', `The leaf of "${key}" needs its salt.`);
  }
  if (!SALT.test(salt)) {
    throw new MerkleSealError('INVALID_SALT', `The salt of "${key}" is not 16 base64url bytes.`);
  }
}

/** One leaf of a seal: a top-level metadata key and the hash of its entry. */
export interface Leaf {
  readonly key: string;
  /** 64 lower-case hex digits. */
  readonly hash: string;
  /** The salt; present for a maskable key with a computed hash. */
  readonly salt?: string | undefined;
}

/**
 * Hashes every entry of unredacted metadata.
 *
 * @param leafSalts - A salt for each maskable key present; other entries are ignored.
 * @returns The leaves in tree order: by the UTF-16 code units of their keys.
 * @throws {@link MerkleSealError} `METADATA_NOT_OBJECT`, `EMPTY_METADATA`, `PLACEHOLDER_VALUE`, and
 *   what {@link leafHash} throws.
 */
export function leavesOf(
  crypto: SealCrypto,
  metadata: unknown,
  leafSalts: unknown,
): readonly Leaf[] {
  assertMetadata(metadata);
  return Object.keys(metadata)
    .sort()
    .map((key) => {
      const value = metadata[key] as JsonValue;
      if (value === REDACTION_PLACEHOLDER) {
        throw new MerkleSealError('PLACEHOLDER_VALUE', `"${key}" holds the redaction placeholder.`);
      }
      const salt = saltOf(key, leafSalts);
      return { key, hash: leafHash(crypto, key, value, salt), salt };
    });
}

/** Throws `METADATA_NOT_OBJECT` or `EMPTY_METADATA`; the values are left to {@link leafHash}. */
export function assertMetadata(metadata: unknown): asserts metadata is Metadata {
  if (!isPlainObject(metadata)) {
    throw new MerkleSealError('METADATA_NOT_OBJECT', 'Metadata is not a plain object.');
  }
  if (Object.keys(metadata).length === 0) {
    throw new MerkleSealError('EMPTY_METADATA', 'Metadata has no entry.');
  }
}

/** The salt that a map of salts gives for a maskable key; undefined for every other key. */
export function saltOf(key: string, leafSalts: unknown): string | undefined {
  if (!isMaskable(key) || !isPlainObject(leafSalts) || !Object.hasOwn(leafSalts, key)) {
    return undefined;
  }
  const salt = leafSalts[key];
  if (typeof salt !== 'string') {
    throw new MerkleSealError('INVALID_SALT', `The salt of "${key}" is not text.`);
  }
  return salt;
}
