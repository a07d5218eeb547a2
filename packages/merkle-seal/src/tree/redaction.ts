import type { JsonValue } from '../json/canonical-json.js';
import { MerkleSealError } from '../error.js';

/** Passport metadata: a JSON object. Its top-level entries are what a seal covers, one leaf each. */
export type Metadata = Readonly<Record<string, JsonValue>>;

/**
 * The metadata keys that a document may mask, and the only ones: their leaves are salted, so a masked
 * value cannot be guessed from its leaf hash.
 */
export const MASKABLE_KEYS = [
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
  'testReports',
] as const;

/** The text that stands in for a masked value. Never a value of its own: sealing refuses it. */
export const REDACTION_PLACEHOLDER = '[REDACTED - Privileged Access Required]';

/** True when a metadata key is one of {@link MASKABLE_KEYS}. */
export function isMaskable(key: string): boolean {
  return (MASKABLE_KEYS as readonly string[]).includes(key);
}

/** Throws `NOT_MASKABLE` unless every key is one of {@link MASKABLE_KEYS}. */
export function assertMaskable(keys: readonly string[]): void {
  if (!keys.every(isMaskable)) {
    throw new MerkleSealError('NOT_MASKABLE', `Only ${MASKABLE_KEYS.join(', ')} can be masked.`);
  }
}

/**
 * Copies metadata with {@link REDACTION_PLACEHOLDER} in place of each masked value. A listed key that
 * the metadata lacks gets the placeholder too, so that its absence does not show.
 *
 * @param metadata - Full metadata; left as it is.
 * @param maskedKeys - Keys out of {@link MASKABLE_KEYS}.
 * @throws {@link MerkleSealError} `NOT_MASKABLE` for any other key.
 * @example
 * redactMetadata({ category: 'toys' }, ['facilityDetails']).facilityDetails
 * // '[REDACTED - Privileged Access Required]'
 */
export function redactMetadata(metadata: Metadata, maskedKeys: readonly string[]): Metadata {
  assertMaskable(maskedKeys);
  return {
    ...metadata,
    ...Object.fromEntries(maskedKeys.map((key) => [key, REDACTION_PLACEHOLDER])),
  };
}
