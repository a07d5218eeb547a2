import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CreateWebhookSubscriptionReply,
  CreateWebhookSubscriptionRequest,
  DeleteWebhookSubscriptionReply,
  GetWebhookDeliveryReply,
  ListWebhookDeliveriesQuery,
  ListWebhookDeliveriesReply,
  ListWebhookSubscriptionsReply,
  RetryWebhookDeliveryReply,
  RotateWebhookSecretReply,
  UpdateWebhookSubscriptionRequest,
  WebhookSubscriptionReply,
  WebhookTestReply,
} from '../schemas.js';

/** Subscriptions to events, and how their deliveries fare. `verifyWebhook` is for the receiver. */
export class WebhooksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Subscribes to events from now on. The secret is in the reply and nowhere else; it is for `verifyWebhook`.
   *
   * @throws `BadRequestError` `WEBHOOK_URL_REJECTED` unless every address of the URL is public.
   * @throws `ConflictError` `WEBHOOK_LIMIT_REACHED` with 25 in the workspace.
   * @example
   * const { subscription } = await client.webhooks.create({
   *   url: 'https://receiver.example/hooks',
   *   events: ['passport.recalled'],
   * });
   * console.log(subscription.secret.length);
   */
  create(
    subscription: CreateWebhookSubscriptionRequest,
    options?: RequestOptions,
  ): ReplyPromise<CreateWebhookSubscriptionReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/webhooks/subscriptions',
      body: subscription,
      options,
    });
  }

  /**
   * Lists all subscriptions, oldest first, without their secrets.
   * @example
   * const { subscriptions } = await client.webhooks.list();
   */
  list(options?: RequestOptions): ReplyPromise<ListWebhookSubscriptionsReply> {
    return this.#transport.json({
      path: '/api/v1/webhooks/subscriptions',
      options,
    });
  }

  /**
   * Changes a subscription; what is not sent stays. `isActive: true` switches it on again.
   * @example
   * await client.webhooks.update(subscriptionId, { isActive: true });
   */
  update(
    id: string,
    changes: UpdateWebhookSubscriptionRequest,
    options?: RequestOptions,
  ): ReplyPromise<WebhookSubscriptionReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/webhooks/subscriptions/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Deletes a subscription with its deliveries, also those that are still to be sent.
   * @example
   * await client.webhooks.delete(subscriptionId);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<DeleteWebhookSubscriptionReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/webhooks/subscriptions/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Makes a new secret, which is in the reply and nowhere else. For 24 hours the one before signs as well; a
   * second rotation in that time ends the oldest at once.
   * @example
   * const { subscription } = await client.webhooks.rotateSecret(subscriptionId);
   */
  rotateSecret(id: string, options?: RequestOptions): ReplyPromise<RotateWebhookSecretReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/webhooks/subscriptions/{id}/rotate-secret',
      params: { id },
      options,
    });
  }

  /**
   * Sends an event that never happened, marked `_test: true`, at once, and returns the outcome of the attempt.
   * @example
   * const { delivered, statusCode } = await client.webhooks.sendTestEvent(subscriptionId);
   */
  sendTestEvent(id: string, options?: RequestOptions): ReplyPromise<WebhookTestReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/webhooks/subscriptions/{id}/test',
      params: { id },
      options,
    });
  }

  /**
   * Lists the newest deliveries, each an event on its way to a subscription.
   * @example
   * const { deliveries } = await client.webhooks.listDeliveries({ status: 'PENDING', limit: 5 });
   */
  listDeliveries(
    query: ListWebhookDeliveriesQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<ListWebhookDeliveriesReply> {
    return this.#transport.json({
      path: '/api/v1/webhooks/deliveries',
      query: { ...query, limit: query.limit },
      options,
    });
  }

  /**
   * Gets a delivery with its attempts, newest first, and what is sent.
   *
   * @throws `NotFoundError` if there is none.
   * @example
   * const { delivery } = await client.webhooks.getDelivery(deliveryId);
   */
  getDelivery(id: string, options?: RequestOptions): ReplyPromise<GetWebhookDeliveryReply> {
    return this.#transport.json({
      path: '/api/v1/webhooks/deliveries/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Sends a delivery of any status again, as soon as possible and with the whole schedule before it.
   *
   * @throws `ConflictError` if its subscription is switched off.
   * @example
   * await client.webhooks.retryDelivery(deliveryId);
   */
  retryDelivery(id: string, options?: RequestOptions): ReplyPromise<RetryWebhookDeliveryReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/webhooks/deliveries/{id}/retry',
      params: { id },
      options,
    });
  }
}
