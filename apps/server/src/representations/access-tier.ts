import type { Audience } from '@dpp/espr-validate';

/**
 * Name of a reader in access counts. What the contract calls restricted is both kinds of capability token; what each
 * of them sees, the table of audiences says.
 */
export type AccessTier = 'public' | 'restricted' | 'owner';

export function accessTierOf(audience: Audience): AccessTier {
  return audience === 'public' || audience === 'owner' ? audience : 'restricted';
}
