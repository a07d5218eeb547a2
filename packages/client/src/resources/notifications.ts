import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  CursorQuery,
  ListNotificationsReply,
  Notification,
  NotificationReply,
} from '../schemas.js';

/** The workspace's inbox. */
export class NotificationsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists notifications, newest first. */
  list(query: CursorQuery = {}, options?: RequestOptions): PageList<Notification> {
    return new PageList(() => this.#loadPage(query, options));
  }

  /** Marks a notification as read. Of one that was read the first time stays. */
  markRead(id: string, options?: RequestOptions): Promise<NotificationReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/notifications/{id}/read',
      params: { id },
      options,
    });
  }

  async #loadPage(
    { limit, cursor }: CursorQuery,
    options: RequestOptions | undefined,
  ): Promise<Page<Notification>> {
    const { notifications, nextCursor } = await this.#transport.json<ListNotificationsReply>({
      method: 'GET',
      path: '/api/v1/notifications',
      query: { limit: limit?.toString(), cursor },
      options,
    });
    const loadNext = () => this.#loadPage({ limit, cursor: nextCursor ?? undefined }, options);
    return new Page(notifications, nextCursor === null ? undefined : loadNext);
  }
}
