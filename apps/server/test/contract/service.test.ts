import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.js';
import { anyObject, anyText, textMatching, timestamp } from '../support/matchers.js';
import { targetOf } from '../support/route-fixtures.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

const redisUrl = process.env.TEST_REDIS_URL;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    BUILD_COMMIT: 'abc123',
    BUILD_TIME: '2027-01-01T00:00:00Z',
    WORKSPACE_HOST_SUFFIX: 'dpp.test',
  });
});
afterAll(() => app.close());

/** The contract's, ours for what we add to it, and that of the server. */
const versions = {
  apiVersion: '1.15.0',
  extensionVersion: textMatching(/^1\.\d+\.\d+$/),
  serverVersion: textMatching(/^\d+\.\d+\.\d+$/),
};

describe('GET /health', () => {
  it('says what runs', async () => {
    const { status, body } = await app.request('/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'OK',
      service: anyText,
      timestamp,
      ...versions,
      commit: 'abc123',
      builtAt: '2027-01-01T00:00:00Z',
    });
  });

  it('answers on the host of an unknown workspace', async () => {
    const { status } = await app.request('/health', { headers: { Host: 'nobody.dpp.test' } });
    expect(status).toBe(200);
  });
});

describe('an address that is no code of a product', () => {
  const html = { Accept: 'text/html' };

  // Clause: error pages
  it.each(['/api', '/consoles', '/auth/nothing'])(
    'is a plain 404 at %s, and a page for browsers alone',
    async (path) => {
      const [page, machine] = [await app.request(path, { headers: html }), await app.request(path)];
      expect([page.status, machine.status]).toEqual([404, 404]);
      expect(page.text).toContain('<h1>Page not found</h1>');
      expect(page.text).not.toMatch(/under this code|sold you/);
      expect(machine.body).toMatchObject({ error: 'Not Found', message: anyText });
    },
  );

  it('speaks the language of its reader', async () => {
    const headers = { ...html, 'Accept-Language': 'fr' };
    expect((await app.request('/api', { headers })).text).toContain('<h1>Page introuvable</h1>');
  });

  it('is no page below the API, for any Accept', async () => {
    const { status, body } = await app.request('/api/v1/nothing', { headers: html });
    expect([status, body.error]).toEqual([404, 'Not Found']);
  });
});

describe('the body of an operation', () => {
  it('is optional in the description where the operation takes none, and there alone', async () => {
    const { body } = await app.request('/openapi.json');
    const { paths } = body as unknown as {
      paths: Record<string, Record<string, { requestBody?: { required?: boolean } }>>;
    };
    const required = new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { requestBody }]) =>
          requestBody ? [[`${method} ${path}`, requestBody.required] as const] : [],
        ),
      ),
    );
    expect(required.get('patch /api/v1/operators/{id}')).toBe(false);
    expect(required.get('put /api/v1/facilities/{id}')).toBe(false);
    expect(required.get('put /api/v1/passports/{id}/status')).toBe(true);
    const posts = [...required].filter(([name]) => name.startsWith('post '));
    expect(posts.length).toBeGreaterThan(20);
    expect(posts.filter(([, isRequired]) => isRequired !== true)).toEqual([]);
  });
});

describe('GET /robots.txt', () => {
  it('keeps search engines from what is not public, on every host', async () => {
    for (const headers of [{}, { Host: 'nobody.dpp.test' }]) {
      const reply = await app.request('/robots.txt', { headers });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ]);
      const lines = reply.text.trimEnd().split('\n');
      expect(lines).toContain('User-agent: *');
      for (const path of ['/api/', '/console', '/*grant=']) {
        expect(lines).toContain(`Disallow: ${path}`);
      }
      expect(lines).not.toContain('Disallow: /');
    }
  });
});

describe('GET /.well-known/security.txt', () => {
  const path = '/.well-known/security.txt';

  it('answers 404 where the operator of the server names no contact', async () => {
    const reply = await app.request(path);
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('names every contact in its order, on every host, and ends within a year', async () => {
    const contacts = [
      'https://acme.example/report',
      'mailto:security@acme.example',
      'tel:+49-30-1',
    ];
    const other = await startTestApp({
      SECURITY_CONTACT: contacts.join(', '),
      WORKSPACE_HOST_SUFFIX: 'dpp.test',
    });
    try {
      for (const headers of [{}, { Host: 'nobody.dpp.test' }]) {
        const reply = await other.request(path, { headers });
        expect([reply.status, reply.headers.get('content-type')]).toEqual([
          200,
          'text/plain; charset=utf-8',
        ]);
        const lines = reply.text.trimEnd().split('\n');
        expect(lines.filter((line) => line.startsWith('Contact: '))).toEqual(
          contacts.map((contact) => `Contact: ${contact}`),
        );
        const [expires = '', ...more] = lines.filter((line) => line.startsWith('Expires: '));
        const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
        expect([days > 80, days < 365, more]).toEqual([true, true, []]);
        expect(lines.at(-1)).toBe(`Canonical: https://dpp.example${path}`);
      }
    } finally {
      await other.close();
    }
  });
});

describe('GET /console/plan', () => {
  it('says what to do about a 402, which leads there', async () => {
    const tenant = await app.createTenant({ tier: 'starter' });
    const refused = await app.request('/api/v1/operators', {
      key: await app.createKey(tenant),
      json: {},
    });
    expect(refused.status).toBe(402);
    const { upgradeUrl } = refused.body as unknown as { upgradeUrl: string };
    const { status, text, headers } = await app.request(new URL(upgradeUrl).pathname);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-language')).toBe('en');
    expect(text).toContain('ask the company that runs this server');
    expect(text).not.toContain('class="btn"');
  });

  it('leads on to the page that the operator named', async () => {
    const other = await startTestApp({ UPGRADE_URL: 'https://plans.example/?a=1&b=2' });
    const { text } = await other.request('/console/plan');
    expect(text).toContain('href="https://plans.example/?a=1&amp;b=2"');
    await other.close();
  });
});

describe('GET /ready', () => {
  it('answers 200 with the state of each dependency', async () => {
    const { status, body } = await app.request('/ready');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'READY', dependencies: { database: 'up' } });
  });

  it('stays ready without the Redis it was given, and says so', async () => {
    const other = await startTestApp({ REDIS_URL: 'redis://127.0.0.1:1' });
    const { status, body } = await other.request('/ready');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'READY', dependencies: { database: 'up', redis: 'down' } });
    await other.close();
  });

  it.runIf(redisUrl)('names a Redis that answers (needs TEST_REDIS_URL)', async () => {
    const other = await startTestApp({ REDIS_URL: redisUrl! });
    await expect
      .poll(async () => (await other.request('/ready')).body.dependencies, { timeout: 10_000 })
      .toEqual({
        database: 'up',
        redis: 'up',
      });
    await other.close();
  });

  it('answers 503 when the database is away', async () => {
    const other = await startTestApp();
    await other.db.destroy();
    const { status, body } = await other.request('/ready');
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'UNAVAILABLE', dependencies: { database: 'down' } });
    other.db.initialize();
    await other.close();
  });
});

describe('GET /api/v1/version', () => {
  it('answers the version of the contract, and apart from it our own', async () => {
    const { status, body } = await app.request('/api/v1/version');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      ...versions,
      version: '1.15.0',
      commit: 'abc123',
      builtAt: '2027-01-01T00:00:00Z',
    });
  });
});

describe('a build that was told neither commit nor time', () => {
  it.each(['/health', '/api/v1/version'])('says unknown on %s', async (path) => {
    const bare = await startTestApp();
    const { body } = await bare.request(path);
    expect(body).toMatchObject({ commit: 'unknown', builtAt: 'unknown' });
    await bare.close();
  });
});

describe('GET /.well-known/opendpp-seal-ca.pem', () => {
  it('answers a certificate authority in PEM', async () => {
    const { status, text } = await app.request('/.well-known/opendpp-seal-ca.pem');
    expect(status).toBe(200);
    const certificate = new X509Certificate(text);
    expect(certificate.ca).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  it('holds no private key', async () => {
    const { text } = await app.request('/.well-known/opendpp-seal-ca.pem');
    expect(text).not.toContain('PRIVATE');
    expect(text.match(/-----BEGIN/g)).toHaveLength(1);
  });
});

describe.each(['/contexts/dpp/v1', '/contexts/dpp-credential/v1'])('GET %s', (path) => {
  it('answers a JSON-LD context that any page may load', async () => {
    const { status, headers, body } = await app.request(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toEqual({ '@context': anyObject });
  });
});

describe('the canonical context', () => {
  it('has an @vocab of its own address', async () => {
    const { body } = await app.request('/contexts/dpp/v1');
    expect(body['@context']).toMatchObject({ '@vocab': 'https://dpp.example/contexts/dpp/v1#' });
  });
});

interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, object>; security: object[] }>
  >;
}

describe('GET /openapi.json', () => {
  const fetchDocument = async () => (await app.request('/openapi.json')).body as unknown as OpenApi;

  it('is an OpenAPI 3.1 document of the version that runs', async () => {
    const document = await fetchDocument();
    const { body } = await app.request('/api/v1/version');
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({
      version: body.apiVersion,
      'x-extension-version': body.extensionVersion,
      'x-server-version': body.serverVersion,
    });
  });

  it('describes every route, and no other', async () => {
    const { paths } = await fetchDocument();
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('describes a 401 and a 403 exactly where credentials are needed', async () => {
    const { paths } = await fetchDocument();
    for (const { method, path, access, errors } of routes) {
      const { responses } = paths[path]![method]!;
      for (const status of ['401', '403']) {
        const needed = access !== 'public' || Object.hasOwn(errors ?? {}, status);
        expect(Object.hasOwn(responses, status), `${status} ${path}`).toBe(needed);
      }
    }
  });
});

describe('every response the document describes', () => {
  type Described = { readonly headers: Record<string, unknown> } | { readonly $ref: string };

  it('has its X-Request-Id, a refusal for the moment its Retry-After, and every operation a 500', async () => {
    const document = (await app.request('/openapi.json')).body as unknown as OpenApi & {
      readonly components: { readonly responses: Record<string, Described> };
    };
    const headersOf = (described: Described): Record<string, unknown> =>
      '$ref' in described
        ? headersOf(document.components.responses[described.$ref.split('/').at(-1)!]!)
        : described.headers;
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toContain('500');
      for (const [status, described] of Object.entries(responses as Record<string, Described>)) {
        expect(Object.keys(headersOf(described))).toContain('X-Request-Id');
        if (status === '429') expect(Object.keys(headersOf(described))).toContain('Retry-After');
      }
    }
  });
});

describe.each(routes.filter(({ method }) => method === 'get'))('HEAD $path', (route) => {
  // Clause: HEAD
  it('answers like GET, without the body', async () => {
    const mine = await createWorkspace(app);
    const { key, operatorId } = mine;
    const world = { app, mine, theirs: mine, operatorId, otherOperatorId: operatorId };
    const { path } = await targetOf(route, world);
    const whole = await app.request(path, { key });
    const head = await app.request(path, { key, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([whole.status, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  });
});
