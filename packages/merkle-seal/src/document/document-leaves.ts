import type { JsonValue } from '../json/canonical-json.js';
import { leafHash, saltOf } from '../tree/leaf.js';
import type { Leaf } from '../tree/leaf.js';
import { REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import type { SealedDocument } from './sealed-document.js';

/**
 * The leaves of a document in the order of the tree: computed for what it shows, taken from `redactedLeaves` for what
 * it masks.
 *
 * @throws {@link MerkleSealError} for a salt that is missing or malformed.
 * @see SPEC.md, "Verification", check 4.
 */
export function documentLeaves(crypto: SealCrypto, sealed: SealedDocument): readonly Leaf[] {
  const { metadata, redactedLeaves, leafSalts } = sealed;
  return keysWithLeaf(sealed).map((key) => {
    const value = metadata[key] as JsonValue;
    const hash =
      value === REDACTION_PLACEHOLDER
        ? redactedLeaves[key]
        : leafHash(crypto, key, value, saltOf(key, leafSalts));
    return { key, hash: hash as string };
  });
}

/** The keys of a document that have a leaf: all but those masked over nothing. */
export function keysWithLeaf({ metadata, redactedLeaves }: SealedDocument): string[] {
  return Object.keys(metadata)
    .filter((key) => metadata[key] !== REDACTION_PLACEHOLDER || Object.hasOwn(redactedLeaves, key))
    .sort();
}
