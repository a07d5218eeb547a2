import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { fakeTiming } from '../../test/support/fake-timing.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { facility, grant, listedPassport, operator } from '../../test/support/wire-samples.js';
import { DppClient } from '../client.js';
import { UnauthorizedError } from '../error.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, timing: fakeTiming() });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Answers pages of passports with these product ids, `limit` at most in each. */
function answerPages(limit: number, ...pages: string[][]): void {
  pages.forEach((productIds, index) => {
    const passports = productIds.map(listedPassport);
    server.answerWith({ json: { success: true, page: index + 1, limit, passports } });
  });
}

async function productIdsOf(query = {}): Promise<string[]> {
  const productIds: string[] = [];
  for await (const { productId } of client.passports.list(query)) productIds.push(productId);
  return productIds;
}

const urls = () => server.requests.map(({ url }) => url);

describe('a list of passports', () => {
  it('goes on until a page is not full', async () => {
    answerPages(2, ['a', 'b'], ['c', 'd'], ['e']);
    expect(await productIdsOf({ limit: 2 })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(urls()).toEqual([
      '/api/v1/passports?limit=2',
      '/api/v1/passports?limit=2&page=2',
      '/api/v1/passports?limit=2&page=3',
    ]);
  });

  it.each([
    ['an empty page after full ones', 2, [['a', 'b'], []], ['a', 'b']],
    ['an empty first page', 10, [[]], []],
    ['an empty page of a server that names no limit', 0, [['a'], []], ['a']],
  ])('ends at %s', async (_, limit, pages, productIds) => {
    answerPages(limit, ...pages);
    expect(await productIdsOf()).toEqual(productIds);
    expect(server.requests).toHaveLength(pages.length);
  });

  it('goes by the limit the server kept to, not by the one it was asked for', async () => {
    answerPages(2, ['a', 'b'], ['c']);
    expect(await productIdsOf({ limit: 500 })).toEqual(['a', 'b', 'c']);
  });

  it('keeps its filters from page to page, and begins where it is told', async () => {
    const passports = [listedPassport('a')];
    server.answerWith({ json: { success: true, page: 5, limit: 1, passports } });
    server.answerWith({ json: { success: true, page: 6, limit: 1, passports: [] } });
    await productIdsOf({ page: 5, category: 'iron-steel', originCountry: 'PT' });
    expect(urls()).toEqual([
      '/api/v1/passports?page=5&category=iron-steel&originCountry=PT',
      '/api/v1/passports?page=6&category=iron-steel&originCountry=PT',
    ]);
  });

  it('goes on from the page the server gave, not from the one it was asked for', async () => {
    answerPages(1, ['a'], []);
    expect(await productIdsOf({ page: 0 })).toEqual(['a']);
    expect(urls()).toEqual(['/api/v1/passports?page=0', '/api/v1/passports?page=2']);
  });

  it('gives one page at a time', async () => {
    answerPages(1, ['a'], ['b'], []);
    const first = await client.passports.list({ limit: 1 });
    const second = await first.next();
    const third = await second?.next();
    expect([first, second, third].map((page) => page?.items.length)).toEqual([1, 1, 0]);
    expect(third?.hasNext).toBe(false);
  });

  it('repeats a page that failed, not those before it', async () => {
    const passports = [listedPassport('a')];
    server.answerWith({ json: { success: true, page: 1, limit: 1, passports } }, 'drop', {
      json: { success: true, page: 2, limit: 1, passports: [] },
    });
    expect(await productIdsOf()).toEqual(['a']);
    expect(urls()).toEqual([
      '/api/v1/passports',
      '/api/v1/passports?page=2',
      '/api/v1/passports?page=2',
    ]);
  });

  it('fails as its request does', async () => {
    server.answerWith({ status: 401, json: { success: false, error: 'Unauthorized' } });
    await rejectionOf(client.passports.list(), UnauthorizedError);
  });

  it('stops when its signal aborts', async () => {
    const controller = new AbortController();
    answerPages(1, ['a'], ['b']);
    const reading = (async () => {
      const list = client.passports.list({ limit: 1 }, { signal: controller.signal });
      for await (const _ of list) controller.abort();
    })();
    await expect(reading).rejects.toHaveProperty('name', 'AbortError');
    expect(server.requests).toHaveLength(1);
  });
});

describe('a list of operators', () => {
  it.each([
    [undefined, '/api/v1/operators'],
    [{}, '/api/v1/operators'],
    [{ archived: undefined }, '/api/v1/operators'],
    [{ archived: true }, '/api/v1/operators?archived=true'],
    [{ archived: false }, '/api/v1/operators?archived=false'],
  ])('asked for %j has one page', async (query, url) => {
    server.answerWith({ json: { success: true, count: 1, operators: [operator] } });
    const page = await client.operators.list(query);
    expect(page.items).toEqual([operator]);
    expect(page.hasNext).toBe(false);
    expect(urls()).toEqual([url]);
  });
});

describe('a list that goes from cursor to cursor', () => {
  const lists = [
    ['/api/v1/notifications', 'notifications', (query = {}) => client.notifications.list(query)],
    ['/api/v1/invitations', 'invitations', (query = {}) => client.invitations.list(query)],
    ['/api/v1/audit-log', 'entries', (query = {}) => client.auditLog.list(query)],
    ['/api/v1/units/u/events', 'events', (query = {}) => client.units.listEvents('u', query)],
  ] as const;

  it.each(lists)('at %s goes on until there is no cursor', async (path, member, list) => {
    server.answerWith({ json: { success: true, [member]: [{ id: 'a' }], nextCursor: 'x/y' } });
    server.answerWith({ json: { success: true, [member]: [], nextCursor: 'z' } });
    server.answerWith({ json: { success: true, [member]: [{ id: 'b' }], nextCursor: null } });
    const ids: string[] = [];
    for await (const item of list({ limit: 1 })) ids.push(item.id);
    expect(ids).toEqual(['a', 'b']);
    expect(urls()).toEqual([
      `${path}?limit=1`,
      `${path}?limit=1&cursor=x%2Fy`,
      `${path}?limit=1&cursor=z`,
    ]);
  });

  it.each(lists)('at %s begins where it is told', async (path, member, list) => {
    server.answerWith({ json: { success: true, [member]: [], nextCursor: null } });
    expect((await list({ cursor: 'c' })).hasNext).toBe(false);
    expect(urls()).toEqual([`${path}?cursor=c`]);
  });
});

describe('a list in one page', () => {
  it.each([
    ['/api/v1/users', 'users', () => client.users.list()],
    ['/api/v1/api-keys', 'apiKeys', () => client.apiKeys.list()],
  ] as const)('is all of %s', async (path, member, list) => {
    server.answerWith({ json: { success: true, count: 1, [member]: [{ id: 'a' }] } });
    const page = await list();
    expect([page.items, page.hasNext]).toEqual([[{ id: 'a' }], false]);
    expect(urls()).toEqual([path]);
  });
});

describe('the history of a unit', () => {
  it('keeps its filters from page to page', async () => {
    server.answerWith({ json: { success: true, events: [{ id: 'a' }], nextCursor: 'c' } });
    server.answerWith({ json: { success: true, events: [], nextCursor: null } });
    const query = { from: new Date(0), to: new Date(60_000), eventType: 'OTHER' } as const;
    for await (const { id } of client.units.listEvents('u', query)) expect(id).toBe('a');
    const filters =
      'from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-01T00%3A01%3A00.000Z&eventType=OTHER';
    expect(urls()).toEqual([
      `/api/v1/units/u/events?${filters}`,
      `/api/v1/units/u/events?cursor=c&${filters}`,
    ]);
  });
});

describe('a list of units', () => {
  it('goes on to the last page the server counts', async () => {
    const page = (number: number) => ({ page: number, limit: 1, total: 2, totalPages: 2 });
    for (const number of [1, 2]) {
      const units = [{ id: `${number}` }];
      const json = { success: true, count: 1, productId: 'AB/12', units, ...page(number) };
      server.answerWith({ json });
    }
    const ids: string[] = [];
    for await (const { id } of client.units.list('AB/12', { limit: 1 })) ids.push(id);
    expect(ids).toEqual(['1', '2']);
    expect(urls()).toEqual([
      '/api/v1/passports/AB%2F12/units?limit=1',
      '/api/v1/passports/AB%2F12/units?page=2&limit=1',
    ]);
  });
});

describe('a list of facilities', () => {
  const answer = (page: number, totalPages: number) => {
    const facilities = totalPages === 0 ? [] : [facility];
    const counts = { count: facilities.length, total: totalPages, totalPages };
    server.answerWith({ json: { success: true, facilities, page, limit: 1, ...counts } });
  };

  it('goes on to the last page the server counts', async () => {
    answer(1, 3);
    answer(2, 3);
    answer(3, 3);
    let read = 0;
    for await (const { gln } of client.facilities.list({ limit: 1 })) {
      expect(gln).toBe(facility.gln);
      read += 1;
    }
    expect(read).toBe(3);
    expect(urls()).toEqual([
      '/api/v1/facilities?limit=1',
      '/api/v1/facilities?page=2&limit=1',
      '/api/v1/facilities?page=3&limit=1',
    ]);
  });

  it.each([
    ['without facilities', 1, 0],
    ['beyond the last', 7, 2],
  ])('ends at a page %s', async (_name, page, totalPages) => {
    answer(page, totalPages);
    const first = await client.facilities.list({ page });
    expect(first.hasNext).toBe(false);
  });
});

describe('a list of grants', () => {
  it('goes on to the last page the server counts', async () => {
    for (const page of [1, 2]) {
      const counts = { count: 1, total: 2, totalPages: 2 };
      server.answerWith({ json: { success: true, grants: [grant], page, limit: 1, ...counts } });
    }
    const statuses: string[] = [];
    for await (const { status } of client.grants.list({ limit: 1 })) statuses.push(status);
    expect(statuses).toEqual(['PENDING', 'PENDING']);
    expect(urls()).toEqual(['/api/v1/grants?limit=1', '/api/v1/grants?page=2&limit=1']);
  });
});
