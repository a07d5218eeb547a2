import type { Knex } from 'knex';
import type { NotificationRow } from '../db/tables.js';

/** A line in the workspace's own inbox. */
export interface Notification {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly message: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly createdAt: Date;
}

export function notificationRepository(db: Knex) {
  return {
    async insert(notification: Notification): Promise<void> {
      await db<NotificationRow>('notifications').insert({
        id: notification.id,
        tenant_id: notification.tenantId,
        kind: notification.kind,
        message: notification.message,
        target_type: notification.targetType,
        target_id: notification.targetId,
        created_at: notification.createdAt,
      });
    },
  };
}
