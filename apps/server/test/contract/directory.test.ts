import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryRow } from '../../src/platform/db/tables.js';
import { facilityBody, newGln, newGtin, newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { newEmail, testPassword } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** What is asked for without a workspace: its entry comes and goes with the row it leads to. */

let app: TestApp;
let workspace: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
});
afterAll(() => app.close());

const request = (method: string, path: string, json?: object, { key } = workspace) =>
  app.request(`/api/v1/${path}`, { key, method, json });

/** Owner of a name; undefined: none. */
async function ownerOf(key: string): Promise<string | null | undefined> {
  const [entry, ...others] = await app.db<DirectoryRow>('directory').where({ key });
  expect(others).toEqual([]);
  return entry?.tenant_id;
}

describe('a facility', () => {
  it('gives its GLN back when it is deleted: another workspace may register it', async () => {
    const gln = newGln();
    const { id } = await workspace.createFacility({ gln });
    expect(await ownerOf(gln)).toBe(workspace.tenant.id);
    const taken = await request('POST', 'facilities', facilityBody({ gln }), other);
    expect(taken.status).toBe(409);
    await request('DELETE', `facilities/${id}`);
    await other.createFacility({ gln });
    expect(await ownerOf(gln)).toBe(other.tenant.id);
  });

  it('that is refused takes no GLN', async () => {
    const gln = newGln();
    const body = facilityBody({ gln, operatorId: other.operatorId });
    expect((await request('POST', 'facilities', body)).status).toBe(403);
    expect(await ownerOf(gln)).toBeUndefined();
  });
});

describe('a user', () => {
  it('gives the address back when the login is taken away', async () => {
    const json = { email: newEmail(), password: testPassword, role: 'AUDITOR' };
    const { body } = await request('POST', 'users', json);
    expect(await ownerOf(json.email)).toBe(workspace.tenant.id);
    const { id } = (body as unknown as { user: { id: string } }).user;
    await request('DELETE', `users/${id}`);
    expect(await ownerOf(json.email)).toBeUndefined();
    expect((await request('POST', 'users', json, other)).status).toBe(201);
  });
});

describe('a passport', () => {
  it('is found by its UUID for as long as it is there', async () => {
    const { id } = await workspace.createPassport({ productId: newSku(), draft: true });
    expect(await ownerOf(id)).toBe(workspace.tenant.id);
    await request('DELETE', `passports/${id}`);
    expect(await ownerOf(id)).toBeUndefined();
  });

  it('has an entry from a bulk import, too, and none that was not stored', async () => {
    const [first, second] = [newGtin(), newGtin()];
    await workspace.createPassport({ productId: first });
    const passports = [first, second].map((productId) => ({ productId, metadata: textiles() }));
    await request('POST', 'passports/bulk', { passports });
    const stored = await app.db<{ id: string }>('passports').whereIn('product_id', [first, second]);
    const entries = await app.db('directory').where({ tenant_id: workspace.tenant.id });
    const ids = entries.filter(({ kind }) => kind === 'PASSPORT').map(({ key }) => String(key));
    expect(ids).toEqual(expect.arrayContaining(stored.map(({ id }) => id)));
    const rows = await app.db('passports').where({ tenant_id: workspace.tenant.id });
    expect(ids).toHaveLength(rows.length);
  });
});
