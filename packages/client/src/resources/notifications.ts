import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  ListNotificationsQuery,
  ListNotificationsReply,
  Notification,
  NotificationReply,
  ReadAllNotificationsReply,
} from '../schemas.js';

/** The workspace's inbox. */
export class NotificationsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists notifications, newest first.
   * @example
   * const newest = await client.notifications.list({ limit: 20 });
   */
  list(query: ListNotificationsQuery = {}, options?: RequestOptions): PageList<Notification> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#transport.json<ListNotificationsReply>({
          path: '/api/v1/notifications',
          query: { limit: query.limit, cursor, unread: query.unread },
          options,
        }),
      (reply) => ({ items: reply.notifications, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Marks a notification as read. Of one that was read the first time stays.
   * @example
   * await client.notifications.markRead(notificationId);
   */
  markRead(id: string, options?: RequestOptions): ReplyPromise<NotificationReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/notifications/{id}/read',
      params: { id },
      options,
    });
  }

  /**
   * Marks every notification of the workspace as read.
   * @example
   * const { count } = await client.notifications.markAllRead();
   */
  markAllRead(options?: RequestOptions): ReplyPromise<ReadAllNotificationsReply> {
    const path = '/api/v1/notifications/read-all';
    return this.#transport.json({ method: 'POST', path, options });
  }
}
