import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

type Status = 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED' | 'DRAFT';

/** Passports of one product, one operator each, in the order in which they are made. */
async function passportsOf(productId: string, statuses: readonly Status[]) {
  const passports: { id: string; operatorId: string }[] = [];
  for (const status of statuses) {
    const { id: operatorId } = await workspace.createOperator();
    const draft = status === 'DRAFT';
    const metadata = textiles({ note: status });
    const { id } = await workspace.createPassport({ productId, operatorId, draft, metadata });
    const { key } = workspace;
    const path = `/api/v1/passports/${id}/status`;
    if (!draft) await app.request(path, { key, method: 'PUT', json: { status } });
    passports.push({ id, operatorId });
  }
  return passports;
}

/** The passport that each operation takes for the product: a code without GS1 key names its passport. */
async function foundBy(productId: string, key: string) {
  const at = `/api/v1/passports/${productId}`;
  const get = await app.request(at, { key });
  const id = String(get.body['id']);
  const qr = async (name: string) =>
    (await app.request(`/api/v1/passports/${name}/qr?format=svg`, { key })).text;
  expect(await qr(productId)).toBe(await qr(id));
  const version = await app.request(`${at}/versions`, { key });
  const seal = await app.request(`${at}/seal`, { key, method: 'POST' });
  expect([version.status, seal.status]).toEqual([200, 200]);
  return { get: id, seal: seal.body.passport.id };
}

describe('of several passports with one productId', () => {
  it.each<[string, readonly Status[], number]>([
    ['an active one', ['DRAFT', 'DECOMMISSIONED', 'RECALLED', 'ACTIVE'], 3],
    ['a recalled one', ['DECOMMISSIONED', 'RECALLED', 'DRAFT'], 1],
    ['a decommissioned one', ['DRAFT', 'DECOMMISSIONED'], 1],
    ['the first published', ['ACTIVE', 'ACTIVE', 'ACTIVE'], 0],
  ])('each operation takes %s', async (_what, statuses, expected) => {
    const productId = newSku();
    const passports = await passportsOf(productId, statuses);
    const id = passports[expected]?.id;
    expect(await foundBy(productId, workspace.key)).toEqual({ get: id, seal: id });
  });

  it("a scoped key's own operator has the one that is taken, whatever its status", async () => {
    const productId = newSku();
    const [, draft] = await passportsOf(productId, ['ACTIVE', 'DRAFT']);
    const key = await workspace.createKey({ operatorId: draft?.operatorId ?? '' });
    expect(await foundBy(productId, key)).toEqual({ get: draft?.id, seal: draft?.id });
  });

  it('a draft that was published once comes before one that never was', async () => {
    const productId = newSku();
    const [first] = await passportsOf(productId, ['ACTIVE', 'DRAFT']);
    const { key } = workspace;
    const json = { metadata: textiles(), draft: true };
    await app.request(`/api/v1/passports/${first?.id}`, { key, method: 'PUT', json });
    expect(await foundBy(productId, key)).toEqual({ get: first?.id, seal: first?.id });
  });
});
