import type { DueDelivery } from './delivery-model.js';
import type { LockedSubscription } from './queue/due-subscription-repository.js';
import type { WebhookMessage } from './sign-message.js';

/** Deliveries of a subscription that are this process's to attempt until the lease is over, and all that it takes. */
export interface ClaimedLease extends LockedSubscription {
  readonly id: string;
  /** In the order in which they are attempted. */
  readonly deliveries: readonly ClaimedDelivery[];
}

export interface ClaimedDelivery {
  readonly delivery: DueDelivery;
  /** One object for all deliveries of an event that were claimed together. */
  readonly message: WebhookMessage;
}
