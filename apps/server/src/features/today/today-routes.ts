import { defineRoute, json } from '../../platform/http/route.js';
import { listToday, type TodayDeps } from './list-today.js';
import { endSnooze, snoozeToday } from './snooze-today.js';
import type { TodayItem } from './today-model.js';
import { listTodayReply, snoozeTodayBody, snoozeTodayReply, todayParams } from './today-schemas.js';

const snooze = {
  path: '/api/v1/today/{kind}/snooze',
  extension: true,
  tag: 'Account',
  access: 'tenant',
  gated: false,
  rejection: 'standard',
  params: todayParams,
} as const;

export const todayRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/today',
    extension: true,
    operationId: 'listToday',
    tag: 'Account',
    summary: 'What waits for the caller',
    description:
      'No more than the caller may do something about: each kind needs a permission, and what concerns every operator is not for a credential of one. A kind of which nothing waits is left out.',
    access: 'tenant',
    replies: { 200: { description: 'What waits.', schema: listTodayReply } },
    async handle(deps: TodayDeps, { caller, log }) {
      const { items, snoozed, unavailable } = await listToday(deps, caller, log);
      return json(200, {
        success: true,
        items: items.map(todayItemJson),
        snoozed: snoozed.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
        unavailable,
      });
    },
  }),
  defineRoute({
    ...snooze,
    method: 'post',
    operationId: 'snoozeToday',
    summary: 'Hide a kind of work for a while',
    description: 'From the caller alone. A second call moves the time.',
    body: snoozeTodayBody,
    replies: { 200: { description: 'It is hidden.', schema: snoozeTodayReply } },
    errors: { 400: 'The kind is none, or the time is past or too far away.' },
    async handle(deps: TodayDeps, { caller, params: { kind }, body: { until } }) {
      await snoozeToday(deps, caller, { kind, until });
      return json(200, { success: true, kind, snoozedUntil: until.toISOString() });
    },
  }),
  defineRoute({
    ...snooze,
    method: 'delete',
    operationId: 'endTodaySnooze',
    summary: 'Show a kind of work again',
    description: 'Undoes hiding it. One that is shown stays so.',
    replies: { 200: { description: 'It is shown.', schema: snoozeTodayReply } },
    errors: { 400: 'The kind is none.' },
    async handle(deps: TodayDeps, { caller, params: { kind } }) {
      await endSnooze(deps, caller, kind);
      return json(200, { success: true, kind, snoozedUntil: null });
    },
  }),
];

function todayItemJson({ since, until, ...item }: TodayItem) {
  return { ...item, since: since.toISOString(), until: until?.toISOString() ?? null };
}
