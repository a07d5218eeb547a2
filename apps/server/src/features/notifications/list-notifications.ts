import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.js';
import {
  notificationRepository,
  type ReadableNotification,
} from '../../platform/notifications/notification-repository.js';

export interface NotificationPage {
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
  const position = cursor === undefined ? undefined : decodeCursor(cursor, isPosition);
  const notifications = await notificationRepository(deps.db).list(caller.tenant.id, {
    limit,
    before: position && { createdAt: new Date(position[0]), id: position[1] },
  });
  const last = notifications.at(-1);
  return {
    notifications,
    nextCursor:
      last && notifications.length === limit
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
  };
}

function isPosition(parts: unknown): parts is readonly [createdAt: string, id: string] {
  if (!Array.isArray(parts) || parts.length !== 2) return false;
  const [createdAt, id] = parts as readonly unknown[];
  return typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt)) && isId(id);
}

function isId(id: unknown): boolean {
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);
}
