import { z } from 'zod';
import type { Clock } from '../../platform/clock.js';
import {
  createdAtField,
  idParam,
  nullableTimestampOf,
  recordIdField,
  succeeded,
} from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import type { ReadableNotification } from '../../platform/notifications/notification-repository.js';
import { listNotifications, maxUnreadCount } from './list-notifications.js';
import { markAllNotificationsRead, markNotificationRead } from './mark-notification-read.js';

interface NotificationDeps extends RouteDeps {
  readonly clock: Clock;
}

const tag = 'Account';

const notificationSchema = z
  .looseObject({
    id: recordIdField,
    kind: z.string().meta({ description: 'What happened, such as operator.created.' }),
    message: z.string().meta({ description: 'What happened, in one English sentence.' }),
    targetType: z
      .string()
      .meta({ description: 'Kind of thing that it is about, such as `operator`.' }),
    targetId: z.string().meta({ description: 'Id of that thing.' }),
    readAt: nullableTimestampOf('When it was first marked as read; null: not.'),
    createdAt: createdAtField,
  })
  .meta({ id: 'Notification' });

const listNotificationsReply = z
  .looseObject({
    success: succeeded,
    notifications: z.array(notificationSchema).meta({ description: 'Newest first.' }),
    unreadCount: z
      .int()
      .max(maxUnreadCount)
      .meta({ description: 'Unread ones of the whole inbox; 1000 stands for 1000 or more.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListNotificationsReply' });

const notificationReply = z
  .looseObject({
    success: succeeded,
    notification: notificationSchema.meta({ description: 'The notification.' }),
  })
  .meta({ id: 'NotificationReply' });

const readAllReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'How many were unread.' }),
  })
  .meta({ id: 'ReadAllNotificationsReply' });

export const notificationRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/notifications',
    extension: true,
    operationId: 'listNotifications',
    tag,
    summary: "The workspace's notifications",
    description: 'They speak of every operator: a key bound to one of them is refused.',
    access: 'tenant',
    query: z.object({
      ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
      unread: z
        .enum(['true', 'false'])
        .default('false')
        .transform((text) => text === 'true')
        .meta({ description: '`true`: unread ones alone.' }),
    }),
    replies: { 200: { description: 'One page.', schema: listNotificationsReply } },
    async handle(deps: NotificationDeps, { caller, query }) {
      const { notifications, ...page } = await listNotifications(deps, caller, query);
      const shown = notifications.map(notificationJson);
      return json(200, { success: true, notifications: shown, ...page });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/notifications/read-all',
    extension: true,
    operationId: 'markAllNotificationsRead',
    tag,
    summary: 'Mark every notification as read',
    description: 'For the whole workspace. Those that are read keep the time of the first reading.',
    access: 'tenant',
    gated: false,
    replies: { 200: { description: 'How many were unread.', schema: readAllReply } },
    async handle(deps: NotificationDeps, { caller }) {
      return json(200, { success: true, count: await markAllNotificationsRead(deps, caller) });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/notifications/{id}/read',
    extension: true,
    operationId: 'markNotificationRead',
    tag,
    summary: 'Mark a notification as read',
    description:
      'For the whole workspace. One that is read already keeps the time of the first reading.',
    access: 'tenant',
    gated: false,
    params: z.object({ id: idParam('notification') }),
    replies: { 200: { description: 'The notification.', schema: notificationReply } },
    errors: { 404: 'No such notification in this workspace.' },
    async handle(deps: NotificationDeps, { caller, params }) {
      const notification = await markNotificationRead(deps, caller, params.id);
      return json(200, { success: true, notification: notificationJson(notification) });
    },
  }),
];

function notificationJson(notification: ReadableNotification) {
  const { id, kind, message, targetType, targetId, readAt, createdAt } = notification;
  return {
    id,
    kind,
    message,
    targetType,
    targetId,
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
