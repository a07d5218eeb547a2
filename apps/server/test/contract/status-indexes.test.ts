import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusIndexRepository } from '../../src/features/passports/status/status-index-repository.js';
import type {
  StatusIndexRow,
  StatusListRow,
  StatusRevocationRow,
} from '../../src/platform/db/tables.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { passportBody, textiles } from '../support/factories.js';
import { textMatching } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const path = (id: string) => `/api/v1/passports/${id}`;
const put = (at: string, json: object, key = workspace.key) =>
  app.request(at, { method: 'PUT', key, json });
const setStatus = (id: string, status: string) => put(`${path(id)}/status`, { status });

/** The indexes of a passport, oldest first; `isSet` is true when its bit is set. */
async function bitsOf(passport_id: string): Promise<{ index: number; isSet: boolean }[]> {
  const held = await app
    .db<StatusIndexRow>('status_indexes')
    .where({ passport_id })
    .orderBy('passport_revision');
  const set = await app.db<StatusRevocationRow>('status_revocations').where({
    tenant_id: workspace.tenant.id,
  });
  return held.map(({ status_index: index }) => {
    return { index, isSet: set.some(({ status_index }) => status_index === index) };
  });
}
const setOf = async (id: string) => (await bitsOf(id)).map(({ isSet }) => isSet);
const listOf = (tenant_id: string) =>
  app.db<StatusListRow>('status_lists').where({ tenant_id }).first();

describe('the place of a passport in the status list', () => {
  // Clause: status index
  it('is drawn when the passport is created live', async () => {
    const { id } = await workspace.createPassport();
    expect(await setOf(id)).toEqual([false]);
  });

  // Clause: status index
  it('is not drawn for a draft, but when that is published', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    expect(await setOf(id)).toEqual([]);
    expect((await put(path(id), { metadata: textiles() })).status).toBe(200);
    expect(await setOf(id)).toEqual([false]);
  });

  // Clause: status index
  it('is drawn for each row of a bulk import, and for none that is refused', async () => {
    const { tenant, key } = await createWorkspace(app);
    const passports = Array.from({ length: 199 }, () => passportBody());
    const json = { passports: [...passports, passports[0]] };
    const { body } = await app.request('/api/v1/passports/bulk', { key, json });
    expect(body).toMatchObject({ insertedCount: 199 });
    const drawn = await app.db<StatusIndexRow>('status_indexes').where({ tenant_id: tenant.id });
    expect(new Set(drawn.map(({ passport_id }) => passport_id)).size).toBe(199);
    expect(await listOf(tenant.id)).toMatchObject({ drawn: 199, bits: 131_072, revoked: 0 });
  });

  it('is not drawn in a dry run', async () => {
    const { tenant, key } = await createWorkspace(app);
    const json = { passports: [passportBody()], dryRun: true };
    expect((await app.request('/api/v1/passports/bulk', { key, json })).status).toBe(200);
    expect(await listOf(tenant.id)).toBeUndefined();
  });

  // Clause: status index
  it('is drawn by nobody who looks', async () => {
    const { tenant } = workspace;
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    const before = await listOf(tenant.id);
    const headers = { Accept: 'application/vc+jwt' };
    await app.request(`/passport/${id}`, { headers });
    await app.request(`/passport/${id}`, { headers, key: workspace.key });
    expect(await listOf(tenant.id)).toEqual(before);
  });

  it('stays with an edit, a seal and an archived operator', async () => {
    const operator = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId: operator.id });
    const before = await bitsOf(id);
    await put(path(id), { metadata: textiles({ size: 'XL' }) });
    await workspace.seal(id);
    const { key } = workspace;
    await app.request(`/api/v1/operators/${operator.id}`, { key, method: 'DELETE' });
    expect(await bitsOf(id)).toEqual(before);
    expect(before).toMatchObject([{ isSet: false }]);
  });
});

describe('the bit of a passport', () => {
  it.each(['RECALLED', 'DECOMMISSIONED'])('is set when it becomes %s', async (status) => {
    const { id } = await workspace.createPassport();
    await setStatus(id, status);
    expect(await setOf(id)).toEqual([true]);
  });

  it('stays set when it is ACTIVE again, and another one stands for it', async () => {
    const { id } = await workspace.createPassport();
    await setStatus(id, 'RECALLED');
    const [old] = await bitsOf(id);
    await setStatus(id, 'ACTIVE');
    const [first, second, ...others] = await bitsOf(id);
    expect(first).toEqual(old);
    expect(second?.isSet).toBe(false);
    expect(second?.index).not.toBe(old?.index);
    expect(others).toEqual([]);
  });

  it('is set once by a recall that is followed by decommissioning', async () => {
    const { id } = await workspace.createPassport();
    const before = (await listOf(workspace.tenant.id))?.revoked ?? 0;
    await setStatus(id, 'RECALLED');
    await setStatus(id, 'DECOMMISSIONED');
    expect(await setOf(id)).toEqual([true]);
    expect((await listOf(workspace.tenant.id))?.revoked).toBe(before + 1);
  });

  // Clause: revocation
  it('is set when it becomes a draft again, and another is drawn when that is published', async () => {
    const { id } = await workspace.createPassport();
    await put(path(id), { metadata: {}, draft: true });
    expect(await setOf(id)).toEqual([true]);
    await put(path(id), { metadata: textiles() });
    expect(await setOf(id)).toEqual([true, false]);
  });

  it('stays set, and its index taken, when that draft is deleted', async () => {
    const { id } = await workspace.createPassport();
    await put(path(id), { metadata: {}, draft: true });
    const { key } = workspace;
    expect((await app.request(path(id), { key, method: 'DELETE' })).status).toBe(200);
    expect(await setOf(id)).toEqual([true]);
  });

  // Clause: revocation is final
  it('cannot be cleared, nor an index moved, by a transaction of the workspace', async () => {
    const { id } = await workspace.createPassport();
    await setStatus(id, 'RECALLED');
    const tenant_id = workspace.tenant.id;
    for (const table of ['status_revocations', 'status_indexes']) {
      for (const write of ['delete', 'update'] as const) {
        const refused = tenantTransaction(app.db, tenant_id, (tx) =>
          write === 'delete'
            ? tx(table).where({ tenant_id }).delete()
            : tx(table).where({ tenant_id }).update({ status_index: 1 }),
        );
        await expect(refused).rejects.toThrow(/permission denied/);
      }
    }
  });
});

describe('a draw', () => {
  const drawWith = (tenantId: string, count: number, drawn: readonly number[]) => {
    const numbers = [...drawn];
    const limits: number[] = [];
    const change = () => ({
      passportId: randomUUID(),
      revision: 1,
      before: undefined,
      after: 'ACTIVE' as const,
    });
    return tenantTransaction(app.db, tenantId, async (tx) => {
      await statusIndexRepository(tx, tenantId, (bits) => {
        limits.push(bits);
        return numbers.shift() ?? 0;
      }).follow(Array.from({ length: count }, change), new Date());
      return { unused: numbers, limits };
    });
  };
  const indexesOf = async (tenant_id: string) =>
    (await app.db<StatusIndexRow>('status_indexes').where({ tenant_id }))
      .map(({ status_index }) => status_index)
      .sort((one, other) => one - other);

  it('is repeated for what met a taken index, or the same one in the same draw', async () => {
    const { id } = await app.createTenant();
    await drawWith(id, 1, [7]);
    const { unused, limits } = await drawWith(id, 3, [7, 8, 8, 7, 9, 8, 10]);
    expect(await indexesOf(id)).toEqual([7, 8, 9, 10]);
    expect(unused).toEqual([]);
    expect(new Set(limits)).toEqual(new Set([131_072]));
  });

  // Clause: revocation
  it('doubles a list of which more than half would be drawn', async () => {
    const { id } = await app.createTenant();
    await drawWith(id, 1, [0]);
    await app.db('status_lists').where({ tenant_id: id }).update({ drawn: 65_535 });
    expect((await drawWith(id, 1, [1])).limits).toEqual([131_072]);
    expect((await drawWith(id, 1, [131_072])).limits).toEqual([262_144]);
    expect(await listOf(id)).toMatchObject({ bits: 262_144, drawn: 65_537 });
    expect(await indexesOf(id)).toEqual([0, 1, 131_072]);
  });

  it('fills up a list that is as long as verifiers read', async () => {
    const { id } = await app.createTenant();
    await drawWith(id, 1, [0]);
    const longest = { bits: 33_554_432, drawn: 16_777_216 };
    await app.db('status_lists').where({ tenant_id: id }).update(longest);
    expect((await drawWith(id, 1, [33_554_431])).limits).toEqual([33_554_432]);
  });

  it('gives one index to each, however many publish at once', async () => {
    const { tenant, createPassport } = await createWorkspace(app);
    await Promise.all(Array.from({ length: 12 }, () => createPassport()));
    expect(new Set(await indexesOf(tenant.id)).size).toBe(12);
    expect(await listOf(tenant.id)).toMatchObject({ drawn: 12 });
  });
});

describe('a live passport without a place in the status list', () => {
  const blockers = [textMatching(/place in the status list/)];

  /** As one that went live before there were lists. */
  async function withoutIndex(body: object = {}) {
    const { facilityId } = workspace;
    const passport = await workspace.createPassport({ facilityId, ...body });
    await app.db('status_indexes').where({ passport_id: passport.id }).delete();
    return passport;
  }
  const readinessOf = async (id: string) => {
    const { body } = await app.request('/api/v1/passports/vc-readiness', { key: workspace.key });
    const { results, ready } = body as unknown as {
      results: { id: string; vcReady: boolean; blockers: string[] }[];
      ready: number;
    };
    return { ...results.find((row) => row.id === id), ready };
  };

  // Clause: GET /api/v1/passports/vc-readiness 200 ready
  it('is not VC-ready, with that blocker, nor counted as ready', async () => {
    const { ready } = await readinessOf('none');
    const { id } = await withoutIndex();
    expect(await readinessOf(id)).toMatchObject({ vcReady: false, blockers, ready });
    const headers = { Accept: 'application/vc+jwt' };
    expect((await app.request(`/passport/${id}`, { headers })).status).toBe(406);
  });

  it('is told so when an import or an AAS environment updates it', async () => {
    const { id, productId } = await withoutIndex();
    const notReady = { vcReady: false, vcReadyReason: blockers[0] };
    const row = { productId, metadata: textiles(), facilityId: workspace.facilityId };
    const imported = await app.request('/api/v1/passports/bulk', {
      key: workspace.key,
      json: { passports: [row], upsert: true },
    });
    expect(imported.body).toMatchObject({ results: [notReady] });
    const accept = 'application/aas+json';
    const { body } = await app.request(`/passport/${id}`, {
      key: workspace.key,
      headers: { Accept: accept },
    });
    const ingested = await app.request('/api/v1/passports/aas/ingest', {
      key: workspace.key,
      json: body,
    });
    expect(ingested.status, ingested.text).toBe(201);
    expect(ingested.body).toMatchObject(notReady);
  });

  it('is ready again when it is published again, and so is a draft that never had one', async () => {
    const { facilityId } = workspace;
    const { id } = await workspace.createPassport({ facilityId, draft: true });
    expect(await readinessOf(id)).toMatchObject({ vcReady: true, blockers: [] });
    const lost = await withoutIndex();
    const demoted = await put(path(lost.id), { draft: true, metadata: textiles() });
    expect(demoted.status, demoted.text).toBe(200);
    expect((await put(path(lost.id), { draft: false, metadata: textiles() })).status).toBe(200);
    expect(await readinessOf(lost.id)).toMatchObject({ vcReady: true, blockers: [] });
  });
});
