import { VcError } from '../error.js';
import { hasExtensionTerm, OTHER_CHARACTERISTICS } from './extension-context.js';

/** Stands in public documents for a value that the reader may not see. */
const MASKED_VALUE = '[REDACTED - Privileged Access Required]';

/** Never public. A credential is copied freely, so these stay out even if a caller forgot to mask. */
const RESTRICTED_KEYS = new Set([
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
  'testReports',
]);

/** Lists and objects inside one another; a document that nests deeper could exhaust the stack. */
const MAX_DEPTH = 64;

/** Passport metadata: keys of the product category, any JSON values. */
export type PassportMetadata = Readonly<Record<string, unknown>>;

/**
 * Leaves out what a credential must not carry: restricted keys and masked values at any depth. What
 * holds no masked value is not copied.
 *
 * @throws {@link VcError} `INVALID_METADATA` if a value nests deeper than 64 levels.
 */
export function withoutMaskedValues(metadata: PassportMetadata): PassportMetadata {
  const open = Object.entries(metadata).filter(
    ([key, value]) => !RESTRICTED_KEYS.has(key) && value !== MASKED_VALUE,
  );
  return Object.fromEntries(
    open.map(([key, value]) => [key, holdsMask(value, 1) ? unmasked(value) : value]),
  );
}

/**
 * Sorts metadata into UNTP `characteristics`: keys with a term of the extension context as they are,
 * all others together under `otherCharacteristics`.
 */
export function createCharacteristics(metadata: PassportMetadata): Record<string, unknown> {
  const entries = Object.entries(metadata);
  const known = entries.filter(([key]) => hasExtensionTerm(key));
  const other = entries.filter(([key]) => !hasExtensionTerm(key));
  return {
    ...Object.fromEntries(known),
    ...(other.length > 0 && { [OTHER_CHARACTERISTICS]: Object.fromEntries(other) }),
  };
}

function holdsMask(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return value === MASKED_VALUE;
  if (depth > MAX_DEPTH) {
    throw new VcError('INVALID_METADATA', `The metadata nests deeper than ${MAX_DEPTH} levels.`);
  }
  // Not `some`: what comes after the first mask has a depth too.
  return Object.values(value).reduce<boolean>(
    (found, member) => holdsMask(member, depth + 1) || found,
    false,
  );
}

function unmasked(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== MASKED_VALUE).map(unmasked);
  if (typeof value !== 'object' || value === null) return value;
  const open = Object.entries(value).filter(([, member]) => member !== MASKED_VALUE);
  return Object.fromEntries(open.map(([key, member]) => [key, unmasked(member)]));
}
