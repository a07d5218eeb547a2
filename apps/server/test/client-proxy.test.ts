import { DppClient, NotFoundError, type Timing } from '@dpp/client';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChaoticProxy, type ChaoticProxy } from './support/chaotic-proxy.js';
import { battery, newGtin, textiles } from './support/factories.js';
import { inFull, report } from './support/endurance.js';
import { Random } from './support/random.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/**
 * The published client on a bad way to the real server: a fifth of its connections are reset, before or after the work
 * is done; others are delayed, or answered 408, 409, 429 and 503. Nothing is done twice, and no reply is wrong.
 */

const callsInFull = inFull(10_000, 300);
const workers = 8;

let app: TestApp;
let workspace: Workspace;
let proxy: ChaoticProxy;
let client: DppClient;
/** Past the proxy. */
let direct: DppClient;
let unitId: string;

/** Pauses are none, but for the turn of the event loop that they give to others. */
const timing: Timing = { now: () => Date.now(), random: () => 0, sleep: () => pause(1) };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  const { id } = await workspace.createPassport({ metadata: battery() });
  unitId = (await workspace.serialise(id)).id;
  const random = new Random(20_261_126);
  proxy = await startChaoticProxy(app.origin, () => random.next());
  const options = { apiKey: workspace.key, timing };
  client = new DppClient({ baseUrl: proxy.origin, maxRetries: 40, ...options });
  direct = new DppClient({ baseUrl: app.origin, ...options });
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

/** What the workers did. */
const live: string[] = [];
const draftIds: string[] = [];
const eventNotes: string[] = [];
const wrong: string[] = [];
let calls = 0;
let next = 0;

function check(holds: boolean, what: string): void {
  calls += 1;
  if (!holds) wrong.push(what);
}

/** One product from its creation to its recall, beside a draft that is deleted and an event of a battery. */
async function tellStory(nth: number): Promise<void> {
  const { facilityId, operatorId } = workspace;
  const productId = newGtin();
  const create = { productId, facilityId, operatorId, metadata: textiles() };
  const { passport } = await client.passports.create(create);
  live.push(productId);
  check(passport.productId === productId && passport.status === 'ACTIVE', 'create');
  check((await client.passports.get(productId)).id === passport.id, 'get');
  const validation = await client.passports.validate({ productId, metadata: textiles() });
  check(validation.category === 'textiles', 'validate');
  const sealed = await client.passports.seal(passport.id);
  check(sealed.passport.id === passport.id && sealed.digitalSeal.length > 0, 'seal');
  const { status } = await client.passports.changeStatus(passport.id, 'RECALLED');
  check(status === 'RECALLED', 'status');
  const { facility } = await client.facilities.update(facilityId, { city: `City ${nth}` });
  check(facility.city === `City ${nth}`, 'facility');
  const note = `event ${nth}`;
  const { event } = await client.units.recordEvent(unitId, {
    eventType: 'OTHER',
    payload: { note },
  });
  eventNotes.push(note);
  check(JSON.stringify(event.payload) === JSON.stringify({ note }), 'event');
  const draft = { productId: `DRAFT-${nth}`, draft: true, metadata: {} } as const;
  const draftId = (await client.passports.create(draft)).passport.id;
  draftIds.push(draftId);
  check(draftId !== passport.id, 'draft');
  check(await deleteDraft(draftId), 'delete');
  const resolved = await client.resolution.resolve({ gtin: productId });
  check(resolved.id === passport.id && resolved.status === 'RECALLED', 'resolve');
}

/** A 404 after a lost reply says that the draft is gone; any other is wrong. */
async function deleteDraft(id: string): Promise<boolean> {
  try {
    return (await client.passports.delete(id)).success;
  } catch (error) {
    return error instanceof NotFoundError && error.isAfterLostReply;
  }
}

async function work(): Promise<void> {
  while (calls < callsInFull) await tellStory(next++);
}

describe('the client on a bad way to the server', () => {
  it(
    'gets every call done, once',
    async () => {
      await Promise.all(Array.from({ length: workers }, work));
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThanOrEqual(callsInFull);

      const passports = await direct.passports.list({ limit: 100 }).all({ limit: 100_000 });
      const found = passports.map(({ productId }) => productId);
      expect(new Set(found).size).toBe(found.length);
      expect(live.filter((productId) => !found.includes(productId))).toEqual([]);
      // The battery stands beside them, and no draft is left.
      expect(found).toHaveLength(live.length + 1);

      const events = await direct.units.listEvents(unitId, { limit: 500 }).all({ limit: 100_000 });
      const notes = events.map(({ payload }) => (payload as { note: string }).note);
      expect(notes.sort()).toEqual([...eventNotes].sort());

      const requests = [...proxy.done.values()].reduce((sum, count) => sum + count, 0);
      const resets = (proxy.done.get('reset-before') ?? 0) + (proxy.done.get('reset-after') ?? 0);
      report(
        `${calls} calls, ${requests} requests, ${resets} of them reset: none twice, none wrong`,
      );
      // Each mischief was met; shares themselves are chance.
      expect([...proxy.done.keys()]).toHaveLength(9);
      expect(requests).toBeGreaterThan(calls);
    },
    inFull(1_800_000, 120_000),
  );
});
