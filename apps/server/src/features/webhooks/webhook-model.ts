import type { EventType } from '../../platform/outbox/domain-event-model.js';

/** What a subscription may name: an event, or all of them, also those that are yet to come. */
export type SubscribedEvent = EventType | '*';

/** Where a workspace wants to be told of events. */
export interface WebhookSubscription {
  readonly id: string;
  readonly tenantId: string;
  readonly url: string;
  /** Each once. */
  readonly events: readonly SubscribedEvent[];
  readonly isActive: boolean;
  /** The first failure that no success followed; null while it works, and when a person switched it off. */
  readonly failingSince: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Vault envelopes of what a subscription's deliveries are signed with. */
export interface WebhookSecrets {
  readonly secret: string;
  readonly previousSecret: string | null;
  /** Until when the previous one signs as well; null without one. */
  readonly previousSecretUntil: Date | null;
}

/** Subscriptions of one workspace, at most. */
export const maxSubscriptions = 25;

/** Deliveries of a subscription are counted up to here. */
export const maxHealthCount = 10_000;

const hourMs = 60 * 60 * 1000;

/** How long the secret before a rotation signs beside the new one. */
export const rotationOverlapMs = 24 * hourMs;

export function isSubscribed(
  { events }: Pick<WebhookSubscription, 'events'>,
  type: EventType,
): boolean {
  return events.includes('*') || events.includes(type);
}

/** The outcome of one attempt. */
export interface AttemptResult {
  readonly delivered: boolean;
  /** When it was sent. */
  readonly at: Date;
  /** From the name to the head of the answer, or to the failure. */
  readonly durationMs: number;
  /** Null without an answer. */
  readonly statusCode: number | null;
  /** The first kilobyte of the answer's body, decoded as UTF-8; null without one in time. */
  readonly responseStart: string | null;
  /** Why it was not delivered; null when it was. */
  readonly error: string | null;
  /** When the receiver wants to be asked again, if it says so. */
  readonly notBefore: Date | null;
}
