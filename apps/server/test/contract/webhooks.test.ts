import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookSubscriptionRow } from '../../src/platform/db/tables.js';
import { anyObject, anyText, objectWith, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import {
  startWebhookReceiver,
  verifies,
  type WebhookReceiver,
} from '../support/webhook-receiver.js';
import { insertSubscription, publicUrl, subscriptionBody } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let receiver: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  receiver = await startWebhookReceiver();
  workspace = await createWorkspace(app);
});
beforeEach(() => app.db('webhook_subscriptions').delete());
afterEach(() => {
  app.setTime();
  receiver.answer(() => ({ status: 204 }));
  receiver.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

interface WireSubscription {
  readonly id: string;
  readonly secret?: string;
  readonly [member: string]: unknown;
}

const path = '/api/v1/webhooks/subscriptions';
const subscriptionIn = ({ body }: TestReply) =>
  (body as unknown as { subscription: WireSubscription }).subscription;
const create = (changes: object = {}, key = workspace.key) =>
  app.request(path, { key, json: subscriptionBody(changes) });
const created = async (changes: object = {}) => {
  const reply = await create(changes);
  expect(reply.status, reply.text).toBe(201);
  return subscriptionIn(reply) as WireSubscription & { readonly secret: string };
};
const patch = (id: string, json: object, key = workspace.key) =>
  app.request(`${path}/${id}`, { key, method: 'PATCH', json });
const remove = (id: string, key = workspace.key) =>
  app.request(`${path}/${id}`, { key, method: 'DELETE' });
const post = (id: string, step: 'rotate-secret' | 'test', key = workspace.key) =>
  app.request(`${path}/${id}/${step}`, { key, method: 'POST' });
const list = async (key = workspace.key) =>
  ((await app.request(path, { key })).body as unknown as { subscriptions: WireSubscription[] })
    .subscriptions;
const rowsOf = (id: string) =>
  app.db<WebhookSubscriptionRow>('webhook_subscriptions').where({ id });
const rotated = async (id: string) => {
  const { secret } = subscriptionIn(await post(id, 'rotate-secret'));
  return String(secret);
};
const tested = async (id: string) => {
  const reply = await post(id, 'test');
  expect(reply.status, reply.text).toBe(200);
  return reply.body as unknown as object;
};

describe('POST /api/v1/webhooks/subscriptions', () => {
  // Clause: POST /api/v1/webhooks/subscriptions 201
  it('subscribes, and shows the secret once', async () => {
    const events = ['passport.sealed', 'passport.recalled'];
    const reply = await create({ events });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.body).toEqual({
      success: true,
      message: anyText,
      subscription: {
        id: anyText,
        tenantId: workspace.tenant.id,
        url: publicUrl,
        events,
        isActive: true,
        createdAt: timestamp,
        updatedAt: timestamp,
        secret: textMatching(/^whsec_[0-9a-f]{32}$/),
      },
    });
    const { secret, ...subscription } = subscriptionIn(reply);
    expect(await list()).toEqual([{ ...subscription, health: anyObject }]);
    const stored = [await app.db('webhook_subscriptions'), await auditOf(app, workspace.tenant.id)];
    expect(JSON.stringify(stored)).not.toContain(String(secret).slice(6));
  });

  it.each([
    [['*'], ['*']],
    [
      ['passport.ingested', 'passport.updated', 'passport.status_updated', 'passport.ingested'],
      ['passport.ingested', 'passport.updated', 'passport.status_updated'],
    ],
  ])('takes %j', async (events, kept) => {
    expect(await created({ events })).toMatchObject({ events: kept });
  });

  it.each([
    ['no event', { events: [] }],
    ['an event that nobody emits', { events: ['passport.created'] }],
    ['an audit event', { events: ['operator.created'] }],
    ['an event that is no text', { events: [1] }],
    ['events that are no list', { events: 'passport.sealed' }],
    ['events left out', { events: undefined }],
    ['seven events', { events: Array.from({ length: 7 }, () => '*') }],
    ['no url', { url: undefined }],
    ['a url that is no text', { url: 1 }],
    ['a url of 2049 characters', { url: `https://8.8.8.8/${'x'.repeat(2033)}` }],
  ])('refuses %s', async (_name, changes) => {
    const reply = await create(changes);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, error: 'Bad Request', message: anyText });
    expect(await list()).toEqual([]);
  });

  // Clause: POST /api/v1/webhooks/subscriptions 409
  it('takes 25 and no more, whoever comes at the same time', async () => {
    for (let i = 0; i < 23; i++) await insertSubscription(app, workspace.tenant);
    const replies = await Promise.all([1, 2, 3, 4].map(() => create()));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ success: false, code: 'WEBHOOK_LIMIT_REACHED' });
    expect(await list()).toHaveLength(25);
  });

  it('is for keys of the whole workspace', async () => {
    const { operatorId } = workspace;
    const key = await workspace.createKey({ operatorId });
    expect((await create({}, key)).body).toMatchObject({ code: 'OPERATOR_SCOPE_FORBIDDEN' });
  });
});

describe('an address', () => {
  let strict: TestApp;
  let ours: Workspace;
  beforeAll(async () => {
    strict = await startTestApp();
    ours = await createWorkspace(strict);
  });
  afterAll(() => strict.close());

  const refused = {
    status: 400,
    body: { success: false, error: 'Bad Request', code: 'WEBHOOK_URL_REJECTED' },
  };
  const hostile = [
    ['loopback', 'http://127.0.0.1/'],
    ['loopback, in IPv6', 'http://[::1]/'],
    ['loopback, mapped', 'http://[::ffff:127.0.0.1]/'],
    ['loopback, as a number', 'http://2130706433/'],
    ['a private network', 'https://10.1.2.3/'],
    ['a carrier’s network', 'https://100.64.0.1/'],
    ['link-local', 'http://169.254.169.254/latest/meta-data'],
    ['multicast', 'http://224.0.0.1/'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['6to4', 'http://[2002:7f00:1::1]/'],
    ['a local name', 'http://localhost:8080/'],
    ['another local name', 'https://vault.internal/'],
    ['another scheme', 'ftp://8.8.8.8/'],
    ['a password', 'https://user:secret@8.8.8.8/'],
    ['a port of mail', 'http://8.8.8.8:25/'],
    ['no address', 'hooks.example.com/path'],
    ['nothing', ''],
  ] as const;

  // Clause: POST /api/v1/webhooks/subscriptions 400
  it.each(hostile)('that is %s is refused when it is written down', async (_name, url) => {
    const json = subscriptionBody({ url });
    expect(await strict.request(path, { key: ours.key, json })).toMatchObject(refused);
  });

  it('is refused when it is changed, and nothing changes', async () => {
    const subscription = await insertSubscription(strict, ours.tenant, { url: publicUrl });
    for (const [, url] of hostile) {
      const json = { url, isActive: false };
      const request = { key: ours.key, method: 'PATCH', json };
      expect(await strict.request(`${path}/${subscription.id}`, request), url).toMatchObject(
        refused,
      );
    }
    const rows = strict.db('webhook_subscriptions').where({ id: subscription.id });
    expect(await rows).toMatchObject([{ url: publicUrl, is_active: true }]);
  });

  // Clause: webhook addresses at delivery
  it('is looked at when something is sent, too', async () => {
    const { url } = receiver;
    const { id } = await insertSubscription(strict, ours.tenant, { url });
    const reply = await strict.request(`${path}/${id}/test`, { key: ours.key, method: 'POST' });
    expect(reply.body).toMatchObject({ delivered: false, statusCode: null });
    expect(receiver.received).toEqual([]);
  });
});

describe('PATCH /api/v1/webhooks/subscriptions/{id}', () => {
  // Clause: PATCH /api/v1/webhooks/subscriptions/{id} 200
  it('changes what is sent and leaves the rest', async () => {
    app.setTime(new Date('2027-03-01T08:00:00Z'));
    const { secret: _secret, ...subscription } = await created();
    app.setTime(new Date('2027-03-01T09:00:00Z'));
    const updatedAt = '2027-03-01T09:00:00.000Z';
    for (const changes of [
      { url: receiver.url },
      { events: ['*'] },
      { isActive: false },
      { isActive: true },
      {},
    ]) {
      const reply = await patch(subscription.id, changes);
      Object.assign(subscription, changes, { updatedAt });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
      expect(subscriptionIn(reply)).toEqual(subscription);
    }
    expect(await list()).toEqual([{ ...subscription, health: anyObject }]);
  });

  // Clause: isActive resets the five days
  it.each([true, false])(
    'forgets with isActive %s how long it has failed, and with nothing else',
    async (isActive) => {
      const failingSince = new Date('2027-01-01T00:00:00Z');
      const { id } = await insertSubscription(app, workspace.tenant, { failingSince });
      await patch(id, { events: ['*'] });
      expect(await rowsOf(id)).toMatchObject([{ failing_since: failingSince }]);
      await patch(id, { isActive });
      expect(await rowsOf(id)).toMatchObject([{ failing_since: null }]);
    },
  );

  it.each([
    ['an event that nobody emits', { events: ['passport.created'] }],
    ['no events', { events: [] }],
    ['isActive as a text', { isActive: 'false' }],
    ['url as null', { url: null }],
  ])('refuses %s', async (_name, changes) => {
    const { id } = await created();
    expect((await patch(id, changes)).status).toBe(400);
  });
});

describe('DELETE /api/v1/webhooks/subscriptions/{id}', () => {
  // Clause: DELETE /api/v1/webhooks/subscriptions/{id} 200
  it('removes it', async () => {
    const { id } = await created();
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('POST /api/v1/webhooks/subscriptions/{id}/rotate-secret', () => {
  // Clause: POST /api/v1/webhooks/subscriptions/{id}/rotate-secret 200
  it('signs with both secrets for a day, and with the new one afterwards', async () => {
    const at = Date.now();
    const { id, secret: first } = await created({ url: receiver.url });
    const reply = await post(id, 'rotate-secret');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(Object.keys(reply.body)).toEqual(['success', 'message', 'subscription']);
    const second = String(subscriptionIn(reply).secret);
    expect(second).toMatch(/^whsec_[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    const sent = async () => {
      await tested(id);
      return receiver.received.at(-1)!;
    };
    const both = await sent();
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect([verifies(both, first), verifies(both, second)]).toEqual([true, true]);
    app.setTime(new Date(at + 24 * 60 * 60 * 1000 + 60_000));
    const { headers } = await sent();
    expect(headers['webhook-signature']).toMatch(/^v1,\S+$/);
  });

  it('drops the oldest of three', async () => {
    const { id, secret: first } = await created({ url: receiver.url });
    const second = await rotated(id);
    const third = await rotated(id);
    await tested(id);
    const [webhook] = receiver.received;
    const known = [first, second, third].map((secret) => verifies(webhook!, secret));
    expect(known).toEqual([false, true, true]);
  });
});

describe('POST /api/v1/webhooks/subscriptions/{id}/test', () => {
  // Clause: POST /api/v1/webhooks/subscriptions/{id}/test 200
  it('sends a marked event that the published library verifies', async () => {
    const events = ['passport.status_updated', 'passport.sealed'];
    const { id, secret } = await created({ url: `${receiver.url}?to=me`, events });
    expect(await tested(id)).toEqual({
      success: true,
      event: 'passport.sealed',
      url: `${receiver.url}?to=me`,
      delivered: true,
      statusCode: 204,
      error: null,
    });
    const [webhook] = receiver.received;
    expect(webhook?.path).toBe('/hooks?to=me');
    expect(webhook?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': webhook?.json.id,
      'webhook-timestamp': textMatching(/^\d{10}$/),
    });
    expect(webhook?.json).toEqual({
      id: anyText,
      type: 'passport.sealed',
      created: timestamp,
      _test: true,
      data: objectWith({ '@type': 'DigitalProductPassport', _test: true }),
    });
    expect(verifies(webhook!, secret)).toBe(true);
    expect(verifies({ ...webhook!, body: webhook!.body.replace('TEST', 'TASK') }, secret)).toBe(
      false,
    );
    expect(await app.db('webhook_deliveries')).toEqual([]);
  });

  it.each([
    [200, true],
    [299, true],
    [302, false],
    [400, false],
    [410, false],
    [500, false],
  ])('says what came of %i', async (status, delivered) => {
    receiver.answer(() => ({ status, headers: { Location: receiver.url } }));
    const { id } = await created({ url: receiver.url });
    const error = delivered ? null : `The receiver answered ${status}.`;
    expect(await tested(id)).toMatchObject({ delivered, statusCode: status, error });
    expect(receiver.received).toHaveLength(1);
    // Nothing follows from it.
    expect(await list()).toMatchObject([{ isActive: true }]);
  });

  it('says that nobody is there', async () => {
    const gone = await startWebhookReceiver();
    await gone.close();
    const { id } = await created({ url: gone.url });
    expect(await tested(id)).toMatchObject({
      delivered: false,
      statusCode: null,
      error: textMatching(/ECONNREFUSED/),
    });
  });

  it('reaches one that is switched off', async () => {
    const { id } = await created({ url: receiver.url });
    await patch(id, { isActive: false });
    expect(await tested(id)).toMatchObject({ delivered: true });
  });
});

// Clause: WEBHOOK_NOT_FOUND
it.each([
  ['PATCH', '', { isActive: true }],
  ['DELETE', '', undefined],
  ['POST', '/rotate-secret', undefined],
  ['POST', '/test', undefined],
])('%s {id}%s is 404 for what is not there or not ours', async (method, step, json) => {
  const other = await createWorkspace(app);
  const theirs = await insertSubscription(app, other.tenant);
  for (const id of [theirs.id, randomUUID(), 'nothing']) {
    const reply = await app.request(`${path}/${id}${step}`, {
      key: workspace.key,
      method,
      ...(json && { json }),
    });
    expect(reply).toMatchObject({
      status: 404,
      body: { success: false, error: 'Not Found', code: 'WEBHOOK_NOT_FOUND' },
    });
  }
});

// Clause: audit webhook.created
it('is told in the audit log, with the host alone', async () => {
  const { id } = await created({ url: 'https://8.8.8.8:8443/hooks/a-secret-path' });
  await patch(id, { isActive: false });
  await post(id, 'rotate-secret');
  await remove(id);
  const entries = (await auditOf(app, workspace.tenant.id)).filter(
    ({ target_id }) => target_id === id,
  );
  const actions = ['created', 'updated', 'secret_rotated', 'deleted'];
  expect(entries.map(({ action }) => action)).toEqual(actions.map((name) => `webhook.${name}`));
  expect(entries[0]).toMatchObject({
    target_id: id,
    actor: textMatching(/^api-key:/),
    details: { host: '8.8.8.8:8443', events: 'passport.ingested' },
  });
  expect(JSON.stringify(entries)).not.toContain('a-secret-path');
});
