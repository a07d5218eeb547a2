import { createHmac } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, DppClient, DppError } from '../src/index.js';
import * as publicNames from '../src/index.js';
import * as examples from './readme-examples.js';
import { startFakeServer } from './support/fake-server.js';
import type { Answer, FakeServer } from './support/fake-server.js';
import {
  facility,
  grant,
  listedPassport,
  operator,
  passportDocument,
  whoami,
} from './support/wire-samples.js';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const readme = read('../README.md');

const jsonLd: Answer = {
  text: JSON.stringify(passportDocument),
  headers: { 'Content-Type': 'application/ld+json' },
};
const textOf = (mediaType: string, text: string): Answer => ({
  text,
  headers: { 'Content-Type': mediaType },
});

describe('the examples of the README', () => {
  let server: FakeServer;
  let client: DppClient;
  const log = vi.fn();

  beforeAll(async () => {
    server = await startFakeServer();
    client = new DppClient({ baseUrl: server.origin, maxRetries: 0 });
  });
  beforeEach(() => {
    server.reset();
    log.mockReset();
  });
  afterAll(() => server.close());

  it('describe the credential', async () => {
    server.answerWith({ json: whoami });
    await examples.smallest({ log }, server.origin);
    expect(log.mock.calls).toEqual([['Acme', 3]]);
  });

  it('issue and seal', async () => {
    const passport = passportDocument;
    server.answerWith(
      { status: 201, json: { success: true, operator } },
      { status: 201, json: { success: true, facility } },
      { status: 201, json: { success: true, passport, warnings: [] } },
      { json: { success: true, passport, digitalSeal: 'MEUC' } },
    );
    await examples.issue({ log }, client);
    expect(log.mock.calls).toEqual([[passport.digitalLinkUri, 0, true]]);
    expect(JSON.parse(server.requests[2]!.body)).toMatchObject({ facilityId: facility.id });
  });

  it('ask before a create', async () => {
    server.answerWith({ json: { success: true, category: 'iron-steel', errors: [] } });
    await examples.dryRun({ log }, client, { metadata: { category: 'iron-steel' } });
    expect(log.mock.calls).toEqual([['iron-steel', 0]]);
    expect(server.requests[0]?.url).toBe('/api/v1/passports/validate-only?lang=de');
  });

  it('list', async () => {
    const passports = [listedPassport('a')];
    server.answerWith(
      { json: { success: true, page: 1, limit: 100, passports } },
      { json: { success: true, page: 1, limit: 20, passports } },
    );
    await examples.list({ log }, client);
    expect(log.mock.calls).toEqual([
      ['a', 'ACTIVE'],
      [1, false],
    ]);
  });

  it('list everything, or page after page', async () => {
    const reply = { success: true, page: 1, limit: 100, passports: [listedPassport('a')] };
    const headers = {
      'X-RateLimit-Limit': '600',
      'X-RateLimit-Remaining': '598',
      'X-RateLimit-Reset': '9',
    };
    server.answerWith({ json: reply }, { json: reply, headers });
    await examples.listMore({ log }, client);
    expect(log.mock.calls).toEqual([[1, 1, 598]]);
  });

  it('see how a reply came', async () => {
    server.answerWith(jsonLd);
    await examples.seeReply({ log }, client);
    expect(log.mock.calls).toEqual([[passportDocument.productId, undefined, false]]);
  });

  it('read metadata', async () => {
    const metadata = { category: 'iron-steel', tensileStrengthClass: 'S355J2' };
    const text = JSON.stringify({ ...passportDocument, metadata });
    server.answerWith(textOf('application/ld+json', text), jsonLd);
    await examples.readMetadata({ log }, client);
    await examples.readMetadata({ log }, client);
    expect(log.mock.calls).toEqual([['S355J2']]);
  });

  it('update, recall and delete a passport', async () => {
    const summary = { version: 1, changedBy: 'a@b.example' };
    server.answerWith(
      { json: { success: true, message: 'Saved', passport: passportDocument, warnings: [] } },
      { json: { success: true, versions: [summary], nextCursor: null } },
      { json: { success: true, version: { ...summary, metadata: { a: 1 } } } },
      { json: { success: true } },
      { json: { success: true, status: 'RECALLED', passport: passportDocument } },
      { json: { success: true, ready: 2, total: 3, results: [] } },
    );
    await examples.edit({ log }, client, { draftId: 'd', liveId: 'l' });
    expect(log.mock.calls).toEqual([
      ['a@b.example', { a: 1 }],
      ['Saved', 'RECALLED', '2 of 3 can be issued as credentials'],
    ]);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/v1/passports/d',
      'GET /api/v1/passports/d/versions',
      'GET /api/v1/passports/d/versions/1',
      'DELETE /api/v1/passports/d',
      'PUT /api/v1/passports/l/status',
      'GET /api/v1/passports/vc-readiness',
    ]);
  });

  it('import many', async () => {
    const reply = { success: true, message: 'Preview', insertedCount: 2, results: [] };
    server.answerWith({ json: reply }, { json: { ...reply, errors: ['[SKU: JACKET-8] taken'] } });
    await examples.importRows({ log }, client, { metadata: { category: 'textiles' } });
    expect(log.mock.calls).toEqual([['Preview', 2, ['[SKU: JACKET-8] taken']]]);
    const sent = server.requests.map(({ headers }) => headers['idempotency-key'] !== undefined);
    expect(sent).toEqual([false, true]);
  });

  it('import a stream', async () => {
    const errors = ['[SKU: CHAIR-2] taken'];
    const reply = { success: true, message: '', insertedCount: 2, updatedCount: 0, results: [] };
    server.answerWith({ status: 201, json: { ...reply, errors } });
    await examples.importStream({ log }, client, { metadata: { category: 'textiles' } });
    expect(log.mock.calls).toEqual([[1, 'taken'], ['3 rows are done'], [2, 1]]);
    expect(server.requests[0]?.headers['idempotency-key']).toBe('catalogue-2027-0');
  });

  it('try it where nothing counts', async () => {
    const { tenant, ...rest } = whoami;
    server.answerWith(
      { status: 201, json: { success: true, secret: 'dpp_test_1a2b3c4d_x' } },
      { json: { ...rest, tenant: { ...tenant, environment: 'test' } } },
      { json: { success: true, message: 'Sandbox emptied', deleted: { drafts: 2 } } },
    );
    await examples.tryIt({ log }, client, { baseUrl: server.origin });
    expect(log.mock.calls).toEqual([['test', true, 2]]);
    expect(server.requests[2]).toMatchObject({
      method: 'POST',
      url: '/api/v1/sandbox/reset',
      headers: { authorization: 'Bearer dpp_test_1a2b3c4d_x' },
    });
  });

  it('log people in', async () => {
    const user = { email: 'ines@example.com' };
    server.answerWith(
      { status: 201, json: { success: true, user } },
      { json: { success: true, token: 'a.b.c', csrfToken: 'c', mfa: false, user } },
      { json: { success: true, mfa: false, user } },
      { json: { success: true } },
    );
    await examples.logPeopleIn({ log }, client, { baseUrl: server.origin });
    expect(log.mock.calls).toEqual([[user.email, false]]);
    expect(server.requests[3]?.headers.authorization).toBe('Bearer a.b.c');
  });

  it('call what the client does not know', async () => {
    server.answerWith({ json: whoami });
    await examples.requestFreely({ log }, client);
    expect(log.mock.calls).toEqual([['TENANT_ADMIN']]);
  });

  it('log calls', async () => {
    server.answerWith({ json: { status: 'OK' } });
    await examples.logCalls({ log }, server.origin);
    expect(log.mock.calls).toEqual([
      ['request', '/health'],
      ['reply', '/health'],
    ]);
  });

  it('test with a server in memory, and with a signed event', async () => {
    await examples.mockServer({ log });
    await examples.testReceiver({ log });
    expect(log.mock.calls).toEqual([['Mock workspace', 2], ['passport.recalled']]);
  });

  it('follow units', async () => {
    const unit = { id: 'u', serialNumber: 'PACK-1', status: 'IN_SERVICE' };
    const event = { recordedAt: '2026-03-01T00:00:00.000Z', stateOfHealth: 99.4 };
    server.answerWith(
      { status: 201, json: { success: true, count: 1, units: [unit], warnings: [] } },
      {
        status: 201,
        json: { success: true, count: 1, events: [event], errors: ['[1] Too much.'] },
      },
      { json: { success: true, units: [unit], page: 1, totalPages: 1 } },
      { json: { success: true, events: [event], nextCursor: null } },
    );
    await examples.followUnits({ log }, client);
    expect(log.mock.calls).toEqual([
      [1, 'Too much.'],
      ['PACK-1', 1, 1],
      ['IN_SERVICE', event.recordedAt, 99.4],
    ]);
    expect(server.requests[1]?.headers['idempotency-key']).toBe('gateway-7-PACK-1-0');
  });

  it('change and remove', async () => {
    server.answerWith(
      { json: { success: true, operator } },
      { json: { success: true, facility } },
      { json: { success: true } },
      { json: { success: true, archived: true, archivedPassports: 2 } },
      { json: { success: true, restoredPassports: 2 } },
    );
    const ids = { operatorId: operator.id, facilityId: facility.id };
    await examples.remove({ log }, client, ids);
    expect(log.mock.calls).toEqual([[true, 2]]);
    expect(server.requests.map(({ method }) => method)).toEqual([
      'PATCH',
      'PUT',
      'DELETE',
      'DELETE',
      'POST',
    ]);
  });

  it('fetch', async () => {
    server.answerWith(jsonLd, textOf('application/vc+jwt', 'a.b.c'));
    await examples.fetchOwn({ log }, client);
    expect(log.mock.calls).toEqual([['ACTIVE', 3]]);
  });

  it('exchange shells', async () => {
    const environment = {
      assetAdministrationShells: [],
      submodels: [{ modelType: 'Submodel', id: 'x', idShort: 'ComplianceMetadata' }],
    };
    server.answerWith(textOf('application/aas+json', JSON.stringify(environment)), {
      status: 201,
      json: { success: true, passportId: 'p', isSealed: false, warnings: [] },
    });
    await examples.exchangeShells({ log }, client, { operatorId: operator.id });
    expect(log.mock.calls).toEqual([[['ComplianceMetadata']], ['p', false, 0]]);
    expect(JSON.parse(server.requests[1]!.body)).toEqual(environment);
  });

  it('ask for access, issue a grant, open with it and revoke it', async () => {
    const issued = { success: true, grant: { ...grant, status: 'ACTIVE' } };
    const token = `dpp_li_${'0'.repeat(32)}`;
    server.answerWith(
      { status: 202, json: { success: true, message: 'Thank you' } },
      { json: { success: true, grants: [grant], page: 1, totalPages: 1 } },
      { status: 201, json: { ...issued, token } },
      jsonLd,
      { json: { success: true, grant: { ...grant, status: 'REVOKED' } } },
    );
    await examples.openMore({ log }, client, { anyone: client, document: { id: grant.id } });
    expect(log.mock.calls).toEqual([
      [grant.granteeName, null],
      [passportDocument.productId, 'REVOKED'],
    ]);
    expect(server.requests[3]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('resolve', async () => {
    server.answerWith(jsonLd, textOf('text/html', '<!doctype html>'));
    await examples.resolve({ log }, server.origin);
    expect(log.mock.calls).toEqual([['09506000134352', true]]);
    expect(server.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it('verify', async () => {
    server.answerWith(
      jsonLd,
      { json: { success: true, verified: false, message: 'No seal.' } },
      textOf('application/x-pem-file', '-----BEGIN CERTIFICATE-----\n'),
    );
    await examples.verify({ log }, client);
    expect(log.mock.calls).toEqual([['No seal.'], [true]]);
  });

  it('draw', async () => {
    server.answerWith(
      textOf('image/png', 'png'),
      textOf('image/svg+xml', '<svg/>'),
      textOf('application/zip', 'PK..'),
    );
    await examples.draw({ log }, client);
    expect(log.mock.calls).toEqual([[3, true, 4]]);
  });

  it('decode', async () => {
    const digitalLinkUri = 'https://dpp.example/01/09506000134352/21/A1';
    server.answerWith(
      { json: { success: true, ai: { '21': 'A1' }, digitalLinkUri } },
      { json: { success: true, gtin: '09506000134352' } },
    );
    await examples.decode({ log }, client);
    expect(log.mock.calls).toEqual([['A1', digitalLinkUri, '09506000134352']]);
  });

  it('verify a webhook', async () => {
    const secret = 'whsec_0123456789abcdef0123456789abcdef';
    const timestamp = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: 'a',
      type: 'passport.recalled',
      created: new Date().toISOString(),
      data: passportDocument,
    });
    const digest = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`a.${timestamp}.${body}`)
      .digest('base64');
    const headers = {
      'webhook-id': 'a',
      'webhook-timestamp': `${timestamp}`,
      'webhook-signature': `v1,${digest}`,
    };
    const deliver = (sent: string) =>
      examples.receiver({ log })(
        new Request(server.origin, { method: 'POST', headers, body: sent }),
      );
    vi.stubEnv('WEBHOOK_SECRET', secret);
    try {
      expect(await deliver(body)).toHaveProperty('status', 204);
      const refused = await deliver(`${body} `);
      expect([refused.status, await refused.text()]).toEqual([400, 'WEBHOOK_SIGNATURE_INVALID']);
    } finally {
      vi.unstubAllEnvs();
    }
    expect(log.mock.calls).toEqual([[passportDocument.productId]]);
  });

  it('administer', async () => {
    const apiKey = { id: operator.id, prefix: 'dpp_key_1a2b3c4d' };
    const entry = { at: '2027-01-01T00:00:00.000Z', actor: 'a@b.example', action: 'user.created' };
    server.answerWith(
      { status: 201, json: { success: true, apiKey, secret: `${apiKey.prefix}_x` } },
      { json: { success: true, apiKey } },
      { json: { success: true, entries: [entry], nextCursor: null } },
    );
    await examples.administer({ log }, client);
    expect(log.mock.calls).toEqual([[apiKey.prefix, true], Object.values(entry)]);
    expect(server.requests[1]).toMatchObject({
      method: 'DELETE',
      url: `/api/v1/api-keys/${apiKey.id}`,
    });
  });

  it('cancel', async () => {
    const process = new EventEmitter();
    server.answerWith('hang');
    const arrived = server.nextRequest();
    const refusal = expect(examples.cancel(client, process)).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    await arrived;
    process.emit('SIGINT');
    await refusal;
  });

  it('repeat', async () => {
    server.answerWith({ status: 201, json: { success: true } });
    await examples.repeat(client, { metadata: { category: 'textiles' } });
    expect(server.requests[0]?.headers['idempotency-key']).toBe('order-17');
  });

  it.each<[Answer, unknown[]]>([
    [
      { status: 400, json: { errors: [{ path: 'category', message: 'missing' }] } },
      ['category', 'missing'],
    ],
    [{ status: 409, json: { code: 'PASSPORT_DUPLICATE' } }, ['It is there already.']],
    [
      { status: 402, json: { code: 'api_access_required' }, headers: { 'X-Request-Id': 'r' } },
      ['api_access_required', 'r'],
    ],
  ])('catch %j', async (answer, printed) => {
    server.answerWith(answer);
    await examples.errors({ log }, client);
    expect(log.mock.calls).toEqual([printed]);
  });

  it('load parts', async () => {
    server.answerWith(jsonLd);
    await examples.loadParts({ log }, server.origin);
    expect(log.mock.calls).toEqual([['09506000134352']]);
  });

  it('are the code that these tests run', () => {
    const compiled = read('./readme-examples.ts').replaceAll(/^ {2}/gm, '');
    const shown = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) =>
      code!.replace(/^import .*?;\n\n(?:const baseUrl = .*?;\n)?/s, '').replace(/^export /, ''),
    );
    expect(shown).toHaveLength(Object.keys(examples).length);
    expect(shown.filter((code) => !compiled.includes(code))).toEqual([]);
  });
});

describe('the tables of the README', () => {
  it('have every error class', () => {
    const classes = Object.entries(publicNames).flatMap(([name, value]) =>
      isErrorClass(value) ? name : [],
    );
    expect(classes).toContain('NotAcceptableError');
    expect(classes.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('have every code', () => {
    const codes = [...read('../src/error.ts').matchAll(/^ \* - `([A-Z_]+)`:/gm)].map(([, c]) => c);
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => !readme.includes(`| \`${code}\``))).toEqual([]);
  });
});

function isErrorClass(value: unknown): boolean {
  return typeof value === 'function' && [DppError, ApiError].some((base) => isOf(value, base));
}

function isOf(value: object, base: { readonly prototype: object }): boolean {
  return value === base || Object.prototype.isPrototypeOf.call(base, value);
}
