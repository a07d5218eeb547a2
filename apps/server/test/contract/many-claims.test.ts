import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryRow } from '../../src/platform/db/tables.js';
import { newGtin, newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** A key that many workspaces have claimed costs a stranger's request no more than one of a single claim. */

const claimants = 6;
let app: TestApp;
let workspaces: Workspace[];

beforeAll(async () => {
  app = await startTestApp();
  workspaces = [];
  for (let n = 0; n < claimants; n++) workspaces.push(await createWorkspace(app));
});
afterAll(() => app.close());

const put = async ({ key }: Workspace, id: string, json: object) => {
  const reply = await app.request(`/api/v1/passports/${id}`, { key, method: 'PUT', json });
  expect(reply.status, reply.text).toBe(200);
};
const demote = (workspace: Workspace, id: string) =>
  put(workspace, id, { draft: true, metadata: textiles() });
const publish = (workspace: Workspace, id: string) => put(workspace, id, { metadata: textiles() });

/** How many questions a request costs; accesses are recorded later, for many requests at once. */
async function statementsOf(path: string): Promise<number> {
  let count = 0;
  const counted = ({ sql }: { sql: string }) => {
    if (/^\s*select\b/i.test(sql)) count += 1;
  };
  app.db.on('query', counted);
  await app.request(path);
  app.db.removeListener('query', counted);
  return count;
}

/**
 * A statement for each claim would make at least `claimants - 1` more. One or two more are no fault: a row that changed
 * while it was read into a cache is read again, and the workspaces have just written.
 */
async function expectNoStatementForEach(manyClaims: string, oneClaim: string): Promise<void> {
  const [many, one] = [await statementsOf(manyClaims), await statementsOf(oneClaim)];
  expect(one).toBeGreaterThan(0);
  expect(many).toBeLessThan(one + claimants - 2);
}

async function claimsTo(key: string): Promise<DirectoryRow[]> {
  return app.db<DirectoryRow>('directory').where({ kind: 'GTIN', key }).orderBy('claimed_at');
}

/** Claimed by all of those, and published by one of them alone. */
async function claimedBy(those: readonly Workspace[], publisher: Workspace): Promise<string> {
  const productId = newGtin();
  for (const workspace of those) {
    const { id } = await workspace.createPassport({ productId });
    if (workspace !== publisher) await demote(workspace, id);
  }
  return productId;
}

describe('a key that many workspaces have claimed and one publishes', () => {
  it.each([
    ['the passport that answers', ''],
    ['a serial number', '/21/none'],
    ['the linkset', '?linkType=linkset'],
  ])('costs no statement for each claim, for %s', async (_what, path) => {
    const last = workspaces.at(-1)!;
    const [many, one] = [await claimedBy(workspaces, last), await claimedBy([last], last)];
    expect((await claimsTo(many)).length).toBe(claimants);
    await expectNoStatementForEach(`/01/${many}${path}`, `/01/${one}${path}`);
  });
});

it('a key that many workspaces publish costs a linkset no statement for each', async () => {
  const [productId, other] = [newGtin(), newGtin()];
  for (const workspace of workspaces) await workspace.createPassport({ productId });
  await workspaces[0]!.createPassport({ productId: other });
  const linkset = (key: string) => `/01/${key}?linkType=linkset`;
  await expectNoStatementForEach(linkset(productId), linkset(other));
  const { body } = await app.request(linkset(productId));
  expect((body as unknown as { linkset: object[] }).linkset).toHaveLength(claimants);
});

describe('a claim', () => {
  const isPublic = async (gtin: string) => (await claimsTo(gtin)).map((claim) => claim.is_public);

  it('is marked while no passport of the workspace is public, and keeps its time', async () => {
    const [workspace] = workspaces as [Workspace];
    const productId = newGtin();
    const { id } = await workspace.createPassport({ productId });
    const [begun] = await claimsTo(productId);
    await demote(workspace, id);
    expect(await claimsTo(productId)).toEqual([{ ...begun, is_public: false }]);
    await publish(workspace, id);
    expect(await claimsTo(productId)).toEqual([begun]);
  });

  it('is public for as long as any passport of the workspace is', async () => {
    const [workspace] = workspaces as [Workspace];
    const productId = newGtin();
    const metadata = textiles({ gtin: productId });
    const one = await workspace.createPassport({ productId: newSku(), metadata });
    const two = await workspace.createPassport({ productId });
    await demote(workspace, two.id);
    expect(await isPublic(productId)).toEqual([true]);
    await put(workspace, one.id, { metadata: textiles() });
    expect(await isPublic(productId)).toEqual([false]);
    const draft = { draft: true, metadata };
    await put(workspace, one.id, draft);
    expect(await isPublic(productId)).toEqual([false]);
    await put(workspace, one.id, { metadata });
    expect(await isPublic(productId)).toEqual([true]);
  });

  it('is public again by an import of several passports with the key', async () => {
    const [{ key, createPassport }] = workspaces as [Workspace];
    const productId = newGtin();
    const { id } = await createPassport({ productId });
    await demote(workspaces[0]!, id);
    const metadata = textiles({ gtin: productId });
    const passports = [1, 2].map(() => ({ productId: newSku(), metadata }));
    const reply = await app.request('/api/v1/passports/bulk', { key, json: { passports } });
    expect(reply.status, reply.text).toBeLessThan(300);
    expect(await isPublic(productId)).toEqual([true]);
  });
});
