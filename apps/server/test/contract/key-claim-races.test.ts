import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryRow, PassportRow } from '../../src/platform/db/tables.js';
import { inRaces } from '../support/endurance.js';
import { newGtin, newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Claims while several requests of one workspace change who holds a key: none is lost, none is left over. */

const rounds = inRaces(100, 5);

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  // Without a limit of the plan: nothing but the claims makes its writers wait for each other.
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const send = (method: string, path: string, json?: object) =>
  app.request(`/api/v1/passports${path}`, { method, key: workspace.key, json });
const put = (id: string, metadata: object, draft = false) =>
  send('PUT', `/${id}`, { metadata, draft });
const holder = (gtin: string, changes = {}) =>
  workspace.createPassport({ productId: newSku(), metadata: textiles({ gtin }), ...changes });

/** All at once; each succeeds. */
async function race(...calls: (() => Promise<{ status: number; text: string }>)[]): Promise<void> {
  const replies = await Promise.all(calls.map((call) => call()));
  for (const { status, text } of replies) expect(status, text).toBeLessThan(300);
}

/** True when the claims to a key are what its holders make them. */
async function expectClaim(gtin: string, isExpected: boolean): Promise<void> {
  const claims = await app.db<DirectoryRow>('directory').where({ kind: 'GTIN', key: gtin });
  expect(claims.map(({ tenant_id }) => tenant_id)).toEqual(isExpected ? [workspace.tenant.id] : []);
  const passports = await app.db<PassportRow>('passports').where({ gtin });
  const isPublic = passports.some(({ status }) => status !== 'DRAFT');
  for (const claim of claims) expect(claim.is_public).toBe(isPublic);
  expect((await app.request(`/01/${gtin}`)).status).toBe(isPublic ? 200 : 404);
}

async function inRounds(round: () => Promise<void>): Promise<void> {
  for (let n = 0; n < rounds; n++) await round();
}

describe(`claims, ${rounds} times, on ${testEngine}`, () => {
  it('stay when the last holder leaves while another publishes the key', async () => {
    await inRounds(async () => {
      const gtin = newGtin();
      const last = await holder(gtin);
      const next = await workspace.createPassport({ productId: newSku(), draft: true });
      await race(
        () => put(last.id, textiles()),
        () => put(next.id, textiles({ gtin })),
        () => send('POST', '', { productId: newSku(), metadata: textiles({ gtin }) }),
      );
      await expectClaim(gtin, true);
    });
  }, 600_000);

  it('end when the last holders leave at the same time', async () => {
    await inRounds(async () => {
      const gtin = newGtin();
      const [one, two] = [await holder(gtin), await holder(gtin)];
      const draft = await holder(gtin, { draft: true });
      await race(
        () => put(one.id, textiles()),
        () => put(two.id, textiles(), true),
        () => send('DELETE', `/${draft.id}`),
      );
      await expectClaim(gtin, false);
    });
  }, 600_000);

  it('keep nobody waiting for each other: imports swap the keys that single updates swap', async () => {
    await inRounds(async () => {
      const keys = [newGtin(), newGtin()] as const;
      const passports = [await holder(keys[0]), await holder(keys[1])] as const;
      const single = await Promise.all(keys.map((gtin) => holder(gtin)));
      const upsert = (order: readonly [0 | 1, 0 | 1]) => () =>
        send('POST', '/bulk', {
          upsert: true,
          passports: order.map((n, position) => ({
            productId: passports[n].productId,
            metadata: textiles({ gtin: keys[position] }),
          })),
        });
      await race(
        upsert([0, 1]),
        upsert([1, 0]),
        ...single.map(
          ({ id }, n) =>
            () =>
              put(id, textiles({ gtin: keys[1 - n] })),
        ),
        ...single.map(
          ({ id }, n) =>
            () =>
              put(id, textiles({ gtin: keys[n] })),
        ),
        upsert([1, 0]),
        () => send('POST', '', { productId: newSku(), metadata: textiles({ gtin: keys[0] }) }),
      );
      for (const gtin of keys) {
        const held = await app.db<PassportRow>('passports').where({ gtin });
        await expectClaim(gtin, held.length > 0);
      }
    });
  }, 600_000);
});
