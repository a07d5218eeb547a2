import { isProductCategory, RESTRICTED_KEYS, type Audience } from '@dpp/espr-validate';
import { redactMetadata, type Metadata } from '@dpp/merkle-seal';

/** Metadata as one audience may see it. */
export interface VisibleMetadata {
  readonly metadata: Metadata;
  /** Keys for which other data, such as their salts, must be masked as well. */
  readonly maskedKeys: readonly string[];
}

/**
 * Masks the metadata keys that an audience may not see, by the table of audiences. Some show masked even where the
 * metadata lacks them; but in a draft of no category yet, which may become a battery, only those that it has.
 *
 * Nothing else in the server masks: lint keeps `redactMetadata` to this file.
 */
export function visibleMetadata(audience: Audience, metadata: Metadata): VisibleMetadata {
  const maskedKeys = maskedKeysFor(audience, metadata);
  return { metadata: redactMetadata(metadata, maskedKeys), maskedKeys };
}

function maskedKeysFor(audience: Audience, metadata: Metadata): string[] {
  if (audience === 'owner') return [];
  const { category } = metadata;
  const isKnown = isProductCategory(category);
  return RESTRICTED_KEYS.filter(
    (row) =>
      !row.audiences.includes(audience) &&
      (row.category === undefined || row.category === category || !isKnown) &&
      // No category yet: the rows of one category hold for what the draft has.
      ((row.alwaysMasked && (isKnown || row.category === undefined)) ||
        Object.hasOwn(metadata, row.element)),
  ).map(({ element }) => element);
}
