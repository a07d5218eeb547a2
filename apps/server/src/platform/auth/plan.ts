import type { Config } from '../../config.js';

/** Subscription tiers, cheapest first. */
export const TIERS = ['pilot', 'micro', 'starter', 'growth', 'scale', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

interface Plan {
  readonly apiAccess: boolean;
  /** Published passports a workspace may hold; null: no limit. */
  readonly passportLimit: number | null;
}

const plans: Readonly<Record<Tier, Plan>> = {
  pilot: { apiAccess: false, passportLimit: 5 },
  micro: { apiAccess: false, passportLimit: 25 },
  starter: { apiAccess: false, passportLimit: 100 },
  growth: { apiAccess: true, passportLimit: 500 },
  scale: { apiAccess: true, passportLimit: 10_000 },
  enterprise: { apiAccess: true, passportLimit: null },
};

export function hasApiAccess(tier: Tier): boolean {
  return plans[tier].apiAccess;
}

/** The workspace's own limit if one was agreed, else its tier's. */
export function passportLimitOf(tenant: { tier: Tier; passportLimit: number | null }) {
  return tenant.passportLimit ?? plans[tenant.tier].passportLimit;
}

/** A lapsed subscription reads on, but writes answer 402. */
export function isLapsed(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'canceled';
}

/** Requests a minute one key may make; undefined: unlimited. */
export function requestsPerMinute(tier: Tier, limits: Config['limits']): number | undefined {
  if (tier === 'enterprise') return limits.enterprisePerMinute;
  if (tier === 'scale') return limits.scalePerMinute;
  return tier === 'growth' ? limits.growthPerMinute : limits.belowGrowthPerMinute;
}
