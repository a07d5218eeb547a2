import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGtin, newSku } from '../support/factories.js';
import {
  postTable,
  textileColumns,
  textileCsv,
  textileRow,
  type WireImport,
  type WireRow,
} from '../support/imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}
interface Result {
  readonly passportId: string;
  readonly row: number | null;
  readonly ok: boolean;
  readonly code: string | null;
}

async function checked(rows: readonly (readonly string[])[]): Promise<WireImport> {
  const { status, text, body } = await postTable(app, workspace.key, textileCsv(rows));
  expect(status, text).toBe(201);
  await app.deps.importChecker.run();
  return (body as unknown as { import: WireImport }).import;
}
const call = (path: string, options: object = {}) =>
  app.request(`/api/v1/imports/${path}`, { key: workspace.key, ...options });
async function read(id: string): Promise<WireImport> {
  return ((await call(id)).body as unknown as { import: WireImport }).import;
}
const patch = (id: string, json: object) => call(id, { method: 'PATCH', json });
const publish = (id: string, json: object = {}, headers: Record<string, string> = {}) =>
  call(`${id}/publish`, { method: 'POST', json, headers });
async function queued(id: string, json: object = {}): Promise<Job> {
  const { status, text, body } = await publish(id, json);
  expect(status, text).toBe(202);
  return (body as unknown as { job: Job }).job;
}
async function published(id: string, json: object = {}) {
  const job = await queued(id, json);
  await app.deps.jobRunner.run();
  return resultsOf(job.id);
}
async function resultsOf(jobId: string) {
  const path = `/api/v1/jobs/${jobId}?limit=1000`;
  const { body } = await app.request(path, { key: workspace.key });
  return body as unknown as { job: Job; results: Result[] };
}
const passports = () =>
  app
    .db('passports')
    .where({ tenant_id: workspace.tenant.id })
    .orderBy('product_id')
    .select<{ id: string; product_id: string; status: string; metadata: { model?: string } }[]>(
      ...['id', 'product_id', 'status', 'metadata'],
    );

describe('the publication of an import', () => {
  // Clause: POST /api/v1/imports/{id}/publish 202
  it('makes a passport of each row, with its events, and says which', async () => {
    const ids = [newSku(), newGtin(), newSku()];
    const { id } = await checked(ids.map((productId) => textileRow(productId)));
    const { job, results } = await published(id);
    expect(job).toMatchObject({ kind: 'IMPORT', state: 'DONE', total: 3, done: 3, failed: 0 });
    expect(results.map(({ row, ok }) => [row, ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const made = await passports();
    expect(made.map(({ product_id }) => product_id).sort()).toEqual([...ids].sort());
    expect(made.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(results.map(({ passportId }) => passportId).sort()).toEqual(
      made.map((passport) => passport.id).sort(),
    );
    for (const { passportId } of results) expect(await app.eventsOf(passportId)).toHaveLength(1);
    const done = await read(id);
    expect(done).toMatchObject({ state: 'DONE', jobId: job.id });
    expect(done.counts).toMatchObject({ done: 3, ready: 0 });
    const rows = (await call(`${id}/rows`)).body as unknown as { rows: WireRow[] };
    expect(rows.rows.map(({ state, passportId }) => [state, passportId])).toEqual(
      results.map(({ passportId }) => ['DONE', passportId]),
    );
  });

  it('leaves existing passports alone, or updates them', async () => {
    const there = await workspace.createPassport();
    const row = textileRow(there.productId, { model: 'Changed' });
    const { id } = await checked([row]);
    const refused = await publish(id);
    expect([refused.status, refused.body.code]).toEqual([400, 'JOB_EMPTY']);
    await patch(id, { existing: 'UPDATE' });
    await app.deps.importChecker.run();
    const { results } = await published(id);
    expect(results).toMatchObject([{ row: 1, ok: true, passportId: there.id }]);
    const [changed] = await passports();
    expect(changed).toMatchObject({ id: there.id, metadata: { model: 'Changed' } });
  });

  it('says before that a sealed passport cannot be updated', async () => {
    const there = await workspace.createPassport();
    await workspace.seal(there.id);
    const { id } = await checked([textileRow(there.productId)]);
    expect((await read(id)).counts).toMatchObject({ existing: 1, faulty: 0 });
    await patch(id, { existing: 'UPDATE' });
    await app.deps.importChecker.run();
    expect((await read(id)).faults).toMatchObject([{ code: 'PASSPORT_SEALED_IMMUTABLE' }]);
  });

  it('keeps faulty rows as drafts where it is told', async () => {
    const [good, faulty] = [newSku(), newSku()];
    const rows = [
      textileRow(good),
      textileRow(faulty, { originCountry: '' }),
      textileRow('', {}),
      textileRow(good),
    ];
    const { id } = await checked(rows);
    const { results } = await published(id, { keepFaulty: true });
    expect(results.map(({ row, ok, code }) => [row, ok, code])).toEqual([
      [1, true, null],
      [2, true, null],
      [3, false, 'VALIDATION_FAILED'],
      [4, false, 'PASSPORT_DUPLICATE'],
    ]);
    const made = await passports();
    expect(made.map(({ product_id, status }) => [product_id, status]).sort()).toEqual(
      [
        [good, 'ACTIVE'],
        [faulty, 'DRAFT'],
      ].sort(),
    );
  });

  it('publishes nothing of rows that are left out, and goes on with rows that are mended later', async () => {
    const rows = [
      textileRow(newSku()),
      textileRow(newSku(), { originCountry: '' }),
      textileRow(newSku()),
    ];
    const { id } = await checked(rows);
    await patch(id, { leaveOut: [3] });
    expect((await published(id)).results.map(({ row }) => row)).toEqual([1]);
    expect((await read(id)).state).toBe('READY');
    const column = textileColumns.indexOf('originCountry');
    const late = await patch(id, { cells: [{ row: 1, column, value: 'FR' }] });
    expect([late.status, late.body.code]).toEqual([409, 'IMPORT_ROW_PUBLISHED']);
    await patch(id, { cells: [{ row: 2, column, value: 'DE' }], takeIn: [3] });
    expect((await published(id)).results.map(({ row }) => row)).toEqual([2, 3]);
    expect(await passports()).toHaveLength(3);
    expect((await read(id)).state).toBe('DONE');
  });

  it('counts to the quota row by row', async () => {
    workspace = await createWorkspace(app, { passportLimit: 2 });
    const { id } = await checked([newSku(), newSku(), newSku()].map((sku) => textileRow(sku)));
    const { results } = await published(id);
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [true, null],
      [true, null],
      [false, 'passport_quota_exceeded'],
    ]);
    expect((await read(id)).counts).toMatchObject({ done: 2, ready: 1 });
  });

  it('reports a product that somebody else made a passport for meanwhile', async () => {
    const sku = newSku();
    const { id } = await checked([textileRow(sku)]);
    const job = await queued(id);
    await workspace.createPassport({ productId: sku });
    await app.deps.jobRunner.run();
    const { results } = await resultsOf(job.id);
    expect(results).toMatchObject([{ ok: false, code: 'PASSPORT_DUPLICATE' }]);
    expect(await passports()).toHaveLength(1);
  });

  it('ends with the rights of its author, and is seen by those who may see jobs', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const session = await startSession(app, workspace.tenant, 'BRAND_OPERATOR');
    const made = await app.request(`/api/v1/imports/${id}/publish`, {
      method: 'POST',
      headers: session.browser,
      json: {},
    });
    expect(made.status, made.text).toBe(202);
    await app.db('users').where({ id: session.user.id }).delete();
    await app.deps.jobRunner.run();
    const { results } = await resultsOf((made.body as unknown as { job: Job }).job.id);
    expect(results).toMatchObject([{ ok: false, code: 'PERMISSION_MISSING' }]);
    expect(await passports()).toEqual([]);
  });

  it('is canceled as any job, and can be begun again', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const job = await queued(id);
    const path = `/api/v1/jobs/${job.id}/cancel`;
    await app.request(path, { method: 'POST', key: workspace.key });
    await app.deps.jobRunner.run();
    expect(await passports()).toEqual([]);
    expect((await published(id)).results).toMatchObject([{ ok: true }]);
  });

  it('does each row once, also for a request that is repeated', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const headers = { 'Idempotency-Key': 'once' };
    const [first, second] = [await publish(id, {}, headers), await publish(id, {}, headers)];
    expect(second.body).toEqual(first.body);
    await app.deps.jobRunner.run();
    expect(await passports()).toHaveLength(1);
  });
});

describe('an import that is being published', () => {
  // Clause: POST /api/v1/imports/{id}/publish 409
  // Clause: PATCH /api/v1/imports/{id} 409
  // Clause: DELETE /api/v1/imports/{id} 409
  it('can be neither changed, deleted nor published again', async () => {
    const { id } = await checked([textileRow(newSku())]);
    await queued(id);
    expect((await read(id)).state).toBe('PUBLISHING');
    const replies = [
      await patch(id, { existing: 'UPDATE' }),
      await call(id, { method: 'DELETE' }),
      await publish(id),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, 'IMPORT_PUBLISHING']),
    );
    await app.deps.jobRunner.run();
  });
});

describe('POST /api/v1/imports/{id}/publish refuses', () => {
  it('an import whose rows are still being checked', async () => {
    const made = await postTable(app, workspace.key, textileCsv([textileRow(newSku())]));
    const { id } = (made.body as unknown as { import: WireImport }).import;
    const { status, body } = await publish(id);
    expect([status, body.code]).toEqual([409, 'IMPORT_NOT_CHECKED']);
  });

  // Clause: POST /api/v1/imports/{id}/publish 412
  it('a version that has changed', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const { status, body } = await publish(id, {}, { 'If-Match': '"9"' });
    expect([status, body.code]).toEqual([412, 'IMPORT_CHANGED']);
  });

  // Clause: POST /api/v1/imports/{id}/publish 400
  it('an import without a row to publish', async () => {
    const { id } = await checked([textileRow('')]);
    const { status, body } = await publish(id);
    expect([status, body.code]).toEqual([400, 'JOB_EMPTY']);
  });
});

describe('GET /api/v1/imports/{id}/file', () => {
  const download = async (id: string, query = '') => {
    const { status, text, headers } = await call(`${id}/file${query}`);
    expect(status, text).toBe(200);
    return { text, headers };
  };

  // Clause: GET /api/v1/imports/{id}/file 200
  it('gives the corrected table, which comes back the same', async () => {
    const hostile = ['=HYPERLINK("x")', "'=1+1", '+49 1', '@a', '-5', ' a;"b"\r\nc ', '\t=x', "'a"];
    const rows = hostile.map((model) => textileRow(newSku(), { model }));
    const { id } = await checked(rows);
    const model = textileColumns.indexOf('model');
    await patch(id, { cells: [{ row: 5, column: model, value: '=corrected' }], leaveOut: [4] });
    const { text, headers } = await download(id);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).not.toMatch(/(?:^|,)"?[=@\t]/m);
    const again = await postTable(app, workspace.key, text);
    const { id: other } = (again.body as unknown as { import: WireImport }).import;
    await app.deps.importChecker.run();
    await published(other);
    const models = new Set((await passports()).map(({ metadata }) => metadata.model));
    const meant = ['=HYPERLINK("x")', '=1+1', '+49 1', '=corrected', ' a;"b"\r\nc ', '\t=x', "'a"];
    expect(models).toEqual(new Set(meant));
  });

  it('says the faults of each row in a last column, in the language of the caller', async () => {
    const { id } = await checked([
      textileRow(newSku()),
      textileRow(newSku(), { originCountry: '' }),
    ]);
    const { text } = await download(id, '?faults=true&lang=de');
    const [header = '', good = '', faulty = ''] = text.split('\r\n');
    expect(header.endsWith(',Faults')).toBe(true);
    expect(good.endsWith(',')).toBe(true);
    const { body } = await call(`${id}?lang=de`);
    const [group] = (body as unknown as { import: WireImport }).import.faults;
    expect(faulty).toContain(group?.friendlyMessage);
  });

  it('has the separator that its decimal commas need', async () => {
    const table = 'productId;recycledContent.percentage\nA-1;12,5';
    const made = await postTable(app, workspace.key, table);
    const { id } = (made.body as unknown as { import: WireImport }).import;
    const { text, headers } = await download(id);
    expect(text).toBe('productId;recycledContent.percentage\r\nA-1;12,5\r\n');
    expect(headers.get('content-disposition')).toContain('import-corrected.csv');
  });
});

describe('headings with semicolons', () => {
  it('do not change how the table is read again', async () => {
    const made = await postTable(app, workspace.key, 'sep=,\nproductId,"a;b;c"\nA-1,x');
    const { id } = (made.body as unknown as { import: WireImport }).import;
    const { text } = await call(`${id}/file`);
    const again = await postTable(app, workspace.key, text);
    const { columns } = (again.body as unknown as { import: WireImport }).import;
    expect(columns.map(({ name }) => name)).toEqual(['productId', 'a;b;c']);
  });
});

describe.skipIf(isDistributed)('a check that fails for a reason of the server', () => {
  afterEach(async () => {
    app.setTime();
    await app.db.raw('drop trigger if exists fail_check on import_rows');
  });

  it('is tried again after a pause', async () => {
    await app.db.raw(`
      create or replace function fail_check() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$`);
    await app.db.raw(`create trigger fail_check before update on import_rows
      for each row when (new.state <> 'UNCHECKED') execute function fail_check()`);
    const { id } = await checked([textileRow(newSku())]);
    expect(await read(id)).toMatchObject({ state: 'CHECKING', checked: 0 });
    await app.db.raw('drop trigger fail_check on import_rows');
    app.setTime(new Date(Date.now() + 120_000));
    await app.deps.importChecker.run();
    expect(await read(id)).toMatchObject({ state: 'READY', checked: 1 });
  });
});
