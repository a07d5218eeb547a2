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
}

/** One page of the workspace's inbox, newest first. It speaks of every operator. */
export async function listNotifications(
  deps: { readonly db: Knex },
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<NotificationPage> {
  requireWholeWorkspace(caller);
  const before = decodeTimeCursor(cursor);
  const notifications = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    notificationRepository(tx).list(caller.tenant.id, { limit, before }),
  );
  return { notifications, nextCursor: nextTimeCursor(notifications, limit) };
}
