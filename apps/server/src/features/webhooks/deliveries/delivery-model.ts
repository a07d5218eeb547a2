import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import type { AttemptResult } from '../webhook-model.js';

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One event on its way to one subscription. */
export interface WebhookDelivery {
  readonly id: string;
  readonly tenantId: string;
  readonly subscriptionId: string;
  /** Message id of the event: the `webhook-id` of every attempt. */
  readonly messageId: string;
  readonly event: EventType;
  readonly status: DeliveryStatus;
  /** Number of attempts with a known outcome. */
  readonly attempts: number;
  readonly lastAttemptAt: Date | null;
  /** When it is due; null unless PENDING. */
  readonly nextAttemptAt: Date | null;
  /** HTTP status of the last attempt; null without an answer. */
  readonly responseStatus: number | null;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** All that an attempt takes of a delivery. */
export type DueDelivery = Pick<
  WebhookDelivery,
  'id' | 'subscriptionId' | 'messageId' | 'attempts'
> & {
  /** Approximate size of the document to be sent. */
  readonly payloadBytes: number;
};

/** From a failed attempt to the next, in milliseconds. After the last of them a delivery has FAILED. */
export const retryGapsMs: readonly number[] = [
  5 * 1000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
];

/** What a receiver has from the name of its host to the head of its answer. */
export const answerTimeoutMs = 5000;

/** Fraction of a gap, added or subtracted, so that receivers that failed together are not asked together. */
const jitter = 0.2;

/** A subscription of which everything failed for so long is switched off. */
export const failingLimitMs = 5 * dayMs;

/** What an attempt makes of a delivery. */
export type Settlement = Pick<
  WebhookDelivery,
  'status' | 'attempts' | 'lastAttemptAt' | 'nextAttemptAt' | 'responseStatus' | 'errorMessage'
>;

/** @param random - From 0 to 1: where in the range of the jitter the next attempt is. */
export function settle(
  { attempts: before }: Pick<WebhookDelivery, 'attempts'>,
  result: AttemptResult,
  random: number,
): Settlement {
  const attempts = before + 1;
  const gapMs = retryGapsMs[before];
  const isLast = result.delivered || isGone(result) || gapMs === undefined;
  return {
    status: result.delivered ? 'DELIVERED' : isLast ? 'FAILED' : 'PENDING',
    attempts,
    lastAttemptAt: result.at,
    nextAttemptAt: isLast ? null : nextAttempt(result, gapMs * (1 + jitter * (2 * random - 1))),
    responseStatus: result.statusCode,
    errorMessage: result.error,
  };
}

/** A receiver that asks for more time than the schedule gives gets it; for less, it waits all the same. */
function nextAttempt({ at, notBefore }: AttemptResult, gapMs: number): Date {
  return new Date(Math.max(at.getTime() + gapMs, notBefore?.getTime() ?? 0));
}

/** 410: the receiver is gone, and says so. */
export function isGone({ statusCode }: AttemptResult): boolean {
  return statusCode === 410;
}
