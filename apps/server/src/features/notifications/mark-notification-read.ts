import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import type { Clock } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  notificationRepository,
  type ReadableNotification,
} from '../../platform/notifications/notification-repository.js';

/** Marks every notification as read. @returns How many were not. */
export function markAllNotificationsRead(
  deps: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
): Promise<number> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, (tx) =>
    notificationRepository(tx).markAllRead(tenantId, deps.clock.now()),
  );
}

/** Marks a notification as read; again, the first time stays. */
export async function markNotificationRead(
  deps: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  id: string,
): Promise<ReadableNotification> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  const notification = await tenantTransaction(deps.db, tenantId, (tx) =>
    notificationRepository(tx).markRead(tenantId, id, deps.clock.now()),
  );
  if (!notification)
    throw ApiError.notFound('No such notification in this workspace.', {
      code: 'NOTIFICATION_NOT_FOUND',
    });
  return notification;
}
