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

/** The metadata keys a tier may not see. They show masked even where the metadata lacks them. */
export function maskedKeysFor(tier: AccessTier, metadata: Metadata): string[] {
  if (tier === 'owner') return [];
  const isPublicBattery = tier === 'public' && metadata.category === 'batteries';
  return isPublicBattery ? [...ownerKeys, ...batteryRestrictedKeys] : ownerKeys;
}
