import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../platform/http/lists/cursor.js';
import {
  notificationRepository,
  type ReadableNotification,
} from '../../platform/notifications/notification-repository.js';

interface NotificationPage {
  readonly notifications: readonly ReadableNotification[];
  readonly nextCursor: string | null;
  /** Unread ones of the whole inbox, {@link maxUnreadCount} at most. */
  readonly unreadCount: number;
}

/** A badge says no more than "1000+"; to count further would cost and tell nothing. */
export const maxUnreadCount = 1000;

interface ListNotificationsInput {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly unread: boolean;
}

/** One page of the workspace's inbox, newest first. It speaks of every operator. */
export async function listNotifications(
  deps: { readonly db: Knex },
  caller: Caller,
  { limit, cursor, unread }: ListNotificationsInput,
): Promise<NotificationPage> {
  requireWholeWorkspace(caller);
  const before = decodeTimeCursor(cursor);
  const { id } = caller.tenant;
  const { notifications, unreadCount } = await tenantTransaction(deps.db, id, async (tx) => ({
    notifications: await notificationRepository(tx).list(id, { limit, before, unread }),
    unreadCount: await notificationRepository(tx).countUnread(id, maxUnreadCount),
  }));
  return { notifications, unreadCount, nextCursor: nextTimeCursor(notifications, limit) };
}
