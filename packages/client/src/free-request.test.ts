import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { Answer, FakeServer } from '../test/support/fake-server.js';
import { fakeTiming } from '../test/support/fake-timing.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { DppClient } from './client.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, apiKey: 'key', timing: fakeTiming() });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('client.request', () => {
  it('sends what it is given', async () => {
    server.answerWith({ status: 201, json: { made: 1 } });
    const reply = await client.request<{ made: number }>({
      method: 'POST',
      path: '/api/v2/things/a%2Fb',
      query: { dryRun: true, limit: 5, skip: undefined },
      body: { name: 'x' },
      idempotencyKey: 'once',
      requestId: 'r-1',
    });
    expect(reply.made).toBe(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/v2/things/a%2Fb?dryRun=true&limit=5',
      body: '{"name":"x"}',
      headers: {
        authorization: 'Bearer key',
        'content-type': 'application/json',
        'idempotency-key': 'once',
        'x-request-id': 'r-1',
      },
    });
  });

  it.each<[string, Answer, unknown]>([
    ['application/ld+json', { text: '{"a":1}' }, { a: 1 }],
    ['text/html', { text: '<p>' }, '<p>'],
    ['image/svg+xml', { text: '<svg/>' }, '<svg/>'],
    ['application/vc+jwt', { text: 'a.b.c' }, 'a.b.c'],
    ['application/zip', { text: 'PK' }, new TextEncoder().encode('PK')],
    ['application/json', { status: 204 }, undefined],
  ])('answers %s as what it is', async (accept, answer, reply) => {
    const headers = { 'Content-Type': accept };
    server.answerWith({ ...(answer as object), headers });
    expect(await client.request({ method: 'GET', path: '/x', accept })).toEqual(reply);
  });

  it.each([
    'x',
    '//../x',
    '/a/../b',
    '/a/%2e%2E/b',
    '/a?b=c',
    '/a#b',
    '/a b',
    '/ü',
    '/a%2',
    '/a\\b',
  ])('refuses the path %s, and nothing is sent', async (path) => {
    const call = client.request({ method: 'GET', path: path as `/${string}` });
    expect((await rejectionOf(call)).code).toBe('INVALID_ARGUMENT');
    expect(server.requests).toEqual([]);
  });

  it.each<['GET' | 'PUT' | 'DELETE' | 'POST' | 'PATCH', string | undefined, number]>([
    ['GET', undefined, 2],
    ['PUT', undefined, 2],
    ['DELETE', undefined, 2],
    ['POST', undefined, 1],
    ['PATCH', undefined, 1],
    ['POST', 'once', 2],
    ['PATCH', 'once', 2],
  ])('makes of a lost %s with the key %s %i requests', async (method, idempotencyKey, times) => {
    server.answerWith('drop', { json: {} });
    await client.request({ method, path: '/x', idempotencyKey }).then(
      () => undefined,
      () => undefined,
    );
    expect(server.requests).toHaveLength(times);
  });
});
