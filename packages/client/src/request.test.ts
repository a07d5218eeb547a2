import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { Answer, FakeServer } from '../test/support/fake-server.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { operator, whoami } from '../test/support/wire-samples.js';
import { DppClient } from './client.js';
import type { FetchLike } from './client-options.js';
import { ConnectionError, TimeoutError } from './error.js';

const request = { name: operator.name, regId: operator.regId };

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, maxRetries: 0 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('a request', () => {
  it('carries its body as JSON', async () => {
    server.answerWith({ status: 201, json: { success: true, operator } });
    await client.operators.create({ ...request, name: 'Größe 👕', role: undefined });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"name":"Größe 👕","regId":"PT123456789"}',
    });
  });

  it('without a body says nothing about one', async () => {
    server.answerWith({ json: whoami });
    await client.account.whoami();
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('carries the request id of the caller', async () => {
    server.answerWith({ json: whoami });
    await client.account.whoami({ requestId: 'order-17.retry_1' });
    expect(server.requests[0]?.headers['x-request-id']).toBe('order-17.retry_1');
  });

  it('carries none otherwise, nor an idempotency key where none is taken', async () => {
    server.answerWith({ status: 201, json: { success: true, operator } });
    const options = { idempotencyKey: 'mine', maxRetries: 0 };
    await client.operators.create(request, options);
    expect(server.requests[0]?.headers).not.toHaveProperty('x-request-id');
    expect(server.requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('a reply', () => {
  it('keeps members the contract does not name yet', async () => {
    server.answerWith({ json: { ...whoami, greeting: 'hello' } });
    expect(await client.account.whoami()).toHaveProperty('greeting', 'hello');
  });

  it('may name its charset', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    server.answerWith({ text: JSON.stringify(whoami), headers });
    expect(await client.account.whoami()).toEqual(whoami);
  });

  it.each<[string, Answer]>([
    ['a page', { text: '{}', headers: { 'Content-Type': 'text/html' } }],
    ['another kind of JSON', { text: '{}', headers: { 'Content-Type': 'application/ld+json' } }],
    ['no media type', { text: '{}' }],
    ['no JSON', { text: '{"success":', headers: { 'Content-Type': 'application/json' } }],
    ['nothing at all', { status: 204 }],
    ['an empty text', { text: '', headers: { 'Content-Type': 'application/json' } }],
  ])('is refused when it is %s', async (_, answer) => {
    server.answerWith(answer);
    expect((await rejectionOf(client.account.whoami())).code).toBe('INVALID_REPLY');
  });

  it('that is refused still names its exchange, and does not repeat its text', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' };
    server.answerWith({ text: 'SECRET metadata', headers });
    const error = await rejectionOf(client.account.whoami());
    expect(error.requestId).toBe('r-1');
    expect(`${error.message} ${String(error.cause)}`).not.toContain('SECRET');
  });

  it('of another representation is not taken for a credential', async () => {
    server.answerWith({ text: '{}', headers: { 'Content-Type': 'application/ld+json' } });
    const error = await rejectionOf(client.passports.getCredential('SKU-1'));
    expect(error.code).toBe('INVALID_REPLY');
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of a POST is not followed: %i', async (status) => {
    server.answerWith({ status, headers: { Location: '/api/v1/operators' } });
    const error = await rejectionOf(client.operators.create(request));
    expect(error.code).toBe('UNEXPECTED_REDIRECT');
    expect(server.requests).toHaveLength(1);
  });

  it('of an operation that never redirects is not followed', async () => {
    server.answerWith({ status: 302, headers: { Location: '/login' } });
    expect((await rejectionOf(client.account.whoami())).code).toBe('UNEXPECTED_REDIRECT');
    expect(server.requests).toHaveLength(1);
  });

  it('a browser hides is known by its opaque reply', async () => {
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    const browser = new DppClient({
      baseUrl: server.origin,
      fetch: () => Promise.resolve(opaque),
    });
    expect((await rejectionOf(browser.account.whoami())).code).toBe('UNEXPECTED_REDIRECT');
  });

  it('of a resolution is followed on the same origin', async () => {
    server.answerWith(
      { status: 302, headers: { Location: '/passport/1' } },
      { text: '<h1>Shirt</h1>', headers: { 'Content-Type': 'text/html; charset=utf-8' } },
    );
    const html = await client.resolution.resolveHtml({ gtin: '09506000134352', serial: 'A/1' });
    expect(html).toBe('<h1>Shirt</h1>');
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/01/09506000134352/21/A%2F1',
      '/passport/1',
    ]);
  });
});

describe('time', () => {
  it('runs out without a reply', async () => {
    server.answerWith('hang');
    const options = { timeoutMs: 20, requestId: 'r-2' };
    const error = await rejectionOf(client.account.whoami(options), TimeoutError);
    expect(error).toMatchObject({ code: 'TIMED_OUT', requestId: 'r-2' });
  });

  it('runs out in the middle of a reply', async () => {
    const slow = new DppClient({
      baseUrl: server.origin,
      timeoutMs: 20,
      maxRetries: 0,
      fetch: (_url, { signal }) => Promise.resolve(new Response(endlessBody(signal!))),
    });
    await rejectionOf(slow.account.whoami(), TimeoutError);
  });
});

describe('a call that has ended', () => {
  afterEach(() => void vi.useRealTimers());

  it.each<[string, FetchLike]>([
    ['well', () => Promise.resolve(Response.json(whoami))],
    ['badly', () => Promise.reject(new TypeError('no'))],
  ])('leaves no timer and no listener behind: %s', async (_, fetch) => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const [add, remove] = [
      vi.spyOn(signal, 'addEventListener'),
      vi.spyOn(signal, 'removeEventListener'),
    ];
    const quick = new DppClient({ baseUrl: server.origin, maxRetries: 0, fetch });
    await Promise.allSettled([quick.account.whoami({ signal })]);
    expect(vi.getTimerCount()).toBe(0);
    expect(add).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledWith('abort', add.mock.calls[0]?.[1]);
  });
});

/** Delivers nothing until the signal ends it, as a stalled connection does. */
function endlessBody(signal: AbortSignal): ReadableStream {
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}

describe('a connection', () => {
  it.each(['drop', 'break'] as const)('that ends too early is an error: %s', async (answer) => {
    server.answerWith(answer);
    const call = client.account.whoami({ requestId: 'r-3' });
    const error = await rejectionOf(call, ConnectionError);
    expect(error).toMatchObject({ code: 'CONNECTION_FAILED', requestId: 'r-3' });
    expect(error.cause).toBeInstanceOf(Error);
  });
});

describe('a signal', () => {
  it('that has aborted lets nothing be sent', async () => {
    const reason = new Error('changed my mind');
    const call = client.account.whoami({ signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(server.requests).toEqual([]);
  });

  it('ends a call under way with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('page closed');
    server.answerWith('hang');
    const arrived = server.nextRequest();
    const call = client.account.whoami({ signal: controller.signal });
    const refusal = expect(call).rejects.toBe(reason);
    await arrived;
    controller.abort(reason);
    await refusal;
  });

  it('that aborts later changes nothing', async () => {
    const controller = new AbortController();
    server.answerWith({ json: whoami });
    const reply = await client.account.whoami({ signal: controller.signal });
    controller.abort();
    expect(reply).toEqual(whoami);
  });
});
