import type { Knex } from 'knex';
import type { NotificationRow } from '../db/tables.js';
import { dayMs, type SweepRule } from '../sweep/sweep-model.js';
import { isUuid } from '../db/queries/uuid.js';

export const notificationSweep = (keptDays: number): SweepRule => ({
  table: 'notifications',
  column: 'created_at',
  keptMs: keptDays * dayMs,
});

/** A line in the workspace's own inbox. */
interface Notification {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly message: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly createdAt: Date;
}

interface NotificationPage {
  readonly before: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly unread?: boolean;
}

export interface ReadableNotification extends Notification {
  readonly readAt: Date | null;
}

export function notificationRepository(db: Knex) {
  const ofTenant = (tenantId: string) =>
    db<NotificationRow>('notifications').where({ tenant_id: tenantId });
  return {
    async insert(notification: Notification): Promise<void> {
      await db<NotificationRow>('notifications').insert(rowOf(notification));
    },

    async insertAll(notifications: readonly Notification[]): Promise<void> {
      if (notifications.length === 0) return;
      await db<NotificationRow>('notifications').insert(notifications.map(rowOf));
    },

    /** Newest first, after a notification if one is given; the unread ones alone where that is asked for. */
    async list(
      tenantId: string,
      { before, limit, unread = false }: NotificationPage,
    ): Promise<ReadableNotification[]> {
      const query = ofTenant(tenantId)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      if (before) void query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id]);
      if (unread) void query.whereNull('read_at');
      return (await query).map(notificationOf);
    },

    /** Counted to a bound and no further. */
    async countUnread(tenantId: string, bound: number): Promise<number> {
      return (await ofTenant(tenantId).whereNull('read_at').limit(bound).select('id')).length;
    },

    /** @returns How many were unread. */
    markAllRead(tenantId: string, at: Date): Promise<number> {
      return ofTenant(tenantId).whereNull('read_at').update({ read_at: at });
    },

    async markRead(
      tenantId: string,
      id: string,
      at: Date,
    ): Promise<ReadableNotification | undefined> {
      if (!isUuid(id)) return undefined;
      await ofTenant(tenantId).where({ id }).whereNull('read_at').update({ read_at: at });
      const row = await ofTenant(tenantId).where({ id }).first();
      return row && notificationOf(row);
    },
  };
}

function rowOf(notification: Notification) {
  return {
    id: notification.id,
    tenant_id: notification.tenantId,
    kind: notification.kind,
    message: notification.message,
    target_type: notification.targetType,
    target_id: notification.targetId,
    created_at: notification.createdAt,
  };
}

function notificationOf(row: NotificationRow): ReadableNotification {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    kind: row.kind,
    message: row.message,
    targetType: row.target_type,
    targetId: row.target_id,
    readAt: row.read_at,
    createdAt: row.created_at,
  };
}
