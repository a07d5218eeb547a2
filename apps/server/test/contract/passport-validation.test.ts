import { connect } from 'node:net';
import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseDigest } from '../support/database-digest.js';
import {
  maskedText,
  metadataOf,
  newGrai,
  newGtin,
  passportBody,
  textiles,
} from '../support/factories.js';
import { anyText, textMatching } from '../support/matchers.js';
import type { WireItem } from '../support/reply-body.js';
import { startTestApp, type TestApp, type TestRequest } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const path = '/api/v1/passports/validate-only';
const publicPath = '/api/v1/passports/validate-only-public';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1', WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const codesOf = (items: readonly WireItem[] | undefined) => items?.map(({ code }) => code);
const badGtin = '09506000134353';

describe.each([path, publicPath])('POST %s', (address) => {
  const validate = (json: unknown, options: TestRequest = {}) =>
    app.request(address, { key: workspace.key, json, ...options });

  // Clause: POST /api/v1/passports/validate-only 200
  // Clause: POST /api/v1/passports/validate-only-public 200
  it('answers 200 with these members and no warnings when there are none', async () => {
    const { status, body } = await validate(passportBody());
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: anyText, category: 'textiles', errors: [] });
  });

  // Clause: POST /api/v1/passports/validate-only 200
  it.each([
    ['a product id that is no GS1 key', { productId: 'SKU-1' }, ['NON_GS1_PRODUCT_ID']],
    [
      'the shape of personal data',
      { metadata: textiles({ contactEmail: 'jane@example.com' }) },
      ['PII_SHAPE_DETECTED'],
    ],
    ['a GRAI', { productId: newGrai() }, undefined],
  ])('warns of %s', async (_name, changes, codes) => {
    const { status, body } = await validate(passportBody(changes));
    expect(status).toBe(200);
    expect(codesOf(body.warnings)).toEqual(codes);
  });

  // Clause: POST /api/v1/passports/validate-only 400
  // Clause: POST /api/v1/passports/validate-only-public 400
  it('answers 400 with the category and one item per fault', async () => {
    const metadata = textiles({ originCountry: 'XX', size: undefined });
    const { status, body } = await validate(passportBody({ metadata }));
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Validation Failed',
      message: anyText,
      code: 'VALIDATION_FAILED',
      category: 'textiles',
      errors: ['originCountry', 'size'].map((field) => ({
        path: field,
        message: anyText,
        friendlyMessage: anyText,
      })),
    });
  });

  // Clause: POST /api/v1/passports/validate-only 200 categories
  it.each(PRODUCT_CATEGORIES)('"works for every category": %s', async (category) => {
    const valid = await validate(passportBody({ metadata: metadataOf(category) }));
    expect([valid.status, valid.body['category'], valid.body.errors]).toEqual([200, category, []]);
    const { status, body } = await validate(passportBody({ metadata: { category } }));
    expect([status, body['category']]).toEqual([400, category]);
    expect(body.errors.length).toBeGreaterThan(0);
  });

  // Clause: POST /api/v1/passports/validate-only 400 warnings
  it('warns in a refusal too', async () => {
    const metadata = textiles({ originCountry: 'XX' });
    const { status, body } = await validate({ productId: 'SKU-1', metadata });
    expect(status).toBe(400);
    expect(codesOf(body.warnings)).toEqual(['NON_GS1_PRODUCT_ID']);
  });

  // Clause: advisory item
  it('names the number that a changed product id probably was', async () => {
    const metadata = textiles();
    const { status, body } = await validate({ productId: '9506000134352', metadata });
    expect(status).toBe(200);
    expect(body.warnings).toMatchObject([
      {
        code: 'NON_GS1_PRODUCT_ID',
        message: textMatching(/probably 09506000134352/),
        friendlyMessage: textMatching(/09506000134352/),
      },
    ]);
  });

  // Clause: advisory item
  it('asks of a key that no rule knows whether one of nearly the same name was meant', async () => {
    const metadata = textiles({ commodityCod: '6109', ownKey: 'kept without a word' });
    const { status, body } = await validate(passportBody({ metadata }));
    expect(status).toBe(200);
    expect(body.warnings).toEqual([
      {
        code: 'UNKNOWN_FIELD',
        path: 'commodityCod',
        message: textMatching(/\bcommodityCode\b/),
        friendlyMessage: anyText,
      },
    ]);
  });

  // Clause: validation item
  it('tells what is missing from what does not fit, and what it must hold', async () => {
    const metadata = textiles({ size: 7, facilityDetails: undefined });
    const { body } = await validate(passportBody({ metadata }));
    expect(body.errors).toMatchObject([
      { path: 'size', message: textMatching(/^size must be /) },
      { path: 'facilityDetails', message: textMatching(/ is missing; .*\bfacilityName: /) },
    ]);
  });

  // Clause: POST /api/v1/passports/validate-only 400 category
  it.each([
    ['missing', undefined],
    ['unknown', 'boats'],
    ['no text', 7],
  ])('answers 400 without a friendly message when the category is %s', async (_name, category) => {
    const { status, body } = await validate(passportBody({ metadata: textiles({ category }) }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Validation Failed', category: 'unknown' });
    expect(body.errors).toEqual([{ path: 'category', message: anyText }]);
  });

  // Clause: POST /api/v1/passports/validate-only 400 productId
  it.each([
    ['blank', ' \t', 'PRODUCT_ID_BLANK'],
    ['empty', '', 'PRODUCT_ID_BLANK'],
    ['of 14 digits with a bad check digit', badGtin, 'GTIN_CHECK_DIGIT_INVALID'],
  ])('refuses a product id that is %s before it looks at the metadata', async (_n, id, code) => {
    const { status, body } = await validate({ productId: id, metadata: {} });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code,
      category: 'unknown',
      errors: [],
    });
  });

  // Clause: POST /api/v1/passports/validate-only 400 structure
  // Clause: POST /api/v1/passports/validate-only-public 400
  it.each<[string, TestRequest]>([
    ['no productId', { json: { metadata: {} } }],
    ['a number as productId', { json: { productId: 1, metadata: {} } }],
    ['a productId of 257 characters', { json: { productId: 'x'.repeat(257), metadata: {} } }],
    ['no metadata', { json: { productId: 'SKU-1' } }],
    ['a list as metadata', { json: { productId: 'SKU-1', metadata: [] } }],
    ['null as metadata', { json: { productId: 'SKU-1', metadata: null } }],
    ['a list', { json: [] }],
    ['malformed JSON', { body: '{"productId":' }],
    ['an empty body', { body: '' }],
  ])('answers {error, message} to %s', async (_name, request) => {
    const { status, body } = await app.request(address, {
      key: workspace.key,
      method: 'POST',
      ...request,
    });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'Bad Request', message: anyText });
  });

  // Clause: POST /api/v1/passports/validate-only 200 operatorId
  it.each([['another'], [7], [null], [{}]])('ignores the operatorId %j', async (operatorId) => {
    expect((await validate(passportBody({ operatorId }))).status).toBe(200);
  });

  it('judges a draft like anything else', async () => {
    expect((await validate(passportBody({ metadata: {}, draft: true }))).status).toBe(400);
  });

  it('refuses what stands for a masked value', async () => {
    const metadata = textiles({ facilityDetails: maskedText });
    const { body } = await validate(passportBody({ metadata }));
    expect(body.errors.map((error: { path: string }) => error.path)).toContain('facilityDetails');
  });

  // Clause: languages
  it.each([
    ['lang before Accept-Language', '?lang=de', 'fr', 'de'],
    ['Accept-Language without lang', '', 'fr', 'fr'],
    ['Accept-Language with an unknown lang', '?lang=xx', 'fr', 'fr'],
    ['English without either', '', undefined, 'en'],
  ])('takes %s', async (_name, query, acceptLanguage, language) => {
    const json = passportBody({ metadata: textiles({ originCountry: 'XX' }) });
    const send = (q: string, header?: string) =>
      app.request(address + q, {
        key: workspace.key,
        json,
        ...(header && { headers: { 'Accept-Language': header } }),
      });
    const asked = await send(query, acceptLanguage);
    expect(asked.body.errors).toEqual((await send(`?lang=${language}`)).body.errors);
  });

  // Clause: POST /api/v1/passports/validate-only 200 stores nothing
  it('stores nothing, whatever it answers', async () => {
    const productId = newGtin();
    const before = await databaseDigest(app.db);
    const statuses: number[] = [];
    for (const json of [
      passportBody({ productId }),
      passportBody({ productId: badGtin }),
      passportBody({ metadata: {} }),
      {},
    ]) {
      statuses.push((await validate(json)).status);
    }
    expect(statuses).toEqual([200, 400, 400, 400]);
    expect(await databaseDigest(app.db)).toEqual(before);
    const created = await app.request('/api/v1/passports', {
      key: workspace.key,
      json: passportBody({ productId }),
    });
    expect(created.status).toBe(201);
  });

  it('finds valid what a create would refuse for the workspace: a duplicate', async () => {
    const { productId } = await workspace.createPassport();
    expect((await validate(passportBody({ productId }))).status).toBe(200);
  });

  // Clause: POST /api/v1/passports/validate-only 400
  it('agrees with a create about every fault', async () => {
    const json = passportBody({ productId: 'SKU-9', metadata: textiles({ originCountry: 'XX' }) });
    const created = await app.request('/api/v1/passports', { key: workspace.key, json });
    const { category, ...validated } = (await validate(json)).body;
    expect(created.status).toBe(400);
    expect(category).toBe('textiles');
    expect(validated).toEqual(created.body);
  });
});

describe('who may validate', () => {
  const statusOf = async (address: string, options: TestRequest) => {
    const { status, body } = await app.request(address, { json: passportBody(), ...options });
    return [status, (body as { code?: string }).code];
  };

  // Clause: POST /api/v1/passports/validate-only-public 200
  it('is everybody with a credential at the public address', async () => {
    const lapsed = await app.createTenant({ subscriptionStatus: 'canceled' });
    const small = await app.createTenant({ tier: 'starter' });
    const strict = await app.createTenant({ mfaRequired: true });
    const sessions = [
      await startSession(app, workspace.tenant, 'AUDITOR'),
      await startSession(app, strict),
      await startSession(app, undefined),
    ];
    const keys = [
      await workspace.createKey({ permissions: [] }),
      await workspace.createKey({ operatorId: workspace.operatorId }),
      await app.createKey(lapsed),
      await app.createKey(small),
      ...sessions.map(({ token }) => token),
    ];
    for (const key of keys) expect(await statusOf(publicPath, { key })).toEqual([200, undefined]);
    for (const { browser } of sessions) {
      expect(await statusOf(publicPath, { headers: browser })).toEqual([200, undefined]);
    }
  });

  // Clause: POST /api/v1/passports/validate-only-public 401
  it('is nobody without a credential there: "anonymous calls get 401"', async () => {
    expect(await statusOf(publicPath, {})).toEqual([401, 'CREDENTIALS_INVALID']);
    expect(await statusOf(publicPath, { key: 'nonsense' })).toEqual([401, 'CREDENTIALS_INVALID']);
  });

  it('is no browser session without its CSRF token, and no key at the host of another workspace', async () => {
    const { cookie } = await startSession(app, workspace.tenant);
    expect(await statusOf(publicPath, { headers: cookie })).toEqual([403, 'CSRF_TOKEN_INVALID']);
    const other = await app.createTenant();
    const headers = { Host: `${other.subdomain}.dpp.test` };
    expect(await statusOf(publicPath, { key: workspace.key, headers })).toEqual([
      403,
      'WORKSPACE_HOST_MISMATCH',
    ]);
  });

  // Clause: POST /api/v1/passports/validate-only 402
  // Clause: POST /api/v1/passports/validate-only 403
  it('is whoever may create passports at the other one: 401, 402 and 403 for anybody else', async () => {
    const permissions = ['passport:read', 'passport:update'] as const;
    const reader = await workspace.createKey({ permissions });
    const lapsed = await app.createKey(await app.createTenant({ subscriptionStatus: 'past_due' }));
    const small = await app.createKey(await app.createTenant({ tier: 'micro' }));
    const { token: platform } = await startSession(app, undefined);
    expect(await statusOf(path, {})).toEqual([401, 'CREDENTIALS_INVALID']);
    expect(await statusOf(path, { key: reader })).toEqual([403, 'PERMISSION_MISSING']);
    expect(await statusOf(path, { key: platform })).toEqual([403, 'PERMISSION_MISSING']);
    expect(await statusOf(path, { key: lapsed })).toEqual([402, undefined]);
    expect(await statusOf(path, { key: small })).toEqual([402, 'api_access_required']);
  });

  // Clause: POST /api/v1/passports/validate-only-public 401
  it.each([path, publicPath])(
    'is known before a byte of the body is read at %s',
    async (address) => {
      expect(await answerToHead(address)).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  /** Sends a head that announces a body, and never the body. */
  function answerToHead(address: string): Promise<string> {
    const { port } = new URL(app.origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST ${address} HTTP/1.1\r\nHost: dpp.example\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n`,
        );
      });
      socket.once('data', (chunk) => {
        socket.destroy();
        resolve(chunk.toString());
      });
      socket.once('error', reject);
    });
  }
});

describe('the size of a body', () => {
  const bodyOf = (bytes: number) => {
    const text = JSON.stringify(passportBody({ metadata: textiles({ note: '' }) }));
    return text.replace(
      '"note":""',
      () => `"note":"${'x'.repeat(bytes - Buffer.byteLength(text))}"`,
    );
  };

  // Clause: POST /api/v1/passports/validate-only 413
  // Clause: POST /api/v1/passports/validate-only-public 413
  it.each([
    [path, 262_144],
    [publicPath, 65_536],
  ])('at %s may be %i bytes: 413 beyond', async (address, limit) => {
    const send = (bytes: number) =>
      app.request(address, { key: workspace.key, body: bodyOf(bytes) });
    expect((await send(limit)).status).toBe(200);
    const { status, body } = await send(limit + 1);
    expect(status).toBe(413);
    expect(body).toMatchObject({ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
  });
});

describe('the budget of an address at the public address', () => {
  let limited: TestApp;
  let key: string;

  beforeAll(async () => {
    limited = await startTestApp({ TRUST_PROXY: '1', LIMIT_VALIDATE_PUBLIC_PER_MINUTE: '' });
    key = await limited.createKey(await limited.createTenant());
  });
  afterAll(() => limited.close());

  const ask = (address: string, options: TestRequest = { key }) =>
    limited.request(publicPath, {
      json: passportBody(),
      ...options,
      headers: { 'X-Forwarded-For': address },
    });

  // Clause: POST /api/v1/passports/validate-only-public 429
  it('is "10 requests/min per IP", then 429 FST_ERR_RATE_LIMIT, whoever asks', async () => {
    const first = await ask('203.0.113.1');
    expect(first.headers.get('x-ratelimit-limit')).toBe('10');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('9');
    const other = await limited.createKey(await limited.createTenant({ tier: 'enterprise' }));
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push((await ask('203.0.113.1', { key: other })).status);
    expect(statuses).toEqual(Array(9).fill(200));
    const refused = await ask('203.0.113.1', { key: other });
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      statusCode: 429,
      code: 'FST_ERR_RATE_LIMIT',
      error: 'Too Many Requests',
      message: anyText,
    });
    expect(refused.headers.get('retry-after')).toEqual(textMatching(/^([1-9]|[1-5][0-9]|60)$/));
  });

  it('is spent by anonymous calls too, before they are refused', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask('203.0.113.2', {})).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('is not that of another address, nor of validate-only', async () => {
    for (let i = 0; i < 11; i++) await ask('203.0.113.3');
    expect((await ask('203.0.113.3')).status).toBe(429);
    expect((await ask('203.0.113.4')).status).toBe(200);
    const headers = { 'X-Forwarded-For': '203.0.113.3' };
    const reply = await limited.request(path, { key, json: passportBody(), headers });
    expect(reply.status).toBe(200);
  });
});
