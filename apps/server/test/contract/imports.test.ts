import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

interface ImportReply {
  readonly import: WireImport;
  readonly rows: readonly WireRow[];
}

async function upload(rows: readonly (readonly string[])[], key = workspace.key) {
  const { status, text, body } = await postTable(app, key, textileCsv(rows));
  expect(status, text).toBe(201);
  return (body as unknown as ImportReply).import;
}
async function checked(rows: readonly (readonly string[])[], key?: string): Promise<WireImport> {
  const { id } = await upload(rows, key);
  await app.deps.importChecker.run();
  return read(id);
}
async function read(id: string, query = ''): Promise<WireImport> {
  const reply = await app.request(`/api/v1/imports/${id}${query}`, { key: workspace.key });
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as unknown as ImportReply).import;
}
async function rowsOf(id: string, query = '') {
  const path = `/api/v1/imports/${id}/rows${query}`;
  const reply = await app.request(path, { key: workspace.key });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as unknown as { rows: WireRow[]; nextCursor: string | null };
}
const patch = (id: string, json: object, headers: Record<string, string> = {}) =>
  app.request(`/api/v1/imports/${id}`, { method: 'PATCH', key: workspace.key, json, headers });
async function change(id: string, json: object): Promise<ImportReply> {
  const { status, text, body } = await patch(id, json);
  expect(status, text).toBe(200);
  return body as unknown as ImportReply;
}
const columnOf = (name: string) => textileColumns.indexOf(name);

describe('an import', () => {
  // Clause: POST /api/v1/imports 201
  // Clause: GET /api/v1/imports/{id} 200
  it('stores the table, and is checked in the background', async () => {
    const rows = [textileRow(newSku()), textileRow(newSku())];
    const made = await upload(rows);
    expect(made).toMatchObject({ state: 'CHECKING', total: 2, checked: 0, version: 1 });
    expect(made.counts).toMatchObject({ unchecked: 2, ready: 0 });
    expect(made.columns).toEqual(
      textileColumns.map((name) => ({ name, target: name, guessed: false })),
    );
    await app.deps.importChecker.run();
    expect(await read(made.id)).toMatchObject({ state: 'READY', checked: 2, faults: [] });
    expect((await read(made.id)).counts).toMatchObject({ unchecked: 0, ready: 2, faulty: 0 });
  });

  it('groups faults by kind, those of most rows first, with an example', async () => {
    const faulty = { 'materialComposition[0].percentage': 'much' };
    const rows = [
      textileRow(newSku(), faulty),
      textileRow(newSku()),
      textileRow(newSku(), { ...faulty, originCountry: '' }),
    ];
    const { counts, faults } = await checked(rows);
    expect(counts).toMatchObject({ ready: 1, faulty: 2 });
    expect(faults.map(({ code, field, rows: count }) => [code, field, count])).toEqual([
      ['FIELD_INVALID', 'materialComposition[].percentage', 2],
      ['FIELD_MISSING', 'originCountry', 1],
    ]);
    expect(faults[0]).toMatchObject({
      firstRow: 1,
      column: columnOf('materialComposition[0].percentage'),
      value: 'much',
    });
  });

  it('says faults in the language of the caller', async () => {
    const { id } = await checked([textileRow(newSku(), { originCountry: '' })]);
    const [english] = (await read(id)).faults;
    const [german] = (await read(id, '?lang=de')).faults;
    expect(german?.message).toBe(english?.message);
    expect(german?.friendlyMessage).not.toBe(english?.friendlyMessage);
    const { rows } = await rowsOf(id, '?lang=de');
    expect(rows[0]?.faults[0]?.friendlyMessage).toBe(german?.friendlyMessage);
  });

  it('counts rows whose product has a passport, those twice in the file, and the room of the plan', async () => {
    const small = await createWorkspace(app, { passportLimit: 3 });
    const there = await small.createPassport();
    const gtin = newGtin();
    const rows = [textileRow(there.productId), textileRow(gtin), textileRow(gtin)];
    const { counts, faults, freeInPlan } = await (async () => {
      workspace = small;
      return checked(rows);
    })();
    expect(counts).toMatchObject({ existing: 1, ready: 1, faulty: 1 });
    expect(faults).toMatchObject([{ code: 'ROW_DUPLICATE', field: 'productId', firstRow: 3 }]);
    expect(freeInPlan).toBe(2);
  });

  it('offers the id that was probably meant, and takes it for an article number where it is told', async () => {
    const gtin = newGtin();
    const mangled = gtin.replace(/^0+/, '');
    const { id, faults } = await checked([textileRow(mangled)]);
    expect(faults).toMatchObject([{ code: 'PRODUCT_ID_MANGLED', probably: gtin }]);
    await change(id, { allowSku: true });
    await app.deps.importChecker.run();
    expect((await read(id)).counts).toMatchObject({ ready: 1, faulty: 0 });
  });

  it('knows operators and facilities by number, and refuses those of others', async () => {
    const operator = await workspace.createOperator();
    const { operatorId: foreign } = await createWorkspace(app);
    const { id } = await checked([textileRow(newSku()), textileRow(newSku())]);
    const row = await app.db('operators').where({ id: operator.id }).first<{ reg_id: string }>();
    const target = 'operatorRegId';
    const column = columnOf('originCountry');
    await change(id, { columns: [{ index: column, target }] });
    await change(id, {
      cells: [
        { row: 1, column, value: row?.reg_id ?? '' },
        { row: 2, column, value: 'nobody' },
      ],
    });
    await app.deps.importChecker.run();
    const kinds = (await read(id)).faults.map(({ code, firstRow }) => [code, firstRow]);
    expect(kinds).toContainEqual(['OPERATOR_UNKNOWN', 2]);
    const refused = await patch(id, { operatorId: foreign });
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_FOREIGN']);
    const facility = await patch(id, { facilityId: foreign });
    expect([facility.status, facility.body.code]).toEqual([400, 'FACILITY_NOT_FOUND']);
  });
});

describe('columns', () => {
  it('are guessed by similar headings, and each target is taken once', async () => {
    const table = 'Product ID,productId2,origin country,size,size,,nonsense\nA-1,b,DE,M,L,x,y';
    const { body } = await postTable(app, workspace.key, table);
    const { columns } = (body as unknown as ImportReply).import;
    expect(columns.map(({ target, guessed }) => [target, guessed])).toEqual([
      ['productId', true],
      [null, false],
      ['originCountry', true],
      ['size', false],
      [null, false],
      [null, false],
      [null, false],
    ]);
  });

  it('take another target, and all rows are checked again', async () => {
    const [row] = [textileRow(newSku())];
    const { id } = await checked([row ?? []]);
    const { import: changed } = await change(id, {
      columns: [{ index: columnOf('originCountry'), target: null }],
    });
    expect(changed).toMatchObject({ state: 'CHECKING', checked: 0, version: 2 });
    await app.deps.importChecker.run();
    expect((await read(id)).faults).toMatchObject([
      { code: 'FIELD_MISSING', field: 'originCountry', column: null },
    ]);
  });

  // Clause: PATCH /api/v1/imports/{id} 400
  it.each([
    ['the target of another column', { index: 1, target: 'productId' }],
    ['what is no path', { index: 1, target: 'a[x]' }],
    ['what reaches the prototype', { index: 1, target: '__proto__.x' }],
  ])('do not take %s', async (_what, column) => {
    const { id } = await checked([textileRow(newSku())]);
    const { status, body } = await patch(id, { columns: [column] });
    expect([status, body.code]).toEqual([400, 'IMPORT_COLUMNS_INVALID']);
    const missing = await patch(id, { columns: [{ index: 400, target: null }] });
    expect([missing.status, missing.body.code]).toEqual([400, 'IMPORT_ROW_NOT_FOUND']);
  });
});

describe('corrections', () => {
  // Clause: PATCH /api/v1/imports/{id} 200
  it('of a cell check that row at once, and no other', async () => {
    const rows = [
      textileRow(newSku(), { originCountry: '' }),
      textileRow(newSku(), { originCountry: '' }),
    ];
    const { id } = await checked(rows);
    const cells = [{ row: 2, column: columnOf('originCountry'), value: 'DE' }];
    const reply = await change(id, { cells });
    expect(reply.rows).toMatchObject([{ row: 2, state: 'READY', faults: [] }]);
    expect(reply.import).toMatchObject({ state: 'READY', version: 2 });
    expect(reply.import.counts).toMatchObject({ ready: 1, faulty: 1 });
    expect(reply.import.faults).toMatchObject([{ rows: 1, firstRow: 1 }]);
  });

  it('of a product id tell the rows of the same product', async () => {
    const [one, other] = [newSku(), newSku()];
    const { id } = await checked([textileRow(one), textileRow(one), textileRow(other)]);
    const productId = (row: number, value: string) => ({ cells: [{ row, column: 0, value }] });
    const freed = await change(id, productId(1, other));
    expect(freed.rows.map(({ row, state }) => [row, state])).toEqual([
      [1, 'READY'],
      [2, 'READY'],
      [3, 'FAULTY'],
    ]);
    const back = await change(id, productId(1, one));
    expect(back.rows.map(({ row, state }) => [row, state])).toEqual([
      [1, 'READY'],
      [2, 'FAULTY'],
      [3, 'READY'],
    ]);
  });

  it('leave rows out and take them in again', async () => {
    const sku = newSku();
    const { id } = await checked([textileRow(sku), textileRow(sku)]);
    const left = await change(id, { leaveOut: [1] });
    expect(left.import.counts).toMatchObject({ leftOut: 1, ready: 1, faulty: 0 });
    expect(left.import.faults).toEqual([]);
    const taken = await change(id, { takeIn: [1] });
    expect(taken.import.counts).toMatchObject({ leftOut: 0, ready: 1, faulty: 1 });
  });

  it('made while the rows are being checked are checked with them', async () => {
    const { id } = await upload([textileRow(newSku(), { originCountry: '' })]);
    const cells = [{ row: 1, column: columnOf('originCountry'), value: 'DE' }];
    expect((await change(id, { cells })).rows).toMatchObject([{ state: 'UNCHECKED' }]);
    await app.deps.importChecker.run();
    expect((await read(id)).counts).toMatchObject({ ready: 1 });
  });

  it.each([
    ['a row', { row: 9, column: 0, value: '' }],
    ['a column', { row: 1, column: 400, value: '' }],
  ])('of %s that is not there are refused', async (_what, cell) => {
    const { id } = await checked([textileRow(newSku())]);
    const { status, body } = await patch(id, { cells: [cell] });
    expect([status, body.code]).toEqual([400, 'IMPORT_ROW_NOT_FOUND']);
    expect((await read(id)).version).toBe(1);
  });

  it('of a cell beyond its bound are refused, in bytes', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const cells = [{ row: 1, column: 0, value: 'ä'.repeat(40_000) }];
    const { status, body } = await patch(id, { cells });
    expect([status, body.code]).toEqual([400, 'IMPORT_TOO_LARGE']);
  });

  // Clause: PATCH /api/v1/imports/{id} 412
  it('of two people do not overwrite each other', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const read1 = await app.request(`/api/v1/imports/${id}`, { key: workspace.key });
    const tag = read1.headers.get('etag') ?? '';
    const json = { existing: 'UPDATE' };
    const first = await patch(id, json, { 'If-Match': tag });
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const second = await patch(id, { existing: 'LEAVE' }, { 'If-Match': tag });
    expect([second.status, second.body.code]).toEqual([412, 'IMPORT_CHANGED']);
    expect(second.body).toMatchObject({ current: { version: 2 } });
  });

  it('of many people at once are all there', async () => {
    const { id } = await checked(Array.from({ length: 8 }, () => textileRow(newSku())));
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patch(id, { cells: [{ row: index + 1, column: 1, value: `by ${index}` }] }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { rows } = await rowsOf(id);
    expect(rows.map(({ cells }) => cells[1])).toEqual(rows.map((_, index) => `by ${index}`));
    expect((await read(id)).version).toBe(9);
  });
});

describe('the rows of an import', () => {
  // Clause: GET /api/v1/imports/{id}/rows 200
  it('are paged, and filtered by a kind of fault or a state', async () => {
    const made = Array.from({ length: 5 }, (_, index) =>
      textileRow(newSku(), index % 2 === 0 ? { originCountry: '' } : {}),
    );
    const { id, faults } = await checked(made);
    const numbers: number[] = [];
    for (let query = '?limit=2'; ;) {
      const { rows, nextCursor } = await rowsOf(id, query);
      numbers.push(...rows.map(({ row }) => row));
      if (nextCursor === null) break;
      query = `?limit=2&cursor=${nextCursor}`;
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    const kind = encodeURIComponent(faults[0]?.kind ?? '');
    const withFault = await rowsOf(id, `?fault=${kind}`);
    expect(withFault.rows.map(({ row }) => row)).toEqual([1, 3, 5]);
    expect(withFault.rows[0]?.cells).toEqual(made[0]);
    const ready = await rowsOf(id, '?state=READY');
    expect(ready.rows.map(({ row, faults: found }) => [row, found])).toEqual([
      [2, []],
      [4, []],
    ]);
    expect((await rowsOf(id, '?fault=NOTHING%3Ax')).rows).toEqual([]);
  });

  // Clause: GET /api/v1/imports/{id}/rows 400
  it('are not read by a cursor of another list', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const path = `/api/v1/imports/${id}/rows?cursor=abc`;
    const { status, body } = await app.request(path, { key: workspace.key });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

describe('imports of others', () => {
  // Clause: GET /api/v1/imports 200
  // Clause: GET /api/v1/imports/{id} 404
  // Clause: GET /api/v1/imports/{id}/rows 404
  // Clause: GET /api/v1/imports/{id}/file 404
  // Clause: PATCH /api/v1/imports/{id} 404
  // Clause: DELETE /api/v1/imports/{id} 404
  // Clause: POST /api/v1/imports/{id}/publish 404
  // Clause: GET /api/v1/imports/{id} 403
  it.each([
    ['another workspace', 404, async () => (await createWorkspace(app)).key],
    [
      'a bound operator',
      403,
      async () => {
        const { id: operatorId } = await workspace.createOperator();
        return workspace.createKey({ operatorId });
      },
    ],
  ] as const)('are not shown to %s: %i', async (_whose, refusal, keyOf) => {
    const { id } = await checked([textileRow(newSku())]);
    const key = await keyOf();
    const path = `/api/v1/imports/${id}`;
    const replies = [
      await app.request(path, { key }),
      await app.request(`${path}/rows`, { key }),
      await app.request(`${path}/file`, { key }),
      await app.request(path, { method: 'PATCH', key, json: { allowSku: true } }),
      await app.request(`${path}/publish`, { method: 'POST', key, json: {} }),
      await app.request(path, { method: 'DELETE', key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(refusal));
    const list = await app.request('/api/v1/imports', { key });
    expect(list.body).toMatchObject({ imports: [] });
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  it('are shown to colleagues, the last changed first', async () => {
    const { id: first } = await checked([textileRow(newSku())]);
    const { id: second } = await checked([textileRow(newSku())]);
    await change(first, { existing: 'UPDATE' });
    const list = await app.request('/api/v1/imports', { key: await workspace.createKey() });
    const { imports } = list.body as unknown as { imports: WireImport[] };
    expect(imports.map(({ id }) => id)).toEqual([first, second]);
  });
});

describe('DELETE /api/v1/imports/{id}', () => {
  // Clause: DELETE /api/v1/imports/{id} 200
  it('removes the import and its rows', async () => {
    const { id } = await checked([textileRow('')]);
    const path = `/api/v1/imports/${id}`;
    const reply = await app.request(path, { method: 'DELETE', key: workspace.key });
    expect(reply.status).toBe(200);
    expect((await app.request(path, { key: workspace.key })).status).toBe(404);
    for (const table of ['import_rows', 'import_row_faults']) {
      expect(await app.db(table).where({ import_id: id })).toEqual([]);
    }
  });
});

describe('what a workspace may hold', () => {
  // Clause: POST /api/v1/imports 409
  it('is twenty imports, also of those that are sent at once', async () => {
    const table = textileCsv([textileRow(newSku())]);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => postTable(app, workspace.key, table)),
    );
    for (let sent = 8; sent < 24; sent += 1) {
      replies.push(await postTable(app, workspace.key, table));
    }
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_IMPORTS');
  });

  it('does not count a file whose reading a dead process began', async () => {
    const { id } = await upload([textileRow(newSku())]);
    await app.db('imports').where({ id }).update({ state: 'READING' });
    expect((await app.request(`/api/v1/imports/${id}`, { key: workspace.key })).status).toBe(404);
    app.setTime(new Date(Date.now() + 16 * 60_000));
    await upload([textileRow(newSku())]);
    app.setTime();
    expect(await app.db('imports').where({ id })).toEqual([]);
  });

  it('goes 30 days after the last change', async () => {
    const { id } = await checked([textileRow(newSku())]);
    const day = 24 * 60 * 60_000;
    app.setTime(new Date(Date.now() + 29 * day));
    await app.deps.sweeper.runIfDue();
    expect((await read(id)).id).toBe(id);
    app.setTime(new Date(Date.now() + 31 * day));
    await app.deps.sweeper.runIfDue();
    app.setTime();
    expect((await app.request(`/api/v1/imports/${id}`, { key: workspace.key })).status).toBe(404);
  });
});
