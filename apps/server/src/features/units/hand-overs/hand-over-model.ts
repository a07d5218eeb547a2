import type { SucceededStatus } from '../unit-model.js';

/** How an offer ended. */
export const HAND_OVER_OUTCOMES = ['ACCEPTED', 'CANCELLED', 'EXPIRED'] as const;
export type HandOverOutcome = (typeof HAND_OVER_OUTCOMES)[number];

export const HAND_OVER_STATUSES = ['OFFERED', ...HAND_OVER_OUTCOMES] as const;
type HandOverStatus = (typeof HAND_OVER_STATUSES)[number];

/** A battery unit, offered to the workspace that holds the token. */
export interface HandOver {
  readonly id: string;
  /** The workspace that offers. */
  readonly tenantId: string;
  readonly unitId: string;
  /** What the unit is here once it is accepted. */
  readonly becomes: SucceededStatus;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null while nothing ended it; its time may be over nevertheless. */
  readonly outcome: HandOverOutcome | null;
  readonly closedAt: Date | null;
}

/** An offer is open for as long as a battery is on its way at most. */
export const maxOfferDays = 90;

export const defaultOfferDays = 14;

export function statusOf({ outcome, expiresAt }: HandOver, now: Date): HandOverStatus {
  if (outcome !== null) return outcome;
  return expiresAt > now ? 'OFFERED' : 'EXPIRED';
}
