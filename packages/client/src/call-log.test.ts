import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { FakeServer } from '../test/support/fake-server.js';
import { fakeTiming } from '../test/support/fake-timing.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { whoami } from '../test/support/wire-samples.js';
import type { LogEntry } from './call-log.js';
import { DppClient } from './client.js';
import type { DppClientOptions } from './client-options.js';

const apiKey = 'dpp_key_0a1b2c3d_SECRETsecretSECRETsecretSECRETsecretab';

let server: FakeServer;
let lines: LogEntry[];

beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => {
  server.reset();
  lines = [];
});
afterAll(() => server.close());

function clientOf(options: Partial<DppClientOptions> = {}): DppClient {
  const onLog = (entry: LogEntry) => void lines.push(entry);
  return new DppClient({ baseUrl: server.origin, apiKey, timing: fakeTiming(), onLog, ...options });
}

describe('the log of a client', () => {
  it('has a line for each attempt, its end and each pause', async () => {
    server.answerWith(
      { status: 503, headers: { 'Retry-After': '2', 'X-Request-Id': 'r-1' } },
      { json: whoami, headers: { 'X-Request-Id': 'r-2' } },
    );
    await clientOf().account.whoami();
    const about = { method: 'GET', path: '/api/v1/whoami' };
    const done = { durationMs: 0 };
    expect(lines).toEqual([
      { event: 'request', ...about, attempt: 1 },
      { event: 'failure', ...about, attempt: 1, code: undefined, requestId: 'r-1', ...done },
      { event: 'retry', ...about, attempt: 1, pauseMs: 2000 },
      { event: 'request', ...about, attempt: 2 },
      { event: 'reply', ...about, attempt: 2, status: 200, requestId: 'r-2', ...done },
    ]);
  });

  it.each<[string, (client: DppClient) => PromiseLike<unknown>]>([
    ['the API key', (client) => client.account.whoami()],
    ['the key of a call', (client) => client.account.whoami({ apiKey: 'SECRET-of-call' })],
    ['a header', (client) => client.account.whoami({ headers: { 'X-Gateway': 'SECRET-header' } })],
    [
      'a grant',
      (client) =>
        client.resolution.resolve({ gtin: '1' }, { grant: `dpp_li_${'5ec7e7'.padEnd(32, '0')}` }),
    ],
    [
      'a password',
      (client) => client.sessions.logIn({ email: 'SECRET@b.example', password: 'SECRET' }),
    ],
    ['a value in the path', (client) => client.passports.get('SECRET')],
    [
      'a query',
      (client) =>
        client.request({ method: 'GET', path: '/api/v1/passports', query: { grant: 'SECRET' } }),
    ],
    ['the reply', (client) => client.apiKeys.create({ name: 'Line 1', role: 'AUDITOR' })],
  ])('never has %s', async (_, call) => {
    server.answerWith('drop', { status: 401, json: { code: 'X', message: 'SECRET' } });
    await call(clientOf({ maxRetries: 1 })).then(
      () => undefined,
      () => undefined,
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|5ec7e7/i);
  });

  it('that throws ends no call', async () => {
    server.answerWith({ json: whoami });
    const onLog = () => {
      throw new Error('The disk is full.');
    };
    expect(await clientOf({ onLog }).account.whoami()).toEqual(whoami);
  });

  it('tells of a call that its caller ends', async () => {
    server.answerWith('hang');
    const controller = new AbortController();
    const arrived = server.nextRequest();
    const call = clientOf().account.whoami({ signal: controller.signal });
    await arrived;
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(lines.at(-1)).toMatchObject({ event: 'failure', code: undefined });
  });
});

describe('the headers of a request', () => {
  it('name the client and its version', async () => {
    server.answerWith({ json: whoami });
    await clientOf().account.whoami();
    expect(server.requests[0]?.headers['user-agent']).toMatch(/^dpp-client\/\d+\.\d+\.\d+/);
  });

  it('are those of the client and the call, which wins', async () => {
    server.answerWith({ json: whoami });
    const client = clientOf({ headers: { 'X-Gateway': 'a', 'X-Site': 'b' } });
    await client.account.whoami({ headers: { 'X-Gateway': 'c' }, apiKey: 'other' });
    expect(server.requests[0]?.headers).toMatchObject({
      'x-gateway': 'c',
      'x-site': 'b',
      authorization: 'Bearer other',
    });
  });

  it.each([
    [{ Authorization: 'Bearer x' }],
    [{ cookie: 'a=b' }],
    [{ 'Idempotency-Key': 'a' }],
    [{ 'two words': 'a' }],
    [{ 'X-Gateway': 'a\r\nX-Admin: 1' }],
    [{ 'X-Gateway': 'ü' }],
    [{ '': 'a' }],
  ])('%j are refused, and nothing is sent', async (headers) => {
    const error = await rejectionOf(clientOf().account.whoami({ headers }));
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(() => clientOf({ headers })).toThrow(/header/);
    expect(server.requests).toEqual([]);
  });

  it('never quote an API key of a call that no header can carry', async () => {
    const error = await rejectionOf(clientOf().account.whoami({ apiKey: 'SECRET\n' }));
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(error.message).not.toContain('SECRET');
  });
});
