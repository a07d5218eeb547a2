import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { FakeServer } from '../test/support/fake-server.js';
import { fakeTiming } from '../test/support/fake-timing.js';
import { whoami } from '../test/support/wire-samples.js';
import { DppClient } from './client.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, timing: fakeTiming() });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const budget = {
  'X-RateLimit-Limit': '600',
  'X-RateLimit-Remaining': '599',
  'X-RateLimit-Reset': '12',
};

describe('withResponse', () => {
  it('tells how the reply came', async () => {
    server.answerWith(
      { status: 503 },
      { json: whoami, headers: { ...budget, 'X-Request-Id': 'r-1' } },
    );
    const { reply, headers, ...details } = await client.account.whoami().withResponse();
    expect(reply).toEqual(whoami);
    expect(headers.get('content-type')).toBe('application/json');
    expect(details).toEqual({
      status: 200,
      requestId: 'r-1',
      budget: { limit: 600, remaining: 599, resetSeconds: 12 },
      isReplayed: false,
      attempts: 2,
    });
  });

  it('tells of a reply that was replayed', async () => {
    server.answerWith({ status: 201, json: {}, headers: { 'idempotent-replayed': 'true' } });
    const call = client.passports.create({ productId: 'A', metadata: {} });
    expect(await call.withResponse()).toMatchObject({ status: 201, isReplayed: true });
  });

  it.each([
    [{}],
    [{ ...budget, 'X-RateLimit-Remaining': '' }],
    [{ ...budget, 'X-RateLimit-Limit': '-1' }],
    [{ 'X-RateLimit-Limit': '600' }],
  ])('knows of no budget with the headers %j', async (headers) => {
    server.answerWith({ json: whoami, headers });
    expect((await client.account.whoami().withResponse()).budget).toBeUndefined();
  });

  it('sends nothing more', async () => {
    server.answerWith({ json: whoami });
    const call = client.account.whoami();
    expect(await call).toEqual((await call.withResponse()).reply);
    expect(server.requests).toHaveLength(1);
  });

  it('rejects as the call does, and no rejection is left over', async () => {
    server.answerWith({ status: 404, json: { message: 'No.' } });
    const call = client.account.whoami();
    await expect(call.withResponse()).rejects.toHaveProperty('status', 404);
    await expect(call).rejects.toHaveProperty('status', 404);
  });
});

describe('the promise of a call', () => {
  it('is a promise as any other', async () => {
    server.answerWith({ json: whoami }, { json: whoami }, { status: 404 });
    const call = client.account.whoami();
    expect(call).toBeInstanceOf(Promise);
    const mapped = call.then(({ tenant }) => tenant.name);
    expect('withResponse' in mapped).toBe(false);
    expect(await mapped).toBe('Acme');
    const ended: string[] = [];
    const finished = client.account.whoami().finally(() => ended.push('x'));
    expect(await Promise.all([finished])).toEqual([whoami]);
    expect(await client.account.whoami().catch(() => 'caught')).toBe('caught');
    expect(ended).toEqual(['x']);
  });

  it('rejects for an argument that cannot work, and does not throw', async () => {
    const call = client.resolution.resolve({ digitalLinkUri: 'nonsense' });
    await expect(call).rejects.toHaveProperty('code', 'INVALID_ARGUMENT');
    const grant = client.resolution.resolve({ gtin: '1' }, { grant: 'nonsense' });
    await expect(grant.withResponse()).rejects.toHaveProperty('code', 'INVALID_ARGUMENT');
  });
});
