import {
  BadRequestError,
  ConflictError,
  DppClient,
  ForbiddenError,
  NotFoundError,
} from '@dpp/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSku, passportBody, steel, textiles } from './support/factories.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/** The published client's methods for the life of a passport, against the real server. */

let app: TestApp;
let workspace: Workspace;
let client: DppClient;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  client = new DppClient({ baseUrl: app.origin, apiKey: workspace.key, maxRetries: 0 });
});
afterAll(() => app.close());

const created = async (changes: object = {}) =>
  (await client.passports.create(passportBody(changes))).passport;

describe('client.passports', () => {
  it('leads a draft through its history to a recall', async () => {
    const { id, productId } = await created({ metadata: {}, productId: newSku(), draft: true });
    const { facilityId } = workspace;
    const published = await client.passports.update(id, { metadata: textiles(), facilityId });
    expect(published).toMatchObject({ message: 'Draft published', passport: { status: 'ACTIVE' } });
    const demoted = await client.passports.update(id, {
      metadata: { note: 'again' },
      draft: true,
      changeReason: 'Wrong facility',
    });
    expect(demoted.warnings.map(({ code }) => code)).toEqual(['DRAFT_DEMOTED']);
    await client.passports.update(id, { metadata: textiles(), facilityId: null });
    const recalled = await client.passports.changeStatus(id, 'RECALLED');
    expect(recalled).toMatchObject({ status: 'RECALLED', passport: { status: 'RECALLED' } });

    const history: [number, string, string][] = [];
    for await (const one of client.passports.listVersions(productId, { limit: 1 })) {
      history.push([one.version, one.status, one.changeReason]);
    }
    expect(history).toEqual([
      [3, 'DRAFT', 'API Update'],
      [2, 'ACTIVE', 'Wrong facility'],
      [1, 'DRAFT', 'API Update'],
    ]);
    const { version } = await client.passports.getVersion(id, 2);
    expect(version.metadata).toEqual(textiles());
  });

  it('deletes a draft', async () => {
    const { id } = await created({ draft: true });
    await client.passports.delete(id);
    await expect(client.passports.get(id)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('counts what can be issued as credentials', async () => {
    const other = await createWorkspace(app);
    const theirs = new DppClient({ baseUrl: app.origin, apiKey: other.key, maxRetries: 0 });
    await theirs.passports.create(passportBody({ facilityId: other.facilityId }));
    await theirs.passports.create(passportBody());
    const reply = await theirs.passports.getVcReadiness({ page: 2, limit: 1 });
    expect(reply).toMatchObject({ page: 2, totalPages: 2, total: 2, ready: 1, notReady: 1 });
    expect(reply.results.map(({ vcReady }) => vcReady)).toEqual([true]);
  });

  it('tells refusals apart by class and code', async () => {
    const { id } = await created();
    await expect(client.passports.delete(id)).rejects.toBeInstanceOf(ConflictError);
    await expect(client.passports.update(id, { metadata: steel() })).rejects.toMatchObject({
      constructor: BadRequestError,
      code: 'CATEGORY_IMMUTABLE',
    });
    await client.passports.seal(id);
    await expect(client.passports.update(id, { metadata: textiles() })).rejects.toMatchObject({
      constructor: ForbiddenError,
      code: 'PASSPORT_SEALED_IMMUTABLE',
    });
    const draft = await created({ draft: true });
    await expect(client.passports.changeStatus(draft.id, 'ACTIVE')).rejects.toBeInstanceOf(
      ConflictError,
    );
  });
});

describe('client.passports.importMany', () => {
  const row = (changes: object = {}) => ({ productId: newSku(), metadata: steel(), ...changes });

  it('previews, imports, and updates what is there', async () => {
    const rows = [row(), row()];
    const preview = await client.passports.importMany(rows, { dryRun: true });
    expect([preview.insertedCount, preview.results.length]).toEqual([2, 2]);
    const { insertedCount, errors } = await client.passports.importMany([
      ...rows,
      row({ metadata: {} }),
    ]);
    expect([insertedCount, errors?.length]).toEqual([2, 1]);
    const again = await client.passports.importMany(rows, { upsert: true });
    expect([again.insertedCount, again.updatedCount]).toEqual([0, 2]);
  });

  it('throws when every row failed, with the reasons', async () => {
    const failed = client.passports.importMany([row({ metadata: {} })]);
    await expect(failed).rejects.toBeInstanceOf(BadRequestError);
    await expect(failed).rejects.toMatchObject({
      body: { errors: [expect.stringContaining('[SKU: ') as string] },
    });
  });
});
