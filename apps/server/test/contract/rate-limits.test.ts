import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.js';
import { anyText, textMatching } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createUser, logIn, sessionOf } from '../support/users.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    TRUST_PROXY: '1',
    LIMIT_GROWTH_PER_MINUTE: '2',
    LIMIT_SCALE_PER_MINUTE: '600',
    LIMIT_ANONYMOUS_PER_MINUTE: '2',
    LIMIT_AUTHENTICATED_IP_PER_MINUTE: '12',
    LIMIT_RESOLUTION_PER_MINUTE: '4',
    LIMIT_AUDIT_VERIFY_PER_MINUTE: '1',
  });
});
afterAll(() => app.close());

let lastAddress = 0;
/** An address with unspent budgets (RFC 5737). */
const newAddress = () => `203.0.113.${++lastAddress}`;
const send = (
  path: string,
  address: string,
  options: { key?: string; json?: unknown; method?: string } = {},
) => app.request(path, { ...options, headers: { 'X-Forwarded-For': address } });
const times = async (count: number, request: () => Promise<TestReply>) => {
  const replies: TestReply[] = [];
  for (let i = 0; i < count; i++) replies.push(await request());
  return replies;
};
const statuses = (replies: readonly TestReply[]) => replies.map(({ status }) => status);
const budgetOf = (reply: TestReply | undefined) =>
  ['limit', 'remaining', 'reset'].map((name) => reply?.headers.get(`x-ratelimit-${name}`));

/** What takes a key of a workspace. */
const authenticatedRoutes = routes.filter(
  ({ access, limits = ['standard'] }) => access.includes(':') && limits.includes('standard'),
);

const noBudget = [null, null, null];
const seconds = textMatching(/^([1-9]|[1-5][0-9]|60)$/);
const framework429 = {
  statusCode: 429,
  code: 'FST_ERR_RATE_LIMIT',
  error: 'Too Many Requests',
  message: anyText,
};

describe('the budget of a key', () => {
  const whoami = (key: string, address = newAddress()) => send('/api/v1/whoami', address, { key });

  // Clause: any operation 429
  it('is told in headers, and exhausted answers 429 with Retry-After', async () => {
    const key = await app.createKey(await app.createTenant());
    const [first, second, third] = await times(3, () => whoami(key));
    expect(budgetOf(first)).toEqual(['2', '1', seconds]);
    expect(budgetOf(second)).toEqual(['2', '0', seconds]);
    expect(third?.status).toBe(429);
    expect(third?.body).toEqual(framework429);
    expect(third?.headers.get('retry-after')).toEqual(seconds);
    expect(budgetOf(third)).toEqual(['2', '0', seconds]);
  });

  // Clause: limit Scale
  it('is wider on the Scale plan', async () => {
    const key = await app.createKey(await app.createTenant({ tier: 'scale' }));
    expect(budgetOf(await whoami(key))).toEqual(['600', '599', seconds]);
  });

  // Clause: limit Enterprise
  it('is unlimited on the Enterprise plan, without headers', async () => {
    const key = await app.createKey(await app.createTenant({ tier: 'enterprise' }));
    const replies = await times(5, () => whoami(key));
    expect(statuses(replies)).toEqual([200, 200, 200, 200, 200]);
    expect(budgetOf(replies[0])).toEqual(noBudget);
  });

  // Clause: limit workspace
  it('adds up to three times the rate over the keys of a workspace', async () => {
    const tenant = await app.createTenant();
    const replies: TestReply[] = [];
    for (let i = 0; i < 4; i++) {
      const key = await app.createKey(tenant);
      replies.push(...(await times(2, () => whoami(key))));
    }
    expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(budgetOf(replies[6])[0]).toBe('6');
  });

  // Clause: limit workspace
  it('adds up over keys and sessions of a workspace', async () => {
    const tenant = await app.createTenant();
    const session = async () => {
      const { email } = await createUser(app, tenant);
      return sessionOf(await logIn(app, { email }, { 'X-Forwarded-For': newAddress() })).token;
    };
    const sessions = await Promise.all([session(), session()]);
    const keys = await Promise.all([1, 2].map(() => app.createKey(tenant)));
    const replies: TestReply[] = [];
    for (const key of [...sessions, ...keys]) {
      replies.push(...(await times(2, () => whoami(key))));
    }
    expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it("does not touch another workspace's", async () => {
    const mine = await app.createKey(await app.createTenant());
    await times(3, () => whoami(mine));
    expect((await whoami(await app.createKey(await app.createTenant()))).status).toBe(200);
  });

  // Clause: POST /api/v1/passports 429
  // Clause: POST /api/v1/passports/validate-only 429
  // Clause: GET /api/v1/passports/{id} 429
  it.each(authenticatedRoutes)(
    'is spent by $method $path too: 429 FST_ERR_RATE_LIMIT',
    async ({ method, path, body }) => {
      const key = await app.createKey(await app.createTenant());
      const address = newAddress();
      const options = { key, method: method.toUpperCase(), ...(body && { json: {} }) };
      const target = path.replace(/\{[^{}]+\}/g, randomUUID());
      const replies = await times(3, () => send(target, address, options));
      expect(statuses(replies.slice(0, 2))).not.toContain(429);
      const last = replies[2];
      expect([last?.status, last?.body]).toEqual([429, framework429]);
      expect(last?.headers.get('retry-after')).toEqual(seconds);
    },
  );

  it('is spent before permissions are looked at', async () => {
    const key = await app.createKey(await app.createTenant(), { permissions: [] });
    const replies = await times(3, () => send('/api/v1/operators', newAddress(), { key }));
    expect(statuses(replies)).toEqual([403, 403, 429]);
  });
});

describe('the budget of an anonymous address', () => {
  const version = (address: string, key?: string) =>
    send('/api/v1/version', address, key === undefined ? {} : { key });

  // Clause: limit address
  it('is told in headers, and exhausted answers 429', async () => {
    const address = newAddress();
    const [first, , third] = await times(3, () => version(address));
    expect(budgetOf(first)).toEqual(['2', '1', seconds]);
    expect(third?.status).toBe(429);
    expect(third?.body).toEqual(framework429);
    expect(third?.headers.get('retry-after')).toEqual(seconds);
  });

  it.each([
    ['an IPv4 address and its IPv6-mapped form', '198.51.100.1', '::ffff:198.51.100.1', 429],
    ['a neighbour in IPv4', '198.51.100.2', '198.51.100.3', 200],
    ['the same IPv6 /56', '2001:db8:0:100::1', '2001:db8:0:1ff:ffff::9', 429],
    ['the next IPv6 /56', '2001:db8:0:200::1', '2001:db8:0:300::1', 200],
  ])('of %s', async (_name, spender, other, status) => {
    await times(2, () => version(spender));
    expect((await version(other)).status).toBe(status);
  });

  it('is spent by a credential that is none', async () => {
    const address = newAddress();
    const replies = await times(3, () => version(address, 'nonsense'));
    expect(statuses(replies)).toEqual([200, 200, 429]);
    expect(budgetOf(replies[0])).toEqual(['2', '1', seconds]);
  });

  it('is spent by a 401 too', async () => {
    const address = newAddress();
    const replies = await times(3, () => send('/api/v1/whoami', address, { key: 'nonsense' }));
    expect(statuses(replies)).toEqual([401, 401, 429]);
  });

  it('is not spent by a valid key, and keeps none out', async () => {
    const address = newAddress();
    const key = await app.createKey(await app.createTenant({ tier: 'enterprise' }));
    await times(3, () => send('/api/v1/whoami', address, { key }));
    expect((await version(address)).status).toBe(200);
    await times(3, () => version(address));
    expect((await send('/api/v1/whoami', address, { key })).status).toBe(200);
  });

  it('has a higher ceiling beside it for calls with a key', async () => {
    const address = newAddress();
    const key = await app.createKey(await app.createTenant({ tier: 'enterprise' }));
    const replies = await times(13, () => send('/api/v1/whoami', address, { key }));
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(12);
    expect(replies[12]?.body).toEqual(framework429);
  });

  it.each([
    ['an unknown path', 404, 'GET', '/nowhere'],
    ['an unknown path', 404, 'POST', '/api/v1/nowhere'],
    ['a method a path does not have', 405, 'DELETE', '/api/v1/passports'],
    ['a method a public path does not have', 405, 'POST', '/01/9506000134352'],
  ])('is spent by %s, answered %i: %s %s', async (_what, status, method, path) => {
    const address = newAddress();
    const replies = await times(3, () => send(path, address, { method }));
    expect(statuses(replies)).toEqual([status, status, 429]);
    expect(budgetOf(replies[0])).toEqual(['2', '1', seconds]);
    expect(replies[2]?.body).toEqual(framework429);
    const claimed = () => send(path, newAddress(), { method, key: 'nonsense' });
    expect(budgetOf(await claimed())).toEqual(['2', '1', seconds]);
  });

  it('is not spent by a key on an unknown path, whose own budget is', async () => {
    const address = newAddress();
    const key = await app.createKey(await app.createTenant());
    const replies = await times(3, () => send('/nowhere', address, { key }));
    expect(statuses(replies)).toEqual([404, 404, 429]);
    expect((await version(address)).status).toBe(200);
  });

  it.each(['/health', '/ready'])('has nothing to do with %s', async (path) => {
    const address = newAddress();
    const replies = await times(4, () => send(path, address));
    expect(statuses(replies)).toEqual([200, 200, 200, 200]);
    expect(budgetOf(replies[0])).toEqual(noBudget);
  });
});

describe('the budget of public resolution', () => {
  const resolve = (address: string, path = `/passport/${randomUUID()}`) => send(path, address);

  // Clause: limit resolution
  it('exhausted answers a 429 of two fields, with Retry-After and no budget headers', async () => {
    const address = newAddress();
    const last = (await times(5, () => resolve(address)))[4];
    expect(last?.status).toBe(429);
    expect(last?.body).toEqual({ error: 'Too Many Requests', message: anyText });
    expect(last?.headers.get('retry-after')).toEqual(seconds);
    expect(budgetOf(last)).toEqual(noBudget);
  });

  it('is one for all resolution paths, whatever they answer', async () => {
    const address = newAddress();
    const paths = ['/01/1', '/01/9506000134352', '/8003/1', '/01/09506000134352/21/x', '/01/1'];
    const replies: TestReply[] = [];
    for (const path of paths) replies.push(await resolve(address, path));
    expect(statuses(replies)).toEqual([400, 302, 400, 404, 429]);
  });

  it('belongs to the address', async () => {
    const address = newAddress();
    await times(5, () => resolve(address));
    expect((await resolve(newAddress())).status).toBe(404);
  });

  // Clause: GET /api/v1/passports/{id} 429 resolver
  it('holds for the fetch of an integrator too: a "two-field body and no headers"', async () => {
    const address = newAddress();
    const key = await app.createKey(await app.createTenant({ tier: 'scale' }));
    const fetchOne = () => send(`/api/v1/passports/${randomUUID()}`, address, { key });
    const replies = await times(5, fetchOne);
    expect(statuses(replies)).toEqual([404, 404, 404, 404, 429]);
    expect(budgetOf(replies[0])).toEqual(['600', '599', seconds]);
    expect(replies[4]?.body).toEqual({ error: 'Too Many Requests', message: anyText });
    expect(budgetOf(replies[4])).toEqual(noBudget);
  });

  it('is not spent by a fetch that nobody may make', async () => {
    const address = newAddress();
    await times(2, () => send(`/api/v1/passports/${randomUUID()}`, address));
    const replies = await times(5, () => resolve(address));
    expect(statuses(replies)).toEqual([404, 404, 404, 404, 429]);
  });
});

describe('the budget of a key on Enterprise', () => {
  it.each([
    ['has no end', {}, [200, 200, 200]],
    ['ends where the operator says', { LIMIT_ENTERPRISE_PER_MINUTE: '2' }, [200, 200, 429]],
  ])('%s', async (_what, environment, expected) => {
    const other = await startTestApp(environment);
    const key = await other.createKey(await other.createTenant({ tier: 'enterprise' }));
    const replies = await times(3, () => other.request('/api/v1/whoami', { key }));
    await other.close();
    expect(statuses(replies)).toEqual(expected);
  });
});

describe('the budget of the audit verifier', () => {
  it('is its own, per address, and exhausted answers 429', async () => {
    const address = newAddress();
    const verify = () => send('/api/v1/audit/verify', address, { json: {} });
    const [first, second] = await times(2, verify);
    expect([first?.status, budgetOf(first)]).toEqual([400, ['1', '0', seconds]]);
    expect(second?.status).toBe(429);
    expect(second?.body).toEqual(framework429);
    expect((await send('/api/v1/audit/verify', newAddress(), { json: {} })).status).toBe(400);
  });
});

describe('X-Forwarded-For', () => {
  it('counts as far as the trusted proxies wrote it: what a client put before does not', async () => {
    const address = newAddress();
    const spoofed = (i: number) => send('/api/v1/version', `192.0.2.${i}, ${address}`);
    const replies = [await spoofed(1), await spoofed(2), await spoofed(3)];
    expect(statuses(replies)).toEqual([200, 200, 429]);
  });

  it.each([
    ['an IPv4 address', (port: number) => `203.0.113.250:${port}`],
    ['an IPv6 address', (port: number) => `[2001:db8:1::1]:${port}`],
  ])('counts %s as one client, whatever port the proxy writes beside it', async (_name, from) => {
    const replies = [];
    for (const port of [1025, 4711, 65_535]) {
      replies.push(await send('/api/v1/version', from(port)));
    }
    expect(statuses(replies)).toEqual([200, 200, 429]);
  });

  it('counts for nothing without TRUST_PROXY', async () => {
    const direct = await startTestApp({ LIMIT_ANONYMOUS_PER_MINUTE: '1' });
    const version = () =>
      direct.request('/api/v1/version', { headers: { 'X-Forwarded-For': newAddress() } });
    const replies = await times(2, version);
    await direct.close();
    expect(statuses(replies)).toEqual([200, 429]);
  });
});
