import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryGapsMs } from '../../src/features/webhooks/deliveries/delivery-model.js';
import { WebhookDispatcher } from '../../src/features/webhooks/deliveries/webhook-dispatcher.js';
import { describedEvents, faultsOfWebhook } from '../support/contract-replies.js';
import { newGtin, textiles } from '../support/factories.js';
import { anyText, objectWith, textMatching, textWith, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import {
  startWebhookReceiver,
  verifies,
  type WebhookReceiver,
} from '../support/webhook-receiver.js';
import { insertDelivery, insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let receiver: WebhookReceiver;

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;
const start = new Date('2027-05-01T10:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  receiver = await startWebhookReceiver();
  workspace = await createWorkspace(app);
});
beforeEach(async () => {
  app.setTime(start);
  await app.db('outbox_events').delete();
  await app.db('webhook_subscriptions').delete();
  await app.db('webhook_messages').delete();
  await app.db('notifications').delete();
});
afterEach(() => {
  app.setTime();
  receiver.answer(() => ({ status: 204 }));
  receiver.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

interface WireDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  readonly event: string;
  readonly status: string;
  readonly nextRetryAt: string | null;
  readonly [member: string]: unknown;
}

const path = '/api/v1/webhooks/deliveries';
const deliver = () => app.deps.webhookDispatcher.deliverDue();
const at = (ms: number) => app.setTime(new Date(start.getTime() + ms));
const now = () => app.deps.clock.now().getTime();
const subscribe = (changes: object = {}) =>
  insertSubscription(app, workspace.tenant, { url: receiver.url, ...changes });
const publish = (changes: object = {}) => workspace.createPassport(changes);
const list = async (query = '', key = workspace.key) => {
  const { body } = await app.request(path + query, { key });
  const { count, deliveries } = body as unknown as { count: number; deliveries: WireDelivery[] };
  expect(count).toBe(deliveries.length);
  return deliveries;
};
const retry = (id: string, key = workspace.key) =>
  app.request(`${path}/${id}/retry`, { key, method: 'POST' });
const subscriptionOf = async (id: string) =>
  (await app.db('webhook_subscriptions').where({ id }).first()) as {
    readonly is_active: boolean;
    readonly failing_since: Date | null;
  };

describe('an event', () => {
  // Clause: webhook delivery
  it('is posted to whoever subscribed to it, signed, with the public document', async () => {
    const { secret } = await subscribe({ events: ['passport.ingested'] });
    await subscribe({ events: ['passport.recalled'] });
    await subscribe({ isActive: false });
    const { id } = await publish({ metadata: { ...textiles(), supplierName: 'Secret' } });
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [webhook] = receiver.received;
    const [event] = await app.eventsOf(id);
    expect(webhook?.json).toEqual({
      id: anyText,
      type: 'passport.ingested',
      created: '2027-05-01T10:00:00.000Z',
      data: event?.document,
    });
    expect(webhook?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': webhook?.json.id,
      'webhook-timestamp': String(start.getTime() / 1000),
    });
    // The library goes by the clock of this machine.
    expect(webhook?.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
    expect(secret).toMatch(/^whsec_/);
    expect(await list()).toEqual([
      {
        id: anyText,
        subscriptionId: anyText,
        event: 'passport.ingested',
        status: 'DELIVERED',
        retryCount: 0,
        lastAttempt: '2027-05-01T10:00:00.000Z',
        nextRetryAt: null,
        responseStatus: 204,
        errorMessage: null,
        createdAt: timestamp,
      },
    ]);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  // Clause: webhook description
  it('differs from its description without its signature, and with the body of another event', async () => {
    await subscribe();
    await publish();
    await deliver();
    const webhook = receiver.received[0]!;
    const { 'webhook-signature': _signature, ...headers } = webhook.headers;
    expect(faultsOfWebhook('passport.ingested', webhook)).toEqual([]);
    expect(faultsOfWebhook('passport.ingested', { ...webhook, headers })).toHaveLength(1);
    expect(faultsOfWebhook('passport.sealed', webhook)).toHaveLength(1);
    const json = { ...webhook.json, data: { ...webhook.json.data, status: 'GONE' } };
    expect(faultsOfWebhook('passport.ingested', { ...webhook, json })).toHaveLength(1);
  });

  it('of each kind arrives, the same bytes at each subscription, verified by the published library', async () => {
    app.setTime();
    const first = await subscribe();
    const second = await subscribe();
    const { id } = await publish({ productId: newGtin() });
    const put = { key: workspace.key, method: 'PUT' };
    const passport = `/api/v1/passports/${id}`;
    await app.request(passport, { ...put, json: { metadata: textiles() } });
    await workspace.seal(id);
    for (const status of ['RECALLED', 'DECOMMISSIONED']) {
      await app.request(`${passport}/status`, { ...put, json: { status } });
    }
    await deliver();
    const types = ['ingested', 'updated', 'sealed', 'recalled', 'status_updated'];
    expect(receiver.received.map(({ json }) => json.type).sort()).toEqual(
      types.flatMap((type) => [`passport.${type}`, `passport.${type}`]).sort(),
    );
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(5);
    expect(describedEvents.sort()).toEqual(types.map((type) => `passport.${type}`).sort());
    for (const webhook of receiver.received) {
      expect(faultsOfWebhook(webhook.json.type, webhook)).toEqual([]);
      const known = [first.secret, second.secret].filter((secret) => verifies(webhook, secret));
      expect(known).toHaveLength(1);
    }
  });

  it('of a write that was rolled back is sent to nobody, nor are drafts', async () => {
    await subscribe();
    await publish({ draft: true });
    await app.request('/api/v1/passports', { key: workspace.key, json: {} });
    await deliver();
    expect([receiver.received, await list()]).toEqual([[], []]);
  });
});

describe('the secrets that deliveries are signed with', () => {
  it('are counted among what the process holds', async () => {
    const held = async () =>
      Number(
        /^dpp_cache_bytes\{cache="webhook_secrets"\} (\d+)$/m.exec(
          (await app.request('/metrics')).text,
        )?.[1],
      );
    const before = await held();
    await subscribe();
    await publish();
    await deliver();
    expect(await held()).toBeGreaterThan(before);
  });
});

describe('an attempt that fails', () => {
  // Clause: webhook schedule
  it('is made again by the schedule, with the same webhook-id, and at last no more', async () => {
    receiver.answer(() => ({ status: 500 }));
    await subscribe({ failingSince: null });
    await publish();
    await deliver();
    for (const [retries, gapMs] of retryGapsMs.entries()) {
      const [delivery] = await list();
      expect(delivery).toMatchObject({
        status: 'PENDING',
        retryCount: retries,
        responseStatus: 500,
        errorMessage: 'The receiver answered 500.',
      });
      const gap = Date.parse(delivery?.nextRetryAt ?? '') - now();
      expect(gap).toBeGreaterThanOrEqual(gapMs * 0.8 - 1);
      expect(gap).toBeLessThanOrEqual(gapMs * 1.2 + 1);
      app.setTime(new Date(now() + gap - 1));
      await deliver();
      expect(receiver.received).toHaveLength(retries + 1);
      app.setTime(new Date(now() + 1));
      await deliver();
      expect(receiver.received).toHaveLength(retries + 2);
    }
    expect(await list()).toMatchObject([{ status: 'FAILED', retryCount: 8, nextRetryAt: null }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    at(5 * 24 * hourMs);
    await deliver();
    expect(receiver.received).toHaveLength(9);
  });

  // Clause: webhook Retry-After
  it.each([
    [429, '3600', 3600],
    [503, 'Sat, 01 May 2027 12:00:00 GMT', 7200],
    [429, '999999999', 24 * 3600],
  ])('waits as %i with Retry-After: %s asks', async (status, header, seconds) => {
    receiver.answer(() => ({ status, headers: { 'Retry-After': header } }));
    await subscribe();
    await publish();
    await deliver();
    const nextRetryAt = new Date(start.getTime() + seconds * secondMs).toISOString();
    expect(await list()).toMatchObject([{ status: 'PENDING', nextRetryAt }]);
  });

  it.each([
    [500, '3600'],
    [429, '0'],
    [429, '-5'],
    [429, 'soon'],
    [503, 'May 2027'],
  ])('goes by the schedule after %i with Retry-After: %s', async (status, header) => {
    receiver.answer(() => ({ status, headers: { 'Retry-After': header } }));
    await subscribe();
    await publish();
    await deliver();
    const [delivery] = await list();
    const gap = Date.parse(delivery?.nextRetryAt ?? '') - start.getTime();
    expect(gap).toBeGreaterThanOrEqual(4 * secondMs);
    expect(gap).toBeLessThanOrEqual(6 * secondMs);
  });

  it.each([301, 302, 307, 308, 400, 404])(
    'is one with %i, which is not followed',
    async (status) => {
      receiver.answer(() => ({ status, headers: { Location: receiver.url } }));
      await subscribe();
      await publish();
      await deliver();
      expect(receiver.received).toHaveLength(1);
      expect(await list()).toMatchObject([{ status: 'PENDING', responseStatus: status }]);
    },
  );

  it('tells nobody where a name leads', async () => {
    await subscribe({ url: 'http://169.254.169.254/latest' });
    await publish();
    await deliver();
    expect(await list()).toMatchObject([
      { status: 'PENDING', responseStatus: null, errorMessage: textWith('not public') },
    ]);
  });

  it('keeps nobody else waiting', async () => {
    receiver.answer(({ path: asked }) => (asked === '/dead' ? 'silence' : { status: 200 }));
    const dead = await subscribe({ url: receiver.url.replace('/hooks', '/dead') });
    const alive = await subscribe();
    for (let i = 0; i < 5; i++) await publish();
    const delivering = deliver();
    const arrived = () => receiver.received.filter(({ path: asked }) => asked === '/hooks').length;
    await expect.poll(arrived, { timeout: 9_000 }).toBe(5);
    // No more than three at a time wait for the one that does not answer.
    const waiting = () => receiver.received.filter(({ path: asked }) => asked === '/dead').length;
    await expect.poll(waiting, { timeout: 9_000 }).toBe(3);
    const delivered = await list(`?subscriptionId=${alive.id}`);
    expect(delivered.map(({ id }) => id)).toHaveLength(5);
    expect(waiting()).toBe(3);
    await app.request(`/api/v1/webhooks/subscriptions/${dead.id}`, {
      key: workspace.key,
      method: 'DELETE',
    });
    await delivering;
    expect(await list(`?subscriptionId=${dead.id}`)).toEqual([]);
  }, 20_000);
});

describe('a subscription', () => {
  const gone = async (id: string, why: RegExp) => {
    expect(await subscriptionOf(id)).toMatchObject({ is_active: false });
    const { body } = await app.request('/api/v1/notifications', { key: workspace.key });
    expect(body.notifications).toMatchObject([
      { kind: 'webhook.switched_off', message: textMatching(why) },
    ]);
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({ action: 'webhook.switched_off', actor: 'system', target_id: id });
  };

  // Clause: webhook 410
  it('is switched off by 410, with all that is pending', async () => {
    receiver.answer(() => ({ status: 500 }));
    const { id } = await subscribe();
    await publish();
    await deliver();
    receiver.answer(() => ({ status: 410 }));
    await publish();
    await deliver();
    await gone(id, /410/);
    expect((await list()).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
    await publish();
    await deliver();
    expect(await list()).toHaveLength(2);
  });

  /** Many, every second of them due in an hour. */
  const insertPending = async (subscriptionId: string, count: number) => {
    const of = { tenantId: workspace.tenant.id, subscriptionId, count, at: start };
    await app.db.raw(
      `insert into webhook_messages (tenant_id, id, event_type, payload, created_at)
       select :tenantId::uuid, gen_random_uuid(), 'passport.sealed', '{}', :at::timestamptz
       from generate_series(1, :count)`,
      of,
    );
    await app.db.raw(
      `insert into webhook_deliveries (tenant_id, id, subscription_id, message_id, event_type, status,
         next_attempt_at, created_at)
       select tenant_id, id, :subscriptionId::uuid, id, event_type, 'PENDING',
         created_at + interval '1 hour' * (row_number() over () % 2), created_at
       from webhook_messages`,
      of,
    );
  };
  const countOf = async (status: string) =>
    (await app.db('webhook_deliveries').where({ status }).select('id')).length;

  it('is switched off however much is pending, a part of it at a time', async () => {
    const { id } = await subscribe();
    await insertPending(id, 5000);
    const url = `/api/v1/webhooks/subscriptions/${id}`;
    const json = { isActive: false };
    const reply = await app.request(url, { key: workspace.key, method: 'PATCH', json });
    expect(reply.status).toBe(200);
    expect(await countOf('FAILED')).toBe(2000);
    await deliver();
    expect(await countOf('FAILED')).toBe(5000);
    expect(receiver.received).toEqual([]);
  });

  it('is switched off by 410 however much is pending', async () => {
    const { id } = await subscribe();
    await insertPending(id, 5000);
    receiver.answer(() => ({ status: 410 }));
    await deliver();
    await gone(id, /410/);
    expect(await countOf('FAILED')).toBe(5000);
    expect(receiver.received.length).toBeLessThanOrEqual(3);
  });

  it('is not switched off by 410 of an address that it had before', async () => {
    const { id } = await subscribe();
    await publish();
    receiver.answer(async () => {
      const url = receiver.url.replace('/hooks', '/new');
      await app.db('webhook_subscriptions').where({ id }).update({ url });
      receiver.answer(() => ({ status: 204 }));
      return { status: 410 };
    });
    await deliver();
    expect(await subscriptionOf(id)).toMatchObject({ is_active: true, failing_since: null });
    // What went to the old one goes to the new one.
    expect(receiver.received.map(({ path: asked }) => asked)).toEqual(['/hooks', '/new']);
    expect(await list()).toMatchObject([{ status: 'DELIVERED' }]);
  });

  // Clause: webhook five days
  it('is switched off when it has failed for five days, and not before', async () => {
    receiver.answer(() => ({ status: 500 }));
    const { id } = await subscribe();
    await publish();
    await deliver();
    expect(await subscriptionOf(id)).toMatchObject({ failing_since: start });
    at(5 * 24 * hourMs - secondMs);
    await publish();
    await deliver();
    expect(await subscriptionOf(id)).toMatchObject({ is_active: true, failing_since: start });
    at(5 * 24 * hourMs);
    await publish();
    await deliver();
    await gone(id, /five days/);
  });

  it('begins the five days anew with a success', async () => {
    receiver.answer(() => ({ status: 500 }));
    const { id } = await subscribe();
    await publish();
    await deliver();
    receiver.answer(() => ({ status: 200 }));
    await publish();
    await deliver();
    expect(await subscriptionOf(id)).toMatchObject({ failing_since: null });
  });
});

describe('a lease', () => {
  /** Another process has all that there is, each delivery in a lease of its own. */
  const leaseAll = async (until: Date) => {
    await app.db('webhook_leases').delete();
    const deliveries = await app
      .db('webhook_deliveries')
      .select<{ id: string; tenant_id: string; subscription_id: string }[]>();
    const leases = deliveries.map(({ id, tenant_id, subscription_id }) => ({
      ...{ tenant_id, id: randomUUID(), subscription_id },
      ...{ delivery_ids: [id], leased_until: until },
    }));
    await app.db('webhook_leases').insert(leases);
  };
  const publishMany = async (count: number) => {
    for (let i = 0; i < count; i++) {
      app.setTime(new Date(now() + 1));
      await publish();
    }
  };
  /** All that is due, without an attempt. */
  const makeAllDue = () =>
    app.db('webhook_deliveries').update({ attempts: 0, next_attempt_at: start, status: 'PENDING' });

  // Clause: webhook leases
  it('of a process that died returns by itself, and not before', async () => {
    await subscribe();
    await publish();
    receiver.answer(() => ({ status: 500 }));
    await deliver();
    await makeAllDue();
    await leaseAll(new Date(start.getTime() + 30 * secondMs));
    receiver.answer(() => ({ status: 200 }));
    at(29 * secondMs);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    at(30 * secondMs);
    await deliver();
    expect(await list()).toMatchObject([{ status: 'DELIVERED', retryCount: 0 }]);
    expect(await app.db('webhook_leases')).toEqual([]);
  });

  it('that somebody else has is not written over', async () => {
    await subscribe();
    await publish();
    receiver.answer(async () => {
      await leaseAll(new Date(start.getTime() + hourMs));
      return { status: 200 };
    });
    await deliver();
    expect(await list()).toMatchObject([{ status: 'PENDING', lastAttempt: null }]);
  });

  it('counts for all processes: with three under way a subscription gets no more', async () => {
    await subscribe();
    await publishMany(3);
    receiver.answer(() => ({ status: 500 }));
    await deliver();
    await makeAllDue();
    await leaseAll(new Date(start.getTime() + hourMs));
    receiver.answer(() => ({ status: 200 }));
    await publishMany(1);
    receiver.received.length = 0;
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  it('leaves alone what is sent again by hand while somebody else sends it', async () => {
    await subscribe();
    await publish();
    receiver.answer(() => ({ status: 500 }));
    await deliver();
    const before = await list();
    await leaseAll(new Date(start.getTime() + hourMs));
    expect((await retry(before[0]?.id ?? '')).status).toBe(200);
    expect(await list()).toEqual(before);
  });

  it('holds a queue in its order, three under way at most, each once', async () => {
    await subscribe();
    await publishMany(70);
    let [underWay, most] = [0, 0];
    receiver.answer(async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay--;
      return { status: 204 };
    });
    await deliver();
    expect(most).toBe(3);
    const sent = receiver.received.map(({ json }) => json.id);
    const events = await app.db('outbox_events').orderBy(['created_at', 'id']).select('id');
    const order = events.map(({ id }: { id: string }) => id);
    expect(sent.toSorted()).toEqual(order.toSorted());
    const displaced = sent.map((id, i) => Math.abs(order.indexOf(id) - i));
    // Those of three leases are attempted side by side, and each of them in its order.
    expect(Math.max(...displaced)).toBeLessThan(3 * 16);
    expect(await app.db('webhook_leases')).toEqual([]);
  });

  it('ends with the first failure, and holds one delivery as soon as it is known that the last attempt failed', async () => {
    await subscribe();
    await publishMany(9);
    const held = new Map<string, number>();
    receiver.answer(async () => {
      const leases = app.db('webhook_leases').select<{ id: string; delivery_ids: string[] }[]>();
      for (const { id, delivery_ids } of await leases) held.set(id, delivery_ids.length);
      return { status: 500 };
    });
    await deliver();
    expect([...held.values()]).toEqual([3, 3, 3, 1, 1, 1, 1, 1, 1]);
  });

  it('ends when the receiver is slow: a process that takes over need not send much again', async () => {
    await subscribe();
    await publishMany(9);
    const leases = new Set<string>();
    receiver.answer(async () => {
      for (const { id } of await app.db('webhook_leases').select<{ id: string }[]>('id')) {
        leases.add(id);
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { status: 204 };
    });
    await deliver();
    // The first three hold three each; what is left of them after half a second has another lease.
    expect(leases.size).toBeGreaterThan(3);
    expect(new Set((await list()).map(({ status }) => status))).toEqual(new Set(['DELIVERED']));
  });
});

describe('GET /api/v1/webhooks/deliveries', () => {
  // Clause: GET /api/v1/webhooks/deliveries 200
  it('lists the newest first, by status, subscription and event', async () => {
    const sealed = await subscribe({ events: ['passport.sealed'] });
    const all = await subscribe();
    const { id } = await publish();
    await deliver();
    receiver.answer(() => ({ status: 500 }));
    at(secondMs);
    await workspace.seal(id);
    await deliver();
    const listed = async (query: string) =>
      (await list(query)).map(({ event, subscriptionId }) => [event, subscriptionId]);
    expect(await listed('?event=passport.ingested')).toEqual([['passport.ingested', all.id]]);
    expect(await listed('?status=DELIVERED')).toEqual([['passport.ingested', all.id]]);
    expect(await listed('?status=PENDING')).toHaveLength(2);
    expect(await listed('?status=FAILED')).toEqual([]);
    expect(await listed(`?subscriptionId=${sealed.id}`)).toEqual([['passport.sealed', sealed.id]]);
    expect(await listed('?subscriptionId=nothing')).toEqual([]);
    expect((await listed('')).at(-1)).toEqual(['passport.ingested', all.id]);
    expect(await listed('?limit=1')).toHaveLength(1);
  });

  it.each(['?status=delivered', '?event=passport.created', '?limit=x'])(
    'refuses %s',
    async (query) => {
      expect((await app.request(path + query, { key: workspace.key })).status).toBe(400);
    },
  );

  it('shows nobody else’s', async () => {
    const other = await createWorkspace(app);
    await insertDelivery(app, other.tenant);
    expect(await list()).toEqual([]);
    expect(await list('', other.key)).toHaveLength(1);
  });
});

describe('POST /api/v1/webhooks/deliveries/{id}/retry', () => {
  it('sends it again, with the schedule before it', async () => {
    receiver.answer(() => ({ status: 500 }));
    await subscribe();
    await publish();
    await deliver();
    await app.db('webhook_deliveries').update({
      status: 'FAILED',
      attempts: 9,
      next_attempt_at: null,
    });
    const [{ id } = { id: '' }] = await list();
    expect(await retry(id)).toMatchObject({
      status: 200,
      body: { success: true, delivery: objectWith({ id, status: 'PENDING', retryCount: 0 }) },
    });
    await deliver();
    expect(await list()).toMatchObject([{ status: 'PENDING', retryCount: 0 }]);
    receiver.answer(() => ({ status: 200 }));
    await retry(id);
    await deliver();
    expect(await list()).toMatchObject([{ status: 'DELIVERED' }]);
    await retry(id);
    await deliver();
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is 409 where the subscription is switched off, and 404 for what is not ours', async () => {
    const { id } = await insertDelivery(app, workspace.tenant);
    await app.db('webhook_subscriptions').update({ is_active: false });
    expect((await retry(id)).status).toBe(409);
    const other = await createWorkspace(app);
    const theirs = await insertDelivery(app, other.tenant);
    for (const unknown of [theirs.id, randomUUID(), 'nothing']) {
      expect(await retry(unknown)).toMatchObject({
        status: 404,
        body: { code: 'WEBHOOK_NOT_FOUND' },
      });
    }
  });
});

it('goes on with whom there was no room for, though all room is free by the time that this is known', async () => {
  // As many as fail at a time at most, of one workspace; and one of another workspace.
  for (let i = 0; i < 64; i++) await subscribe({ failingSince: start });
  await publish();
  const other = await createWorkspace(app);
  await insertSubscription(app, other.tenant, { failingSince: start });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let sent = 0;
  const post = async () => {
    sent++;
    await held;
    return { status: 204, headers: {} };
  };
  const dispatcher = new WebhookDispatcher({
    ...app.deps,
    egress: { ...app.deps.egress, post },
    metrics: { countWebhookAttempt: () => undefined, observeOldestDelivery: () => undefined },
  });
  const first = dispatcher.deliverDue();
  await expect.poll(() => sent).toBe(64);
  await other.createPassport();
  // Those under way end while the other workspace is looked at, before anybody knows that it lacks room.
  const letGoAtLock = ({ sql, bindings }: { sql: string; bindings: readonly unknown[] }) => {
    if (sql.includes('for no key update') && bindings.includes(other.tenant.id)) letGo();
  };
  app.db.on('query', letGoAtLock);
  try {
    await Promise.all([first, dispatcher.deliverDue()]);
  } finally {
    app.db.removeListener('query', letGoAtLock);
  }
  expect(sent).toBe(65);
});

// Clause: webhook metrics
it('tells in the metrics what came of attempts, and how long the oldest is due', async () => {
  await subscribe();
  await publish();
  at(90 * secondMs);
  expect(await app.deps.metrics.text()).toContain('dpp_webhook_oldest_due_seconds 90');
  await deliver();
  const text = await app.deps.metrics.text();
  expect(text).toContain('dpp_webhook_oldest_due_seconds 0');
  expect(text).toMatch(/dpp_webhook_attempts_total\{outcome="delivered"\} [1-9]/);
});

it('is woken by a commit, once it is started', async () => {
  app.setTime();
  await subscribe();
  // Without the poll that finds deliveries of other instances.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    app.deps.webhookDispatcher.start();
    await publish();
    await expect.poll(() => receiver.received.length, { interval: 10 }).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
