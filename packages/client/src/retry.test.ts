import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { Answer, FakeServer } from '../test/support/fake-server.js';
import { fakeTiming } from '../test/support/fake-timing.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { facility, operator, passportDocument, whoami } from '../test/support/wire-samples.js';
import { DppClient } from './client.js';
import type { DppClientOptions } from './client-options.js';
import { ApiError, ConnectionError, ServerError, TooManyRequestsError } from './error.js';
import { parseRetryAfter } from './retry.js';
import { systemTiming } from './timing.js';
import type { Timing } from './timing.js';

const created = { success: true, passport: passportDocument };
const passport = { productId: 'SKU-1', metadata: {} };

let server: FakeServer;

beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

function clientOf(options: Partial<DppClientOptions> = {}) {
  const timing = fakeTiming();
  return { timing, client: new DppClient({ baseUrl: server.origin, timing, ...options }) };
}

const refusal = (status: number, headers = {}): Answer => ({
  status,
  headers,
  json: { success: false, error: 'No', message: 'No.' },
});

describe('a read', () => {
  it.each<[string, Answer]>([
    ['a lost connection', 'drop'],
    ['half a reply', 'break'],
    ['no reply in time', 'hang'],
    ['a 429', refusal(429)],
    ['a 500', refusal(500)],
    ['a 502', refusal(502)],
    ['a 503', refusal(503)],
    ['a 504', refusal(504)],
    ['a 408', refusal(408)],
  ])('is repeated after %s', async (_, answer) => {
    server.answerWith(answer, { json: whoami });
    const { client } = clientOf();
    expect(await client.account.whoami({ timeoutMs: answer === 'hang' ? 300 : 30_000 })).toEqual(
      whoami,
    );
    expect(server.requests).toHaveLength(2);
  });

  it.each([400, 401, 402, 403, 404, 405, 406, 409, 410, 413, 415, 501, 505])(
    'is not repeated after a %i',
    async (status) => {
      server.answerWith(refusal(status));
      const { client, timing } = clientOf();
      expect((await rejectionOf(client.account.whoami(), ApiError)).status).toBe(status);
      expect(server.requests).toHaveLength(1);
      expect(timing.pauses).toEqual([]);
    },
  );

  it('is not repeated after a reply that makes no sense', async () => {
    server.answerWith({ text: '<p>', headers: { 'Content-Type': 'text/html' } });
    await rejectionOf(clientOf().client.account.whoami());
    expect(server.requests).toHaveLength(1);
  });

  it('is tried three times, and fails with the last error', async () => {
    server.answerWith(refusal(500), refusal(502), refusal(503));
    const error = await rejectionOf(clientOf().client.account.whoami(), ServerError);
    expect(error.status).toBe(503);
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    [{ maxRetries: 0 }, {}, 1],
    [{ maxRetries: 3 }, {}, 4],
    [{ maxRetries: 3 }, { maxRetries: 1 }, 2],
    [{ maxRetries: 0 }, { maxRetries: 1 }, 2],
    [{ maxRetries: 1 }, { maxRetries: undefined }, 2],
  ])('of a client with %j, called with %j, is tried %i times', async (ofClient, ofCall, times) => {
    server.answerWith(...Array.from({ length: times }, () => refusal(503)));
    const call = clientOf(ofClient).client.account.whoami(ofCall);
    expect((await rejectionOf(call, ApiError)).status).toBe(503);
    expect(server.requests).toHaveLength(times);
  });

  it('may be a POST', async () => {
    server.answerWith('drop', refusal(500), { json: { success: true, verified: true } });
    const { client } = clientOf();
    expect(await client.audit.verifySeal({ payload: {} })).toMatchObject({ verified: true });
  });
});

describe('a write without an idempotency key', () => {
  it.each<[string, Answer]>([
    ['a lost connection', 'drop'],
    ['half a reply', 'break'],
    ['no reply in time', 'hang'],
    ['a 500', refusal(500)],
    ['a 502', refusal(502)],
    ['a 503', refusal(503, { 'Retry-After': '1' })],
    ['a 504', refusal(504)],
    ['a 408', refusal(408)],
  ])('is not repeated after %s', async (_, answer) => {
    server.answerWith(answer);
    const { client, timing } = clientOf();
    await rejectionOf(client.facilities.create(facility, { timeoutMs: 50 }));
    expect(server.requests).toHaveLength(1);
    expect(timing.pauses).toEqual([]);
  });

  it('is not made repeatable by a key its operation does not take', async () => {
    server.answerWith('drop');
    const options = { idempotencyKey: 'mine', timeoutMs: 1000 };
    await rejectionOf(clientOf().client.operators.create(operator, options), ConnectionError);
    expect(server.requests).toHaveLength(1);
  });

  it('is repeated after a 429, which the server sends before it does anything', async () => {
    server.answerWith(refusal(429, { 'Retry-After': '7' }), { json: { success: true } });
    const { client, timing } = clientOf();
    await client.facilities.create(facility);
    expect(timing.pauses).toEqual([7000]);
  });

  it('is repeated after a 408 that says that the request was not read', async () => {
    const code = 'FST_ERR_REQUEST_TIMEOUT';
    server.answerWith({ status: 408, json: { code, message: 'No.' } }, { json: { success: true } });
    await clientOf().client.facilities.create(facility);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['a code of Node', Object.assign(new Error('x'), { cause: { code: 'ECONNREFUSED' } }), 2],
    ['a code of Bun', Object.assign(new Error('x'), { code: 'ConnectionRefused' }), 2],
    ['the message of Deno', new TypeError('error sending request: client error (Connect)'), 2],
    ['a reset', Object.assign(new Error('x'), { cause: { code: 'ECONNRESET' } }), 1],
    ['a message of a browser', new TypeError('Failed to fetch'), 1],
    ['a failed send of Deno', new TypeError('error sending: client error (SendRequest)'), 1],
  ])('that fails with %s is tried as often as is safe', async (_, failure, times) => {
    let tries = 0;
    const fetch = () => {
      tries += 1;
      return Promise.reject(failure);
    };
    await rejectionOf(clientOf({ fetch, maxRetries: 1 }).client.facilities.create(facility));
    expect(tries).toBe(times);
  });

  it('is repeated when no connection came about', async () => {
    const timing = fakeTiming();
    const client = new DppClient({ baseUrl: await closedOrigin(), timing });
    await rejectionOf(client.operators.create(operator), ConnectionError);
    expect(timing.pauses).toHaveLength(2);
  });
});

/** An address without a listener. */
async function closedOrigin(): Promise<string> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe('a write with an idempotency key', () => {
  it.each<[string, Answer]>([
    ['a lost connection', 'drop'],
    ['no reply in time', 'hang'],
    ['a 429', refusal(429)],
    ['a 500', refusal(500)],
    ['a 503', refusal(503)],
  ])('is repeated with key and body as they were after %s', async (_, answer) => {
    server.answerWith(answer, { status: 201, json: created });
    await clientOf().client.passports.create(passport, {
      timeoutMs: answer === 'hang' ? 300 : 30_000,
    });
    const [first, second] = server.requests;
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe(first?.body);
  });

  it('gets another key with the next call', async () => {
    server.answerWith({ status: 201, json: created }, { status: 201, json: created });
    const { client } = clientOf();
    await client.passports.create(passport);
    await client.passports.create(passport);
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps the key of its caller', async () => {
    server.answerWith('drop', { status: 201, json: created });
    await clientOf().client.passports.create(passport, { idempotencyKey: 'order-17' });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['order-17', 'order-17']);
  });

  it.each(['', 'two words', 'é', 'a\r\nb: c', 'x'.repeat(256)])(
    'is not sent with the key %j',
    async (idempotencyKey) => {
      const call = clientOf().client.passports.create(passport, { idempotencyKey });
      expect((await rejectionOf(call)).code).toBe('INVALID_ARGUMENT');
      expect(server.requests).toEqual([]);
    },
  );

  it.each<[string, Answer]>([
    ['Retry-After', refusal(409, { 'Retry-After': '1' })],
    ['its code', { status: 409, json: { code: 'IDEMPOTENCY_KEY_IN_PROGRESS', message: 'No.' } }],
  ])('is repeated after the 409 of a key that still runs, known by %s', async (_, answer) => {
    server.answerWith(answer, { status: 201, json: created });
    await clientOf().client.passports.create(passport);
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it.each<[number, Answer]>([
    [400, refusal(400)],
    [403, refusal(403)],
    [409, refusal(409)],
    [409, { status: 409, json: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'No.' } }],
    [409, { status: 409, json: { code: 'PASSPORT_DUPLICATE', message: 'No.' } }],
  ])('is not repeated after a %i', async (_, answer) => {
    server.answerWith(answer);
    await rejectionOf(clientOf().client.passports.create(passport), ApiError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a call that may run twice', () => {
  it.each<[string, (client: DppClient) => PromiseLike<unknown>]>([
    ['a PUT', (client) => client.facilities.update('f', { name: 'Mill' })],
    ['a change of status', (client) => client.passports.changeStatus('A', 'RECALLED')],
    ['an update', (client) => client.passports.update('A', { metadata: {} })],
    ['a DELETE', (client) => client.facilities.delete('f')],
    ['a seal', (client) => client.passports.seal('A')],
  ])('such as %s is repeated after a lost reply', async (_, call) => {
    server.answerWith('drop', refusal(503), { json: { success: true } });
    await call(clientOf().client);
    expect(server.requests).toHaveLength(3);
    expect(new Set(server.requests.map(({ method, url }) => method + url)).size).toBe(1);
  });

  it.each<[string, Answer, boolean]>([
    ['a lost reply', 'drop', true],
    ['a 503', refusal(503), true],
    ['a 429', refusal(429), false],
  ])('says whether a 404 comes after %s', async (_, answer, isAfterLostReply) => {
    server.answerWith(answer, refusal(404));
    const error = await rejectionOf(clientOf().client.facilities.delete('f'), ApiError);
    expect(error).toMatchObject({ status: 404, isAfterLostReply });
  });

  it('says so of no 404 that comes at once', async () => {
    server.answerWith(refusal(404));
    const error = await rejectionOf(clientOf().client.facilities.delete('f'), ApiError);
    expect(error.isAfterLostReply).toBe(false);
  });
});

describe('a PATCH', () => {
  it('is not repeated after a lost reply', async () => {
    server.answerWith('drop', { json: {} });
    await rejectionOf(clientOf().client.operators.update('o', { name: 'x' }), ConnectionError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('the pause', () => {
  const failures = Array.from({ length: 6 }, () => refusal(500));

  it('doubles up to eight seconds', async () => {
    server.answerWith(...failures);
    const { client, timing } = clientOf({ maxRetries: 5 });
    await rejectionOf(client.account.whoami());
    expect(timing.pauses).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('is shorter by up to a half, at random', async () => {
    server.answerWith(...failures);
    const timing = fakeTiming({ random: 0.5 });
    await rejectionOf(clientOf({ timing, maxRetries: 2 }).client.account.whoami());
    expect(timing.pauses).toEqual([375, 750]);
  });

  it.each([
    ['0', 0],
    ['1', 1000],
    ['60', 60_000],
    ['Thu, 01 Jan 1970 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 1969 23:00:00 GMT', 0],
    ['soon', 500],
    ['-5', 500],
  ])('follows a Retry-After of %s', async (retryAfter, pauseMs) => {
    server.answerWith(refusal(503, { 'Retry-After': retryAfter }), { json: whoami });
    // The clock stands at the beginning of 1970.
    const { client, timing } = clientOf();
    await client.account.whoami();
    expect(timing.pauses).toEqual([pauseMs]);
  });

  it('is never shorter than Retry-After, and a little longer at random', async () => {
    server.answerWith(refusal(429, { 'Retry-After': '3' }), { json: whoami });
    const timing = fakeTiming({ random: 0.5 });
    await clientOf({ timing }).client.account.whoami();
    expect(timing.pauses).toEqual([3250]);
  });

  it.each(['61', '3600', 'Thu, 01 Jan 1970 00:02:00 GMT'])(
    'is left to the caller when the server asks for %s',
    async (retryAfter) => {
      server.answerWith(refusal(429, { 'Retry-After': retryAfter }));
      const { client, timing } = clientOf();
      const error = await rejectionOf(client.account.whoami(), TooManyRequestsError);
      expect(error.retryAfterSeconds).toBeGreaterThan(60);
      expect(server.requests).toHaveLength(1);
      expect(timing.pauses).toEqual([]);
    },
  );

  it('ends when the signal aborts', async () => {
    const controller = new AbortController();
    const reason = new Error('page closed');
    server.answerWith(refusal(429, { 'Retry-After': '60' }));
    const { client } = clientOf({ timing: abortingInPause(() => controller.abort(reason)) });
    const call = client.account.whoami({ signal: controller.signal });
    await expect(call).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('that overlooks the signal still sends nothing after it', async () => {
    const controller = new AbortController();
    server.answerWith(refusal(500));
    const timing: Timing = { ...fakeTiming(), sleep: () => Promise.resolve(controller.abort()) };
    const call = clientOf({ timing }).client.account.whoami({ signal: controller.signal });
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    expect(server.requests).toHaveLength(1);
  });
});

/** The system's pauses, aborted as soon as one begins. */
function abortingInPause(abort: () => void): Timing {
  return {
    ...fakeTiming(),
    sleep(ms, signal) {
      const pause = systemTiming.sleep(ms, signal);
      abort();
      return pause;
    },
  };
}

describe('a Retry-After header', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['1.5', undefined],
    ['0', 0],
    ['120', 120],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 59],
    ['Wed, 21 Oct 1969 07:28:00 GMT', 0],
    ['-5', undefined],
    ['tomorrow GMT', undefined],
  ])('%j at second 1 means %j', (header, seconds) => {
    expect(parseRetryAfter(header, 1000)).toBe(seconds);
  });
});
