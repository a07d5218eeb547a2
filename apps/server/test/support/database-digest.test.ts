import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseDigest } from './database-digest.js';
import { startTestApp, type TestApp } from './test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.createKey(await app.createTenant());
});
afterAll(() => app.close());

/** The tables with a changed digest after an action. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await databaseDigest(app.db);
  await act();
  const after = await databaseDigest(app.db);
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

it('tells that a row came', async () => {
  expect(await changedBy(() => app.createTenant())).toContain('tenants');
});

it('tells that a row was changed, also to what it was', async () => {
  const rename = () => app.db('tenants').update({ name: 'Renamed GmbH' });
  expect(await changedBy(rename)).toEqual(['tenants']);
  expect(await changedBy(rename)).toEqual(['tenants']);
});

it('tells that another key is revoked', async () => {
  const revoke = () => app.db('api_keys').update({ revoked_at: new Date() });
  expect(await changedBy(revoke)).toEqual(['api_keys']);
});

it('tells that a row went', async () => {
  expect(await changedBy(() => app.db('api_keys').delete())).toEqual(['api_keys']);
});

it('tells nothing of a change that was taken back', async () => {
  const rollBack = () =>
    app.db.transaction(async (tx) => {
      await tx('tenants').update({ name: 'Never GmbH' });
      throw new Error('taken back');
    });
  expect(await changedBy(() => rollBack().catch(() => undefined))).toEqual([]);
});

it('does not look at when a key was used last', async () => {
  await app.createKey(await app.createTenant());
  const use = () => app.db('api_keys').update({ last_used_at: new Date() });
  expect(await changedBy(use)).toEqual([]);
});
