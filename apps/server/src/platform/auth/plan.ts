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

/** What of a workspace decides what it may do. */
interface Subscriber {
  readonly tier: Tier;
  readonly passportLimit: number | null;
  readonly sandboxOf: string | null;
}

/** Whether keys may write. A sandbox is for programs, in every plan. */
export function hasApiAccess({ tier, sandboxOf }: Omit<Subscriber, 'passportLimit'>): boolean {
  return sandboxOf !== null || plans[tier].apiAccess;
}

/** The workspace's own limit if one was agreed, else its tier's. A sandbox has none of a plan. */
export function passportLimitOf({ tier, passportLimit, sandboxOf }: Subscriber): number | null {
  return sandboxOf === null ? (passportLimit ?? plans[tier].passportLimit) : null;
}

/** From this share of its limit on, a workspace is near it. */
const nearShare = 0.9;

/** True for a workspace with a limit that is nearly used up, or is used up. */
export function isNearLimit(subscriber: Subscriber, activePassports: number): boolean {
  const limit = passportLimitOf(subscriber);
  return limit !== null && activePassports >= limit * nearShare;
}

/** A lapsed subscription reads on, but writes answer 402. */
export function isLapsed(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'canceled';
}

/** Requests a minute one key may make; undefined: unlimited. */
export function requestsPerMinute(
  { tier, sandboxOf }: Omit<Subscriber, 'passportLimit'>,
  limits: Config['limits'],
): number | undefined {
  if (sandboxOf !== null) return limits.sandboxPerMinute;
  if (tier === 'enterprise') return limits.enterprisePerMinute;
  if (tier === 'scale') return limits.scalePerMinute;
  return tier === 'growth' ? limits.growthPerMinute : limits.belowGrowthPerMinute;
}
