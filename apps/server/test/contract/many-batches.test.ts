import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { newGtin, steel } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** The heats that a mill pours of one grade: 10,000 in the long form. */
const count = inFull(10_000, 300);
const heatsOfOneCall = Math.min(1000, count / 3);
const resolvedAtOnce = 8;

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

interface Heat {
  readonly lot: string;
  readonly metadata: { readonly heatNumber: string; readonly yieldStrength: number };
}

const heats: readonly Heat[] = Array.from({ length: count }, (_, n) => ({
  lot: `H-${String(n).padStart(5, '0')}`,
  metadata: { heatNumber: `9Z${n}`, yieldStrength: 355 + (n % 50) },
}));

/** Sends them as files of an ERP come: call by call, until all are there. */
async function importHeats(passportId: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < count; from += heatsOfOneCall) {
    const json = { batches: heats.slice(from, from + heatsOfOneCall) };
    const path = `/api/v1/passports/${passportId}/batches/bulk`;
    statuses.push((await app.request(path, { key: workspace.key, json })).status);
  }
  return statuses;
}

/** Lots of the list, page by page. */
async function listedLots(passportId: string): Promise<string[]> {
  const lots: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/api/v1/passports/${passportId}/batches?limit=100${query}`;
    const { body } = await app.request(path, { key: workspace.key });
    const page = body as unknown as { batches: { lot: string }[]; nextCursor: string | null };
    lots.push(...page.batches.map(({ lot }) => lot));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return lots;
}

/** Heats whose address answers another document than theirs. */
async function wronglyResolved(productId: string): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...heats];
  const resolveOneByOne = async () => {
    for (let heat = left.pop(); heat; heat = left.pop()) {
      const { status, body } = await app.request(`/01/${productId}/10/${heat.lot}`);
      const { batch, metadata } = body as Partial<Record<string, Record<string, unknown>>>;
      const isIts =
        status === 200 &&
        batch?.['lot'] === heat.lot &&
        metadata?.['heatNumber'] === heat.metadata.heatNumber &&
        metadata['yieldStrength'] === heat.metadata.yieldStrength;
      if (!isIts) wrong.push(heat.lot);
    }
  };
  await Promise.all(Array.from({ length: resolvedAtOnce }, resolveOneByOne));
  return wrong;
}

it(
  'has a document for each heat of a grade, and lists each once',
  { timeout: inFull(900_000, 120_000) },
  async () => {
    const productId = newGtin();
    const body = { productId, metadata: steel(), draft: true };
    const { id } = await workspace.createPassport(body);
    expect(new Set(await importHeats(id))).toEqual(new Set([200]));
    const json = { metadata: steel() };
    const published = await app.request(`/api/v1/passports/${id}`, {
      ...{ key: workspace.key, method: 'PUT', json },
    });
    expect(published.status).toBe(200);
    expect(await listedLots(id)).toEqual(heats.map(({ lot }) => lot));
    expect(await wronglyResolved(productId)).toEqual([]);
    // The whole file once more: nothing is there twice.
    await importHeats(id);
    expect(await listedLots(id)).toHaveLength(count);
  },
);
