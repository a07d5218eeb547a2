import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { craftedCursors } from '../support/crafted-cursors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

interface Notification {
  id: string;
  kind: string;
  message: string;
  readAt: string | null;
}
interface Page {
  notifications: Notification[];
  nextCursor: string | null;
}

describe(`notifications on ${testEngine}`, () => {
  let app: TestApp;
  let tenant: Tenant;
  let key: string;

  beforeAll(async () => {
    app = await startTestApp();
    tenant = await app.createTenant();
    key = await app.createKey(tenant);
    for (let i = 1; i <= 3; i++) {
      await app.request('/api/v1/operators', { key, json: { name: `Op ${i}`, regId: `R${i}` } });
    }
  });
  afterAll(() => app.close());

  const page = async (query = ''): Promise<Page> =>
    (await app.request(`/api/v1/notifications${query}`, { key })).body as unknown as Page;

  it('tell of a new operator, newest first', async () => {
    const { notifications, nextCursor } = await page();
    expect(notifications.map(({ message }) => message)).toEqual(
      [3, 2, 1].map((i) => `Economic operator Op ${i} was registered.`),
    );
    expect(notifications[0]).toMatchObject({ kind: 'operator.created', readAt: null });
    expect(nextCursor).toBeNull();
  });

  it('are walked by cursor without a gap or a repeat', async () => {
    const first = await page('?limit=2');
    const second = await page(`?limit=2&cursor=${first.nextCursor}`);
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.nextCursor).toBeNull();
  });

  it('are not for a key that is bound to one operator', async () => {
    const json = { name: 'Op 4', regId: 'R4' };
    const { operator } = (await app.request('/api/v1/operators', { key, json })).body;
    const bound = await app.createKey(tenant, { operatorId: operator.id });
    const [notification] = (await page()).notifications;
    const replies = [
      await app.request('/api/v1/notifications', { key: bound }),
      await app.request(`/api/v1/notifications/${notification!.id}/read`, {
        key: bound,
        method: 'POST',
      }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    }
  });

  it('are marked as read once: the first time stays', async () => {
    const [notification] = (await page()).notifications;
    const path = `/api/v1/notifications/${notification!.id}/read`;
    const read = async () =>
      (await app.request(path, { key, method: 'POST' })).body as unknown as {
        notification: Notification;
      };
    const first = (await read()).notification.readAt;
    expect(first).not.toBeNull();
    expect((await read()).notification.readAt).toBe(first);
  });

  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000'])(
    'answer 404 for the id %s',
    async (id) => {
      const reply = await app.request(`/api/v1/notifications/${id}/read`, { key, method: 'POST' });
      expect(reply.status).toBe(404);
    },
  );

  it('of another workspace can neither be seen nor marked', async () => {
    const [notification] = (await page()).notifications;
    const other = await app.createKey(await app.createTenant());
    const list = await app.request('/api/v1/notifications', { key: other });
    expect(list.body).toMatchObject({ notifications: [] });
    const path = `/api/v1/notifications/${notification!.id}/read`;
    expect((await app.request(path, { key: other, method: 'POST' })).status).toBe(404);
  });

  // Clause: INVALID_CURSOR
  it('answer 400 INVALID_CURSOR for a crafted cursor', async () => {
    for (const [what, cursor] of craftedCursors) {
      const { status, body } = await app.request(`/api/v1/notifications?cursor=${cursor}`, { key });
      expect([what, status, body.code]).toEqual([what, 400, 'INVALID_CURSOR']);
    }
  });

  describe('that nobody has read', () => {
    let own: string;
    const inbox = async (query = '') => {
      const { body } = await app.request(`/api/v1/notifications${query}`, { key: own });
      return body as unknown as Page & { unreadCount: number };
    };
    const readAll = (by = own) =>
      app.request('/api/v1/notifications/read-all', { method: 'POST', key: by });

    beforeAll(async () => {
      own = await app.createKey(await app.createTenant());
      for (let i = 1; i <= 3; i++) {
        const json = { name: `Op ${i}`, regId: `R${i}` };
        await app.request('/api/v1/operators', { key: own, json });
      }
    });

    it('are counted, and listed by themselves', async () => {
      const { notifications, unreadCount } = await inbox('?limit=1');
      expect(unreadCount).toBe(3);
      const id = notifications[0]?.id ?? '';
      await app.request(`/api/v1/notifications/${id}/read`, { method: 'POST', key: own });
      const unread = await inbox('?unread=true');
      expect([unread.unreadCount, unread.notifications.length]).toEqual([2, 2]);
      expect(unread.notifications.map((each) => each.id)).not.toContain(id);
      expect((await inbox('?unread=false')).notifications).toHaveLength(3);
      expect((await app.request('/api/v1/notifications?unread=1', { key: own })).status).toBe(400);
    });

    it('are read all at once, and keep the time of the first reading', async () => {
      const before = (await inbox()).notifications[0]?.readAt;
      expect((await readAll()).body).toEqual({ success: true, count: 2 });
      expect(await inbox('?unread=true')).toMatchObject({ notifications: [], unreadCount: 0 });
      expect((await inbox()).notifications[0]?.readAt).toBe(before);
      expect((await readAll()).body).toEqual({ success: true, count: 0 });
    });

    it('stay unread in other workspaces, and to a key that is bound to one operator', async () => {
      expect((await readAll(key)).status).toBe(200);
      const { body } = await app.request('/api/v1/operators', { key });
      const [operator] = (body as unknown as { operators: { id: string }[] }).operators;
      const bound = await app.createKey(tenant, { operatorId: operator?.id ?? '' });
      expect((await readAll(bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
    });
  });
});
