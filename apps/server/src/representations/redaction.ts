import { isProductCategory } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import type { AccessTier } from './access-tier.js';

/** Shown to the issuing tenant alone. */
const ownerKeys = ['facilityDetails'];

/** Of batteries: for legitimate interest and authorities (Batteries Regulation, Annex XIII 2 and 4). */
const batteryRestrictedKeys = [
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
];

/**
 * The metadata keys a tier may not see. They show masked even where the metadata lacks them; but in a
 * draft of no category yet, which may become a battery, only those that it has.
 */
export function maskedKeysFor(tier: AccessTier, metadata: Metadata): string[] {
  if (tier === 'owner') return [];
  if (tier !== 'public') return ownerKeys;
  const { category } = metadata;
  if (category === 'batteries') return [...ownerKeys, ...batteryRestrictedKeys];
  if (isProductCategory(category)) return ownerKeys;
  const held = batteryRestrictedKeys.filter((key) => Object.hasOwn(metadata, key));
  return [...ownerKeys, ...held];
}
