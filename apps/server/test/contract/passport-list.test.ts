import { once } from 'node:events';
import http from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyPassport } from '../support/copy-passport.js';
import { textiles } from '../support/factories.js';
import type { ReplyBody } from '../support/reply-body.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const count = 24;
const largeText = 'x'.repeat(900_000);
const path = `/api/v1/passports?limit=${count - 4}`;

let app: TestApp;
let workspace: Workspace;
/** Newest first, as they are listed. */
const ids: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  const { productId } = await workspace.createPassport({
    metadata: textiles({ largeText }),
    draft: true,
  });
  await copyPassport(app.db, productId, count - 1);
  const rows = await app.db<{ id: string }>('passports').orderBy('created_at', 'desc').select('id');
  ids.push(...rows.map((row) => row.id));
});
afterAll(() => app.close());

const list = (query: string, key = workspace.key) =>
  app.request(`/api/v1/passports${query}`, { key });
const idsOf = (body: ReplyBody) => body.passports.map(({ id }) => id);

/** Asks for a long page and reads none of it yet. */
async function openList(key = workspace.key) {
  const request = http.get(app.origin + path, { headers: { Authorization: `Bearer ${key}` } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return {
    response,
    read: async () => JSON.parse(await readText(response)) as ReplyBody,
    close: () => request.destroy(),
  };
}

describe('a page of large passports', () => {
  it('is read from the database in groups of at most 4 MB, without rendered documents', async () => {
    const sizes: number[] = [];
    const measure = (rows: unknown) => sizes.push(JSON.stringify(rows ?? null).length);
    app.db.on('query-response', measure);
    const { body } = await list('?limit=12').finally(() =>
      app.db.removeListener('query-response', measure),
    );
    expect(idsOf(body)).toEqual(ids.slice(0, 12));
    expect(Math.max(...sizes)).toBeGreaterThan(largeText.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000_000);
  });

  it('is as long as asked, and the last one shorter', async () => {
    const pages = [await list('?limit=10'), await list('?limit=10&page=2')];
    pages.push(await list('?limit=10&page=3'));
    expect(pages.map(({ body }) => body.passports.length)).toEqual([10, 10, 4]);
    expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(ids);
  });

  it('is not shorter for passports that go while it is read: those after them take their place', async () => {
    const reading = await openList();
    const [gone = ''] = ids.slice(-6);
    await archive(gone, new Date());
    const first = idsOf(await reading.read());
    const second = idsOf((await list(`?limit=${count - 4}&page=2`)).body);
    await archive(gone, null);
    expect(first).toHaveLength(count - 4);
    expect([...first, ...second]).toEqual(ids.filter((id) => id !== gone));
  });

  it('breaks off when the database fails: half a page is never taken for a whole one', async () => {
    const reading = await openList();
    await whileUnreadable(() => expect(reading.read()).rejects.toThrow('aborted'));
    expect((await list('?limit=1')).status).toBe(200);
  });

  it('that fails before its first byte is refused like any other request', async () => {
    const { status, body } = await whileUnreadable(() => list('?limit=1'));
    expect([status, body]).toMatchObject([500, { success: false }]);
  });
});

describe('lists of one key', () => {
  // Clause: GET /api/v1/passports 429 one list at a time
  it('are written one after the other; those of another key meanwhile', async () => {
    const reading = await openList();
    const waiting = list('?limit=1');
    const other = await list('?limit=1', await workspace.createKey());
    expect(other.status).toBe(200);
    expect(await Promise.race([waiting, wait(300, 'still waiting')])).toBe('still waiting');
    await reading.read();
    expect((await waiting).status).toBe(200);
  });

  it('go on when the reader before them leaves', async () => {
    const reading = await openList();
    const waiting = list('?limit=1');
    reading.close();
    expect((await waiting).status).toBe(200);
  });

  // Clause: GET /api/v1/passports 429 one list at a time
  it('wait in a short queue; beyond it they are 429 with Retry-After', async () => {
    const reading = await openList();
    const replies: TestReply[] = [];
    const asked = Array.from({ length: 12 }, async () => replies.push(await list('?limit=1')));
    await vi.waitUntil(() => replies.length === 4, { timeout: 20_000 });
    for (const { status, body, headers } of replies) {
      expect([status, body.code]).toEqual([429, 'FST_ERR_RATE_LIMIT']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    reading.close();
    await Promise.all(asked);
    expect(replies.slice(4).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

/** The database refuses to read passports. */
async function whileUnreadable<T>(act: () => Promise<T>): Promise<T> {
  await app.db.raw('alter table passports rename column metadata to hidden');
  try {
    return await act();
  } finally {
    await app.db.raw('alter table passports rename column hidden to metadata');
  }
}

const archive = (id: string, at: Date | null) =>
  app.db('passports').where({ id }).update({ archived_at: at });
