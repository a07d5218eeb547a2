import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

/** What the process says it holds in a cache. */
async function cacheBytes(name: string): Promise<number> {
  const { text } = await app.request('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`dpp_cache_bytes{cache="${name}"}`));
  if (!line) throw new Error(`No cache ${name} in the metrics.`);
  return Number(line.split(' ').at(-1));
}

describe('what strangers ask for', () => {
  it('does not take a printed code away from everybody', async () => {
    const { productId } = await workspace.createPassport();
    const { status } = await app.request(`/passport/01%2F${productId}`);
    expect(status).toBe(404);
    expect((await app.request(`/01/${productId}`)).status).toBe(200);
  });

  it('is held once for one passport, however its UUID is spelled', async () => {
    const metadata = textiles({ notes: 'x'.repeat(20_000) });
    const { id } = await workspace.createPassport({ metadata });
    const { text } = await app.request(`/passport/${id}`);
    const held = await cacheBytes('resolutions');
    const count = inFull(4096, 64);
    for (const spelling of spellings(id, count)) {
      const reply = await app.request(`/passport/${spelling}`);
      expect([reply.status, reply.text === text]).toEqual([200, true]);
    }
    expect(await cacheBytes('resolutions')).toBeLessThan(held + text.length);
  });

  it('names the passport by its one address, however its UUID is spelled', async () => {
    const { id } = await workspace.createPassport();
    const { headers } = await app.request(`/passport/${id.toUpperCase()}`);
    expect(headers.get('link')).toContain(`/passport/${id}?`);
  });

  it('in vain does not push out what is there', async () => {
    const { id } = await workspace.createPassport();
    await app.request(`/passport/${id}`);
    const held = await cacheBytes('resolutions');
    for (let i = 0; i < 200; i++) await app.request(`/passport/${randomUUID()}`);
    expect(await cacheBytes('resolutions')).toBeLessThanOrEqual(held);
    expect(await cacheBytes('resolutions_missing')).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('and is no id at all is not held', async () => {
    const before = await cacheBytes('resolutions_missing');
    for (let i = 0; i < 20; i++) await app.request(`/passport/${'no-id-'.repeat(200)}${i}`);
    expect(await cacheBytes('resolutions_missing')).toBe(before);
  });
});

describe('a page that was made before', () => {
  const pageOf = async (id: string) =>
    (await app.request(`/passport/${id}`, { headers: { Accept: 'text/html' } })).text;

  it('is made once for one revision', async () => {
    const { id } = await workspace.createPassport();
    const first = await pageOf(id);
    const held = await cacheBytes('renderings');
    expect(await pageOf(id)).toBe(first);
    expect([held > first.length, await cacheBytes('renderings')]).toEqual([true, held]);
  });

  it('shows the enrichment of now', async () => {
    const { id, productId } = await workspace.createPassport();
    await pageOf(id);
    const { operatorId } = workspace;
    const json = {
      operatorId,
      productId,
      metadata: textiles(),
      enrichment: { tagline: 'Made to last' },
    };
    const request = { key: workspace.key, method: 'PUT', json };
    const put = await app.request(`/api/v1/passports/${id}`, request);
    expect(put.status, put.text).toBe(200);
    expect(await pageOf(id)).toContain('Made to last');
  });

  it('shows the operator by the name of now', async () => {
    const { id } = await workspace.createPassport();
    await pageOf(id);
    const { key, operatorId } = workspace;
    const json = { name: 'Renamed since' };
    await app.request(`/api/v1/operators/${operatorId}`, { key, method: 'PATCH', json });
    expect(await pageOf(id)).toContain('Renamed since');
  });

  it('is not what its owner sees, whoever asked first', async () => {
    const metadata = textiles({
      facilityDetails: [{ facilityName: 'Hall 7', location: 'Guimarães', activity: 'Knitting' }],
    });
    const { id } = await workspace.createPassport({ metadata });
    const asOwner = { key: workspace.key, headers: { Accept: 'text/html' } };
    const seen = [];
    for (let i = 0; i < 2; i++) {
      seen.push((await app.request(`/passport/${id}`, asOwner)).text.includes('Hall 7'));
      seen.push((await pageOf(id)).includes('Hall 7'));
    }
    expect(seen).toEqual([true, false, true, false]);
  });
});

/** Spellings of one UUID: each letter in either case. */
function spellings(id: string, count: number): string[] {
  const letters = [...id].flatMap((letter, at) => (/[a-f]/.test(letter) ? [at] : []));
  return Array.from({ length: Math.min(count, 2 ** letters.length) }, (_, number) =>
    [...id]
      .map((letter, at) => {
        const bit = letters.indexOf(at);
        return bit >= 0 && (number >> bit) % 2 === 1 ? letter.toUpperCase() : letter;
      })
      .join(''),
  );
}
