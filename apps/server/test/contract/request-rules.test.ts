import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { canonicalJson } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import numbers from '../../../../packages/merkle-seal/test/vectors/numbers.json' with { type: 'json' };
import type { Access } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import { facilityBody, newSku, operatorBody, passportBody } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import {
  startTestApp,
  type TestApp,
  type TestReply,
  type TestRequest,
} from '../support/test-app.js';
import { newEmail, startSession, testPassword, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let session: TestSession;
let platformSession: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  session = await startSession(app, workspace.tenant);
  platformSession = await startSession(app, undefined);
});
afterAll(() => app.close());

/** A request to a route, with unknown ids as its path parameters. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/\./g, '\\.').replace(/\{[^{}]+\}/g, '[^/]+')}$`);
const pathOf = (template: string) => template.replace(/\{[^{}]+\}/g, () => randomUUID());
const protectedRoutes = routes.filter(({ access }) => access !== 'public');
const bodyRoutes = routes.filter(({ body }) => body);

/** What may call a route. */
function credentialFor({ access }: { access: Access }): string {
  if (access === 'platform') return platformSession.token;
  return access === 'session' ? session.token : workspace.key;
}

const call = (route: { method: string; path: string }, options: TestRequest = {}) =>
  app.request(pathOf(route.path), { method: route.method.toUpperCase(), ...options });

describe('X-Request-Id', () => {
  const idOf = async (path: string, sent?: string) => {
    const headers = sent === undefined ? {} : { 'X-Request-Id': sent };
    return (await app.request(path, { headers })).headers.get('x-request-id');
  };

  // Clause: X-Request-Id
  it.each(['a', 'A-z_0.9', '2f1c', 'x'.repeat(128)])('adopts %s', async (sent) => {
    expect(await idOf('/health', sent)).toBe(sent);
  });

  it.each(['', ' ', 'a b', 'a/b', 'ä', 'a,b', '<x>', 'x'.repeat(129)])(
    'makes a UUID instead of %j',
    async (sent) => {
      expect(await idOf('/health', sent)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  it('is another one for each request', async () => {
    expect(await idOf('/health')).not.toBe(await idOf('/health'));
  });

  // Clause: X-Request-Id
  it.each([
    ['a 200', '/api/v1/version'],
    ['a 401', '/api/v1/whoami'],
    ['a 404', '/nowhere'],
    ['a public 404', `/passport/${randomUUID()}`],
    ['a 400', '/01/1'],
    ['a 302', '/01/9506000134352'],
    ['a bad address', '/passport/%E0%A4%A'],
    ['a NUL in the address', '/passport/%00'],
  ])('is on %s', async (_name, path) => {
    expect(await idOf(path, 'trace-1')).toBe('trace-1');
  });
});

describe('credentials', () => {
  const standard401 = {
    success: false,
    error: 'Unauthorized',
    message: anyText,
    code: 'CREDENTIALS_INVALID',
  };
  const keyOf = (change: (key: string) => string) => async () =>
    change(await workspace.createKey());

  // Clause: any operation 401
  it.each<[string, () => Promise<string>]>([
    ['malformed', () => Promise.resolve('nonsense')],
    ['of a foreign form', () => Promise.resolve(`sk_live_${'a'.repeat(40)}`)],
    ['empty', () => Promise.resolve('')],
    ['with a typo', keyOf((key) => key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a'))],
    ['with a blank inside', keyOf((key) => key.replace('_', '_ '))],
    ['in capitals', keyOf((key) => key.toUpperCase())],
    ['cut', keyOf((key) => key.slice(0, -1))],
    ['expired', () => workspace.createKey({ expiresAt: new Date(Date.now() - 1) })],
  ])('that are %s are refused with 401', async (_name, make) => {
    const { status, body } = await app.request('/api/v1/whoami', { key: await make() });
    expect(status).toBe(401);
    expect(body).toEqual(standard401);
  });

  // Clause: any operation 401
  it('that were revoked are refused at once', async () => {
    const key = await workspace.createKey();
    expect((await app.request('/api/v1/whoami', { key })).status).toBe(200);
    await app
      .db('api_keys')
      .where({ key_id: key.slice(8, 16) })
      .update({ revoked_at: new Date() });
    expect((await app.request('/api/v1/whoami', { key })).status).toBe(401);
  });

  // Clause: any operation 401
  it('work up to the moment they expire', async () => {
    const expiresAt = new Date(Date.UTC(2030, 0, 1));
    const key = await workspace.createKey({ expiresAt });
    app.setTime(new Date(expiresAt.getTime() - 1));
    const before = await app.request('/api/v1/whoami', { key });
    app.setTime(expiresAt);
    const after = await app.request('/api/v1/whoami', { key });
    app.setTime();
    expect([before.status, after.status]).toEqual([200, 401]);
  });

  it.each(['bearer', 'BEARER', 'Bearer '])('are read under the scheme %j', async (scheme) => {
    const headers = { Authorization: `${scheme} ${workspace.key}` };
    expect((await app.request('/api/v1/whoami', { headers })).status).toBe(200);
  });

  it.each(['Basic', 'Token', ''])('are not read under the scheme %j', async (scheme) => {
    const headers = { Authorization: `${scheme} ${workspace.key}` };
    expect((await app.request('/api/v1/whoami', { headers })).status).toBe(401);
  });

  it('are not taken from the address', async () => {
    const path = `/api/v1/whoami?key=${workspace.key}&access_token=${workspace.key}`;
    expect((await app.request(path)).status).toBe(401);
  });

  it('are checked before the body is read', async () => {
    const options = { method: 'POST', body: 'x'.repeat(2_000_000) };
    expect((await app.request('/api/v1/passports', options)).status).toBe(401);
  });

  it('leave when they were used last, to the minute', async () => {
    const key = await workspace.createKey();
    await app.request('/api/v1/whoami', { key });
    const rows = await app
      .db<{ key_id: string; last_used_at: Date | null }>('api_keys')
      .where({ key_id: key.slice(8, 16) });
    expect(rows[0]?.last_used_at).toBeInstanceOf(Date);
  });
});

describe('permissions', () => {
  it('come before the body is read', async () => {
    const key = await workspace.createKey({ permissions: [] });
    const { status } = await app.request('/api/v1/passports', { key, body: '{nonsense' });
    expect(status).toBe(403);
  });
});

describe('the subscription', () => {
  const keyWith = async (changes: Parameters<TestApp['createTenant']>[0]) =>
    app.createKey(await app.createTenant(changes));

  it.each(['past_due', 'canceled'] as const)(
    'gates writes when it is %s: 402 without a code',
    async (subscriptionStatus) => {
      const key = await keyWith({ subscriptionStatus });
      const { status, body } = await app.request('/api/v1/operators', { key, json: {} });
      expect(status).toBe(402);
      expect(body).toEqual({ success: false, error: 'Payment Required', message: anyText });
    },
  );

  it.each(['pilot', 'micro', 'starter'] as const)(
    'gates writes on the %s plan: 402 api_access_required',
    async (tier) => {
      const key = await keyWith({ tier });
      const { status, body } = await app.request('/api/v1/operators', { key, json: {} });
      expect(status).toBe(402);
      expect(body).toEqual({
        success: false,
        error: 'Payment Required',
        message: anyText,
        code: 'api_access_required',
        upgradeUrl: anyText,
      });
    },
  );

  it('leads to UPGRADE_URL, and to the console without one', async () => {
    const upgradeUrl = 'https://plans.example/upgrade';
    const elsewhere = await startTestApp({ UPGRADE_URL: upgradeUrl });
    try {
      const key = await elsewhere.createKey(await elsewhere.createTenant({ tier: 'starter' }));
      const { body } = await elsewhere.request('/api/v1/operators', { key, json: {} });
      expect(body['upgradeUrl']).toBe(upgradeUrl);
    } finally {
      await elsewhere.close();
    }
    const key = await keyWith({ tier: 'starter' });
    const { body } = await app.request('/api/v1/operators', { key, json: {} });
    expect(body['upgradeUrl']).toBe(`${app.deps.baseUrl}/console/plan`);
  });

  it.each(['pilot', 'micro', 'starter'] as const)(
    'lets people at the console write on the %s plan, unless its subscription lapsed',
    async (tier) => {
      const tenant = await app.createTenant({ tier });
      const { token } = await startSession(app, tenant);
      const write = () => app.request('/api/v1/operators', { key: token, json: operatorBody() });
      expect((await write()).status).toBe(201);
      await app.db('tenants').where({ id: tenant.id }).update({ subscription_status: 'past_due' });
      const lapsed = await write();
      expect([lapsed.status, lapsed.body.code]).toEqual([402, undefined]);
    },
  );

  // Clause: any operation 402
  it('lets a trialing workspace write', async () => {
    const key = await keyWith({ subscriptionStatus: 'trialing' });
    const { status } = await app.request('/api/v1/operators', { key, json: operatorBody() });
    expect(status).toBe(201);
  });

  it('does not gate the audit verifier', async () => {
    const key = await keyWith({ subscriptionStatus: 'canceled' });
    const { status } = await app.request('/api/v1/audit/verify', { key, json: {} });
    expect(status).toBe(400);
  });
});

describe('an address', () => {
  // Clause: unknown paths
  it.each([
    '/nowhere',
    '/api/v1/nowhere',
    '/api/v2/passports',
    '/',
    '//',
    '/api',
    '/.env',
    '/passport',
  ])('nothing is at answers 404 in JSON: %s', async (path) => {
    const { status, headers, body } = await app.request(path, { key: workspace.key });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      success: false,
      error: 'Not Found',
      message: anyText,
      code: 'NOT_FOUND',
    });
  });

  it.each(['/passport/%E0%A4%A', '/passport/%', '/passport/%zz', '/01/%C0%80'])(
    'that cannot be decoded answers 400 in the framework shape: %s',
    async (path) => {
      const { status, body } = await app.request(path);
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        code: anyText,
        error: 'Bad Request',
        message: anyText,
      });
    },
  );

  it.each(['/passport/%00', '/api/v1/passports?category=%00', '/01/0950%00'])(
    'with NUL answers 400: %s',
    async (path) => {
      expect((await app.request(path, { key: workspace.key })).status).toBe(400);
    },
  );

  it('may encode NUL twice, which is only text', async () => {
    expect((await app.request('/passport/%2500')).status).toBe(404);
  });

  it('of 8,000 characters is still answered', async () => {
    const { status } = await app.request(`/passport/${'a'.repeat(8000)}`);
    expect(status).toBe(404);
  });
});

describe('a method', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const paths = [...new Set(routes.map(({ path }) => path))];

  // Clause: any operation 405
  it.each(paths)('that %s does not have answers 405 with Allow', async (path) => {
    // What reads as a literal here may be an id there: GET /passports/labels asks for a passport.
    const own = routes.filter((route) => patternOf(route.path).test(path));
    const taken = [...new Set(own.map(({ method }) => method.toUpperCase()))];
    for (const method of methods.filter((name) => !taken.includes(name))) {
      const { status, headers, body } = await app.request(pathOf(path), { method });
      expect(status, method).toBe(405);
      expect(body).toEqual({
        success: false,
        error: 'Method Not Allowed',
        message: anyText,
        code: 'METHOD_NOT_ALLOWED',
      });
      const allowed = headers.get('allow')!.split(', ');
      expect(allowed.filter((name) => methods.includes(name)).sort()).toEqual(taken.sort());
      expect(allowed.includes('HEAD')).toBe(taken.includes('GET'));
    }
  });

  it('nobody knows answers 405 on a known path', async () => {
    expect((await app.request('/health', { method: 'PROPFIND' })).status).toBe(405);
  });

  it('nobody knows answers 404 on an unknown path', async () => {
    expect((await app.request('/nowhere', { method: 'DELETE' })).status).toBe(404);
  });

  it.each(paths)('OPTIONS answers what %s takes', async (path) => {
    const { status, headers, text } = await app.request(pathOf(path), { method: 'OPTIONS' });
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('allow')).toContain('OPTIONS');
  });

  it('OPTIONS opens a public path to any page', async () => {
    const { headers } = await app.request('/api/v1/audit/verify', { method: 'OPTIONS' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    expect(headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  });

  it('OPTIONS opens nothing that needs credentials', async () => {
    const { headers } = await app.request('/api/v1/passports', { method: 'OPTIONS' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('CORS', () => {
  // Clause: CORS
  it.each(protectedRoutes)('is closed on $method $path', async (route) => {
    const headers = { Origin: 'https://shop.example' };
    const reply = await call(route, {
      key: workspace.key,
      headers,
      ...(route.body && { json: {} }),
    });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  // Clause: CORS
  it.each(routes.filter(({ access, sameOrigin }) => access === 'public' && !sameOrigin))(
    'is open on $method $path, refusals included',
    async (route) => {
      const reply = await call(route, route.body ? { json: {} } : {});
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );
});

describe('a body over the limit', () => {
  const bytes = (count: number) => {
    const shell = JSON.stringify({ productId: newSku(), draft: true, metadata: { text: '' } });
    return shell.replace('""', `"${'x'.repeat(count - shell.length)}"`);
  };
  const send = (body: string | Uint8Array, headers = {}) =>
    app.request('/api/v1/passports', { key: workspace.key, body, headers });

  // Clause: POST /api/v1/passports 413
  // Clause: POST /api/v1/passports/bulk 413
  it.each(['/api/v1/passports', '/api/v1/passports/bulk'])(
    'is one of 1 MiB and a byte at %s: 413',
    async (path) => {
      const { key } = workspace;
      const { status, body } = await app.request(path, { key, body: bytes(1_048_577) });
      expect(status).toBe(413);
      expect(body).toEqual({
        statusCode: 413,
        code: 'FST_ERR_CTP_BODY_TOO_LARGE',
        error: 'Payload Too Large',
        message: anyText,
      });
    },
  );

  // Clause: POST /api/v1/passports 413
  it('is not one of exactly 1 MiB for create', async () => {
    expect((await send(bytes(1_048_576))).status).toBe(201);
  });

  // Clause: POST /api/v1/passports/bulk 413
  it('is not one of exactly 1 MiB for bulk, where it is read and found to have no rows', async () => {
    const { key } = workspace;
    const path = '/api/v1/passports/bulk';
    const { status, body } = await app.request(path, { key, body: bytes(1_048_576) });
    expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
  });

  // Clause: any operation 413
  it('is counted in bytes, not in characters', async () => {
    const body = bytes(600_000).replaceAll('x', 'ü');
    expect((await send(body)).status).toBe(413);
  });

  it('is noticed without Content-Length too', async () => {
    const { status, body } = await send(bytes(1_048_577), { 'Transfer-Encoding': 'chunked' });
    expect([status, body.code]).toEqual([413, 'FST_ERR_CTP_BODY_TOO_LARGE']);
  });

  // Clause: any operation 413
  it.each(['/api/v1/operators', '/api/v1/facilities'])('is refused on %s', async (path) => {
    const { status, body } = await app.request(path, { key: workspace.key, body: bytes(300_000) });
    expect([status, body.code]).toEqual([413, 'FST_ERR_CTP_BODY_TOO_LARGE']);
  });

  it('leaves the connection fit for the next request', async () => {
    await send(bytes(5_000_000));
    expect((await send(JSON.stringify(passportBody()))).status).toBe(201);
  });
});

describe.each(bodyRoutes)('the media type of $method $path', (route) => {
  const send = (options: TestRequest) =>
    call(route, { key: credentialFor(route), body: '{}', ...options });
  const refusal = {
    statusCode: 415,
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    error: 'Unsupported Media Type',
    message: anyText,
  };

  // Clause: media types
  // Clause: any operation 415
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/ld+json',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset=utf-7',
    'json',
    '',
  ])('cannot be %j', async (contentType) => {
    const { status, body } = await send({ headers: { 'Content-Type': contentType } });
    expect(status).toBe(415);
    expect(body).toEqual(refusal);
  });

  // Clause: media types
  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
    ' application/json ; charset=utf8',
  ])('may be %j', async (contentType) => {
    expect((await send({ headers: { 'Content-Type': contentType } })).status).not.toBe(415);
  });

  // Clause: media types
  it('cannot be compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const { status, body } = await send({ body: gzipSync('{}'), headers });
    expect(status).toBe(415);
    expect(body).toEqual(refusal);
  });
});

describe('malformed JSON', () => {
  // Clause: malformed JSON
  it.each(bodyRoutes)('on $method $path answers 400 in JSON', async (route) => {
    for (const body of ['', '{', '{"a":1,}', 'nul', '{"a":01}', "{'a':1}", '\u{feff}{}']) {
      const { status, headers } = await call(route, { key: credentialFor(route), body });
      expect(status, body).toBe(400);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  const id = '00000000-0000-4000-8000-000000000000';
  it.each([
    '/api/v1/operators',
    '/api/v1/facilities',
    '/api/v1/audit/verify',
    '/api/v1/grants',
    '/api/v1/grants/requests',
    `/api/v1/grants/${id}/approve`,
  ])('on %s is refused in the framework shape', async (path) => {
    const { body } = await app.request(path, { key: workspace.key, body: '{' });
    expect(body).toEqual({
      statusCode: 400,
      code: 'FST_ERR_CTP_INVALID_JSON_BODY',
      error: 'Bad Request',
      message: anyText,
    });
  });

  it('is refused with two members where a passport is made or validated', async () => {
    for (const path of ['/api/v1/passports', '/api/v1/passports/validate-only-public']) {
      const { body } = await app.request(path, { key: workspace.key, body: '{' });
      expect(body).toEqual({ error: 'Bad Request', message: anyText });
    }
  });

  // Clause: media types
  it.each(bodyRoutes)('in bytes that are no UTF-8 answers 400 on $method $path', async (route) => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect((await call(route, { key: credentialFor(route), body })).status).toBe(400);
  });
});

describe('a value two systems would read differently', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 0])));

  // Clause: INVALID_JSON_VALUE
  it.each([
    ['a key twice', '{"a":1,"a":2}', 'a'],
    ['__proto__', '{"a":{"__proto__":1}}', 'a.__proto__'],
    ['constructor', '{"constructor":{}}', 'constructor'],
    ['prototype', '{"a":[{"prototype":1}]}', 'a[0].prototype'],
    ['NUL', '{"a":"\\u0000"}', 'a'],
    ['half a surrogate pair', '{"a":"\\ud800"}', 'a'],
    ['an integer of 2^53 + 1', '{"a":9007199254740993}', 'a'],
    ['40,001 values', `{"a":[${'0,'.repeat(39_998)}0]}`, 'a[39998]'],
    ['a number no double holds', '{"a":0.12345678901234567890}', 'a'],
    ['a number beyond the doubles', '{"a":1e999}', 'a'],
    ['a key of 257 characters', `{"${'k'.repeat(257)}":1}`, 'k'.repeat(257)],
    ['nesting 65 deep', deep(65), `a${'.a'.repeat(63)}`],
    ['10,001 keys', many, '10000'],
  ])('is %s: 400 INVALID_JSON_VALUE with its path', async (_name, text, path) => {
    for (const at of ['/api/v1/passports', '/api/v1/operators', '/api/v1/facilities']) {
      const { status, body } = await app.request(at, { key: workspace.key, body: text });
      expect(status).toBe(400);
      expect(body).toEqual({
        success: false,
        error: 'Bad Request',
        message: anyText,
        code: 'INVALID_JSON_VALUE',
        path,
      });
    }
  });

  // Clause: INVALID_JSON_VALUE
  it.each(numbers.cases)(
    'is, or is not, the number $text, as every verifier of seals',
    async (one) => {
      const body = `{"productId":"${newSku()}","draft":true,"metadata":{"number":${one.text}}}`;
      const reply = await app.request('/api/v1/passports', { key: workspace.key, body });
      expect(reply.status).toBe(one.canonical === null ? 400 : 201);
      if (one.canonical === null) return;
      const path = `/passport/${reply.body.passport.id}`;
      const stored = await app.request(path, { key: workspace.key });
      expect(canonicalJson(stored.body.metadata['number'])).toBe(one.canonical);
    },
  );

  // Clause: INVALID_JSON_VALUE
  it('is not nesting 64 deep', async () => {
    const body = `{"productId":"${newSku()}","draft":true,"metadata":${deep(63)}}`;
    const reply = await app.request('/api/v1/passports', { key: workspace.key, body });
    expect(reply.status).toBe(201);
  });
});

describe('text that comes in', () => {
  it('goes out as it was, whatever script it is in', async () => {
    const name = 'Ω≈ç√ 株式会社 \u{1F600} e\u0301 \u200F مرحبا \u2028 "\\';
    const { body } = await app.request('/api/v1/operators', {
      key: workspace.key,
      json: operatorBody({ name }),
    });
    const { operator } = (
      await app.request(`/api/v1/operators/${body.operator.id}`, { key: workspace.key })
    ).body;
    expect(operator.name).toBe(name);
  });

  it('is only text to the database', async () => {
    const name = `Robert'); drop table facilities;-- $1 ? :x ??`;
    const { status, body } = await app.request('/api/v1/facilities', {
      key: workspace.key,
      json: facilityBody({ name }),
    });
    expect([status, body.facility['name']]).toEqual([201, name]);
  });
});

describe('an unexpected error', () => {
  // Clause: any operation 500
  it('answers 500 with the request id and not a word of its cause', async () => {
    const broken = await startTestApp();
    const { key } = await createWorkspace(broken);
    await broken.db.raw('drop table notifications');
    const { status, body, text } = await broken.request('/api/v1/operators', {
      key,
      json: operatorBody(),
      headers: { 'X-Request-Id': 'trace-9' },
    });
    await broken.close();
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      error: 'Internal Server Error',
      message: anyText,
      code: 'INTERNAL_ERROR',
      requestId: 'trace-9',
    });
    expect(text).not.toMatch(/notifications|relation|sql|at \//i);
  });
});

describe('a change without body and without media type', () => {
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    app.request(path, { method, key: workspace.key, headers });

  // Clause: media types
  it.each<Record<string, string>>([{}, { 'Content-Length': '0' }])(
    'is a PATCH that changes nothing: %j',
    async (headers) => {
      const path = `/api/v1/operators/${workspace.operatorId}`;
      const before = await app.request(path, { key: workspace.key });
      const { status, text } = await send('PATCH', path, headers);
      expect([status, text]).toEqual([200, before.text]);
    },
  );

  // Clause: media types
  it('is a PUT of `{}`, which changes nothing or lacks what has to be there', async () => {
    const facility = await send('PUT', `/api/v1/facilities/${workspace.facilityId}`);
    expect(facility.status).toBe(200);
    const { id } = await workspace.createPassport();
    const passport = await send('PUT', `/api/v1/passports/${id}`);
    expect([passport.status, passport.body.error]).toEqual([400, 'Bad Request']);
    expect((await send('PUT', `/api/v1/passports/${id}/status`)).status).toBe(400);
  });

  // Clause: any operation 415
  it.each<[string, Record<string, string>]>([
    ['with another media type', { 'Content-Type': 'text/plain' }],
    ['in chunks of no type', { 'Transfer-Encoding': 'chunked' }],
  ])('is 415 %s', async (_name, headers) => {
    const { status } = await send('PATCH', `/api/v1/operators/${workspace.operatorId}`, headers);
    expect(status).toBe(415);
  });

  // Clause: any operation 415
  it('is 415 where something is created', async () => {
    expect((await send('POST', '/api/v1/operators')).status).toBe(415);
  });
});

describe('a text', () => {
  const text = (length: number) => 'x'.repeat(length);
  const post = (path: string, json: object, key = workspace.key) =>
    app.request(path, { key, json });
  const tenants = '/platform/v1/tenants';

  const limits: readonly [what: string, max: number, send: (of: string) => Promise<TestReply>][] = [
    ['the name of an operator', 200, (name) => post('/api/v1/operators', operatorBody({ name }))],
    ['its role', 64, (role) => post('/api/v1/operators', operatorBody({ role }))],
    ['its regId', 100, (regId) => post('/api/v1/operators', operatorBody({ regId }))],
    ['the name of a facility', 200, (name) => post('/api/v1/facilities', facilityBody({ name }))],
    ['the name of a key', 200, (name) => post('/api/v1/api-keys', { name, role: 'AUDITOR' })],
    [
      'the name of a workspace',
      200,
      (name) => {
        const owner = { email: newEmail(), password: testPassword };
        const subdomain = `t-${randomUUID()}`;
        return post(tenants, { name, subdomain, tier: 'growth', owner }, platformSession.token);
      },
    ],
    ['a productId', 256, (productId) => post('/api/v1/passports', passportBody({ productId }))],
    ['the id of a label', 256, (id) => post('/api/v1/passports/labels', { ids: [id] })],
    [
      'a changeReason',
      1000,
      async (changeReason) => {
        const { id } = await workspace.createPassport();
        const { metadata } = passportBody();
        return app.request(`/api/v1/passports/${id}`, {
          key: workspace.key,
          method: 'PUT',
          json: { metadata, changeReason },
        });
      },
    ],
  ];

  // Clause: limits of text
  it.each(limits)('that is %s has at most %i characters', async (_what, max, send) => {
    expect((await send(text(max))).status).toBeLessThan(300);
    expect((await send(text(max + 1))).status).toBe(400);
  });
});
