import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';
import { insertDelivery, insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let receiver: WebhookReceiver;

const start = new Date('2027-05-01T10:00:00.000Z');
const path = '/api/v1/webhooks/deliveries';

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  receiver = await startWebhookReceiver();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
  app.setTime(start);
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

interface Attempt {
  readonly at: string;
  readonly durationMs: number;
  readonly responseStatus: number | null;
  readonly responseStart: string | null;
  readonly errorMessage: string | null;
}

interface Shown {
  readonly id: string;
  readonly passportId: string | null;
  readonly requestId: string | null;
  readonly attempts: readonly Attempt[];
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly body: string;
}

const deliver = () => app.deps.webhookDispatcher.deliverDue();
const at = (ms: number) => app.setTime(new Date(start.getTime() + ms));
const subscribe = (url = receiver.url) => insertSubscription(app, workspace.tenant, { url });
const list = async (query = '') => {
  const { status, text, body } = await app.request(path + query, { key: workspace.key });
  expect(status, text).toBe(200);
  return body as unknown as {
    readonly deliveries: readonly { readonly id: string }[];
    readonly nextCursor: string | null;
  };
};
const newest = async () => (await list()).deliveries[0]?.id ?? '';
const get = (id: string, key = workspace.key) => app.request(`${path}/${id}`, { key });
const shown = async (id: string): Promise<Shown> => {
  const { status, text, body } = await get(id);
  expect(status, text).toBe(200);
  return (body as unknown as { delivery: Shown }).delivery;
};
/** The attempts of a first delivery to a receiver that answers so. */
async function attemptsAfter(answer: object): Promise<readonly Attempt[]> {
  receiver.answer(() => ({ status: 500, ...answer }));
  await subscribe();
  await workspace.createPassport();
  await deliver();
  return (await shown(await newest())).attempts;
}

describe('GET /api/v1/webhooks/deliveries/{id}', () => {
  // Clause: GET /api/v1/webhooks/deliveries/{id} 200
  it('shows the attempts, newest first, with what was sent and why', async () => {
    receiver.answer(() => ({ status: 503, body: 'The queue is full.' }));
    await subscribe();
    const { id: passportId } = await workspace.createPassport();
    await deliver();
    receiver.answer(() => ({ status: 200 }));
    at(10_000);
    await deliver();
    const [sent] = receiver.received;
    const delivery = await shown(await newest());
    expect(delivery).toMatchObject({ passportId, status: 'DELIVERED', retryCount: 1 });
    expect(delivery.attempts).toMatchObject([
      {
        ...{ at: '2027-05-01T10:00:10.000Z', responseStatus: 200 },
        ...{ responseStart: null, errorMessage: null },
      },
      {
        ...{ at: '2027-05-01T10:00:00.000Z', responseStatus: 503 },
        ...{ responseStart: 'The queue is full.', errorMessage: 'The receiver answered 503.' },
      },
    ]);
    for (const { durationMs } of delivery.attempts) expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(delivery.body).toBe(sent?.body);
    expect(delivery.requestHeaders).toEqual({
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'dpp-webhooks',
      'webhook-id': sent?.json.id,
      'webhook-timestamp': String(start.getTime() / 1000 + 10),
    });
  });

  it('names the request that caused the event', async () => {
    await subscribe();
    const headers = { 'X-Request-Id': 'order-4711' };
    const { id } = await workspace.createPassport({ draft: true });
    await app.request(`/api/v1/passports/${id}`, {
      ...{ method: 'PUT', key: workspace.key, headers },
      json: {
        metadata: (await app.request(`/api/v1/passports/${id}/source`, { key: workspace.key })).body
          .passport.metadata,
      },
    });
    await deliver();
    expect((await shown(await newest())).requestId).toBe('order-4711');
  });

  it.each([
    ['no more than a kilobyte of it', { body: 'x'.repeat(5000) }, 'x'.repeat(1024)],
    [
      'what cannot be text as replacement characters',
      { body: Buffer.from([0xff, 0, 0x41]) },
      '\ufffd\ufffdA',
    ],
    ['nothing of an empty one', { body: '' }, null],
    ['nothing of one without a body', { status: 304 }, null],
  ])('keeps of an answer %s', async (_what, answer, responseStart) => {
    expect(await attemptsAfter(answer)).toMatchObject([{ responseStart }]);
  });

  it('says why nobody answered', async () => {
    await subscribe('http://127.0.0.1:9/hooks');
    await workspace.createPassport();
    await deliver();
    const [attempt] = (await shown(await newest())).attempts;
    expect(attempt).toMatchObject({ responseStatus: null, responseStart: null });
    expect(attempt?.errorMessage).not.toBeNull();
  });

  it('keeps 20 attempts when it is sent again by hand, and more of its schedule', async () => {
    const { id } = await insertDelivery(app, workspace.tenant);
    const rows = Array.from({ length: 30 }, (_, i) => ({
      ...{ tenant_id: workspace.tenant.id, delivery_id: id, duration_ms: 1 },
      attempted_at: new Date(start.getTime() - i * 1000),
    }));
    await app.db('webhook_attempts').insert(rows);
    await app.request(`${path}/${id}/retry`, { method: 'POST', key: workspace.key });
    const { attempts } = await shown(id);
    expect(attempts).toHaveLength(20);
    expect(attempts[0]?.at).toBe(start.toISOString());
  });

  // Clause: GET /api/v1/webhooks/deliveries/{id} 404
  it('knows neither an unknown one nor that of another workspace', async () => {
    const { id } = await insertDelivery(app, (await createWorkspace(app)).tenant);
    for (const unknown of [id, randomUUID(), 'nothing']) {
      expect((await get(unknown)).status).toBe(404);
    }
  });

  // Clause: GET /api/v1/webhooks/deliveries/{id} 403
  it('is for those who may read webhooks of the whole workspace', async () => {
    const { id } = await insertDelivery(app, workspace.tenant);
    const { operatorId } = workspace;
    for (const options of [{ operatorId }, { permissions: ['passport:read'] } as const]) {
      expect((await get(id, await workspace.createKey(options))).status).toBe(403);
    }
  });
});

describe('the pages of deliveries', () => {
  it('follow each other by a cursor, with the filters of the first', async () => {
    for (let made = 0; made < 5; made += 1) {
      at(made);
      await insertDelivery(app, workspace.tenant);
    }
    const all = (await list()).deliveries.map(({ id }) => id);
    const found: string[] = [];
    let cursor: string | null = '';
    do {
      const more: string = cursor ? `&cursor=${cursor}` : '';
      const page = await list(`?limit=2&status=FAILED${more}`);
      found.push(...page.deliveries.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(all);
    expect(found).toHaveLength(5);
  });

  it('begin with no cursor of another list', async () => {
    const { status } = await app.request(`${path}?cursor=x`, { key: workspace.key });
    expect(status).toBe(400);
  });
});

describe('the health of a subscription', () => {
  const healthOf = async () => {
    const { body } = await app.request('/api/v1/webhooks/subscriptions', { key: workspace.key });
    const [first] = (body as unknown as { subscriptions: { health: object }[] }).subscriptions;
    return first?.health;
  };

  it('says since when it fails, how much waits and how much was delivered in a day', async () => {
    receiver.answer(() => ({ status: 500 }));
    await subscribe();
    expect(await healthOf()).toEqual({ failingSince: null, waiting: 0, delivered24h: 0 });
    await workspace.createPassport();
    await deliver();
    const failing = { failingSince: start.toISOString(), waiting: 1, delivered24h: 0 };
    expect(await healthOf()).toEqual(failing);
    receiver.answer(() => ({ status: 204 }));
    at(10_000);
    await deliver();
    expect(await healthOf()).toEqual({ failingSince: null, waiting: 0, delivered24h: 1 });
    at(25 * 60 * 60 * 1000);
    expect(await healthOf()).toEqual({ failingSince: null, waiting: 0, delivered24h: 0 });
  });
});
