import type { WebhookDelivery } from './delivery-model.js';
import type { LockedSubscription } from './delivery-queue-repository.js';
import type { WebhookMessage } from './sign-message.js';

/** A delivery that is this process's to attempt until its lease is over, and all that it takes. */
export interface ClaimedDelivery extends LockedSubscription {
  readonly delivery: WebhookDelivery;
  readonly leaseId: string;
  /** One object for all deliveries of an event that were claimed together. */
  readonly message: WebhookMessage;
}
