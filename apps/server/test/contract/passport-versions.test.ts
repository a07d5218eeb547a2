import { randomUUID } from 'node:crypto';
import { entryNode, leafHash, merkleRoot, type JsonValue } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftedCursors } from '../support/crafted-cursors.js';
import { battery, maskedText, newSku, textiles } from '../support/factories.js';
import { anyText, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Version {
  version: number;
  status: string;
  merkleRoot: string;
  changedBy: string;
  changeReason: string;
  createdAt: string;
  metadata: Record<string, JsonValue>;
  leafHashes: Record<string, string>;
  leafSalts: Record<string, string>;
}
interface VersionPage {
  passportId: string;
  productId: string;
  versions: Version[];
  nextCursor: string | null;
}

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const update = (id: string, json: object, key = workspace.key) =>
  app.request(`/api/v1/passports/${id}`, { method: 'PUT', key, json });
const get = (path: string, key = workspace.key) =>
  app.request(`/api/v1/passports/${path}`, { key });
const page = async (path: string) => (await get(path)).body as unknown as VersionPage;
const version = async (path: string, key?: string) =>
  ((await get(path, key)).body as unknown as { version: Version }).version;

/** A passport with metadata that counted up `times` times. */
async function updatedPassport(times: number) {
  const passport = await workspace.createPassport({ metadata: textiles({ count: 0 }) });
  for (let i = 1; i <= times; i++) {
    await update(passport.id, { metadata: textiles({ count: i }), changeReason: `Change ${i}` });
  }
  return passport;
}

describe('GET /api/v1/passports/{id}/versions', () => {
  it('is empty for a passport that was never updated', async () => {
    const { id, productId } = await workspace.createPassport();
    expect((await get(`${id}/versions`)).body).toEqual({
      success: true,
      passportId: id,
      productId,
      versions: [],
      nextCursor: null,
    });
  });

  // Clause: GET /api/v1/passports/{id}/versions 200
  // Clause: PUT /api/v1/passports/{id} 200 history
  it('holds a version for each update, "version = count + 1", newest first', async () => {
    const { id } = await updatedPassport(3);
    const { versions } = await page(`${id}/versions`);
    expect(versions.map((one) => [one.version, one.changeReason])).toEqual([
      [3, 'Change 3'],
      [2, 'Change 2'],
      [1, 'Change 1'],
    ]);
    expect(versions[0]).toEqual({
      version: 3,
      status: 'ACTIVE',
      merkleRoot: textMatching(/^[0-9a-f]{64}$/),
      changedBy: textMatching(/^api-key:[0-9a-f-]{36}$/),
      changeReason: 'Change 3',
      createdAt: timestamp,
    });
  });

  // Clause: PUT /api/v1/passports/{id} 200 changeReason
  it.each([undefined, '', '   '])(
    'has the changeReason "default API Update" for %j',
    async (changeReason) => {
      const { id } = await workspace.createPassport();
      await update(id, { metadata: textiles(), changeReason });
      expect((await page(`${id}/versions`)).versions[0]?.changeReason).toBe('API Update');
    },
  );

  // Clause: GET /api/v1/passports/{id}/versions 200
  it('is walked by cursor without a gap or a repeat', async () => {
    const { id } = await updatedPassport(3);
    const first = await page(`${id}/versions?limit=2`);
    const second = await page(`${id}/versions?limit=2&cursor=${String(first.nextCursor)}`);
    const numbers = [...first.versions, ...second.versions].map((one) => one.version);
    expect([numbers, second.nextCursor]).toEqual([[3, 2, 1], null]);
  });

  it('keeps the status the passport had', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    await update(id, { metadata: textiles() });
    await update(id, { metadata: textiles(), draft: true });
    const { versions } = await page(`${id}/versions`);
    expect(versions.map(({ status }) => status)).toEqual(['ACTIVE', 'DRAFT']);
  });

  it('finds the passport by its productId as well', async () => {
    const { id, productId } = await updatedPassport(1);
    expect(await page(`${productId}/versions`)).toEqual(await page(`${id}/versions`));
  });

  // Clause: GET /api/v1/passports/{id}/versions 400
  // Clause: INVALID_CURSOR
  it('refuses a crafted cursor: 400 INVALID_CURSOR', async () => {
    const { id } = await updatedPassport(1);
    for (const [what, cursor] of craftedCursors) {
      const { status, body } = await get(`${id}/versions?cursor=${cursor}`);
      expect([what, status, body.code]).toEqual([what, 400, 'INVALID_CURSOR']);
    }
  });

  // Clause: GET /api/v1/passports/{id}/versions 404
  it("answers 404 for another workspace's passport, as for nobody's", async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    const theirs = await get(`${id}/versions`);
    expect([theirs.status, theirs.text]).toEqual([
      404,
      (await get(`${randomUUID()}/versions`)).text,
    ]);
  });

  // Clause: GET /api/v1/passports/{id}/versions 403
  it('needs passport:read', async () => {
    const { id } = await updatedPassport(1);
    const key = await workspace.createKey({ permissions: ['passport:update'] });
    expect((await get(`${id}/versions`, key)).status).toBe(403);
    expect((await get(`${id}/versions/1`, key)).status).toBe(403);
  });
});

describe('GET /api/v1/passports/{id}/versions/{version}', () => {
  // Clause: GET /api/v1/passports/{id}/versions/{version} 200
  // Clause: PUT /api/v1/passports/{id} 200 history
  it('"Snapshots previous metadata", key order and all', async () => {
    const { id } = await updatedPassport(2);
    const one = await version(`${id}/versions/1`);
    const two = await version(`${id}/versions/2`);
    expect([one.metadata['count'], two.metadata['count']]).toEqual([0, 1]);
    expect(Object.keys(two.metadata)).toEqual(Object.keys(textiles({ count: 0 })));
  });

  // Clause: GET /api/v1/passports/{id}/versions/{version} 200
  // Clause: PUT /api/v1/passports/{id} 200 tree
  it('"Recomputes the Merkle root and leaf hashes", so that an owner can check a version', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    await update(id, { metadata: battery({ note: 'new' }) });
    const { metadata, merkleRoot: root, leafHashes, leafSalts } = await version(`${id}/versions/1`);
    const leaves = Object.keys(metadata)
      .sort()
      .map((key) => leafHash(key, metadata[key] ?? null, leafSalts[key]));
    expect(leaves).toEqual(Object.values(leafHashes));
    const entryNodes = Object.keys(leafHashes).map((key) => entryNode(key, leafHashes[key] ?? ''));
    expect(merkleRoot(entryNodes)).toBe(root);
  });

  it('has no Merkle root over the empty metadata of a draft', async () => {
    const { id } = await workspace.createPassport({
      productId: newSku(),
      metadata: {},
      draft: true,
    });
    await update(id, { metadata: textiles() });
    expect(await version(`${id}/versions/1`)).toMatchObject({ metadata: {}, merkleRoot: null });
  });

  // Clause: GET /api/v1/passports/{id}/versions/{version} 200 session
  it('is masked for a session, with the salts of what is masked left out', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    await update(id, { metadata: battery() });
    const { token } = await startSession(app, workspace.tenant);
    const seen = await version(`${id}/versions/1`, token);
    expect(seen.metadata['facilityDetails']).toBe(maskedText);
    expect(seen.metadata['detailedPerformance']).toBe(maskedText);
    expect(seen.leafSalts).toEqual({});
  });

  it('stays as it is when the passport is sealed afterwards', async () => {
    const { id } = await updatedPassport(1);
    const before = await version(`${id}/versions/1`);
    await workspace.seal(id);
    expect(await version(`${id}/versions/1`)).toEqual(before);
  });

  // Clause: GET /api/v1/passports/{id}/versions/{version} 404
  it.each(['0', '2', '-1', '1.0', '01', 'one', '1e0', '9'.repeat(30)])(
    'answers 404 for the version %s of a passport with one',
    async (number) => {
      const { id } = await updatedPassport(1);
      const { status, body } = await get(`${id}/versions/${number}`);
      expect(status).toBe(404);
      expect(body).toEqual({
        success: false,
        error: 'Not Found',
        message: anyText,
        code: 'PASSPORT_VERSION_NOT_FOUND',
      });
    },
  );

  // Clause: GET /api/v1/passports/{id}/versions/{version} 403
  it('refuses an operator-scoped key on the passport of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await updatedPassport(1);
    const key = await workspace.createKey({ operatorId });
    for (const path of [`${id}/versions`, `${id}/versions/1`]) {
      expect((await get(path, key)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
    }
  });
});
