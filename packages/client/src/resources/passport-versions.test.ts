import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { DppClient } from '../client.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, maxRetries: 3 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it('reads a version history from cursor to cursor', async () => {
  const page = (version: number, nextCursor: string | null) => ({
    json: { success: true, passportId: 'p', productId: 'a/b', versions: [{ version }], nextCursor },
  });
  server.answerWith(page(3, 'c2'), page(2, 'c1'), page(1, null));
  const numbers: number[] = [];
  for await (const { version } of client.passports.listVersions('a/b', { limit: 1 })) {
    numbers.push(version);
  }
  expect(numbers).toEqual([3, 2, 1]);
  expect(server.requests.map(({ url }) => url)).toEqual([
    '/api/v1/passports/a%2Fb/versions?limit=1',
    '/api/v1/passports/a%2Fb/versions?limit=1&cursor=c2',
    '/api/v1/passports/a%2Fb/versions?limit=1&cursor=c1',
  ]);
});

it('repeats an update that may have come through', async () => {
  server.answerWith({ status: 503, json: { success: false }, headers: { 'Retry-After': '0' } });
  server.answerWith({ json: { success: true, message: 'Saved' } });
  expect(await client.passports.update('p', { metadata: {} })).toMatchObject({ message: 'Saved' });
  expect(server.requests.map(({ body }) => body)).toEqual(Array(2).fill('{"metadata":{}}'));
});
