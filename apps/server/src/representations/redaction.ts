import { isProductCategory } from '@dpp/espr-validate';
import { redactMetadata, type Metadata } from '@dpp/merkle-seal';
import type { AccessTier } from './access-tier.js';

/** Shown to the issuing tenant alone. */
const ownerKeys = ['facilityDetails'];

/** What only legitimate interest and authorities see of a battery (Batteries Regulation, Annex XIII 2 and 4). */
const batteryRestrictedKeys = [
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
];

/** Metadata as one tier may see it. */
export interface VisibleMetadata {
  readonly metadata: Metadata;
  /** Keys for which other data, such as their salts, must be masked as well. */
  readonly maskedKeys: readonly string[];
}

/**
 * Masks the metadata keys that a tier may not see. They show masked even where the metadata lacks them;
 * but in a draft of no category yet, which may become a battery, only those that it has.
 *
 * Nothing else in the server masks: lint keeps `redactMetadata` to this file.
 */
export function visibleMetadata(tier: AccessTier, metadata: Metadata): VisibleMetadata {
  const maskedKeys = maskedKeysFor(tier, metadata);
  return { metadata: redactMetadata(metadata, maskedKeys), maskedKeys };
}

function maskedKeysFor(tier: AccessTier, metadata: Metadata): string[] {
  if (tier === 'owner') return [];
  if (tier !== 'public') return ownerKeys;
  const { category } = metadata;
  if (category === 'batteries') return [...ownerKeys, ...batteryRestrictedKeys];
  if (isProductCategory(category)) return ownerKeys;
  const held = batteryRestrictedKeys.filter((key) => Object.hasOwn(metadata, key));
  return [...ownerKeys, ...held];
}
