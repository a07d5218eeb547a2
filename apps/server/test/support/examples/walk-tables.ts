import { textileColumns, textileCsv, textileRow } from '../imports.js';
import { pick, type Scene } from './scene.js';

const imports = '/api/v1/imports';
const shirt = '09506000142371';
const query = '?filename=spring.csv&category=textiles';

/** Tables on their way to passports. */
export async function walkTables(scene: Scene): Promise<void> {
  const { app, recorder, key } = scene;
  const table = textileCsv([
    textileRow(shirt, { size: 'M' }),
    textileRow('09506000142388', { size: 'L', originCountry: 'Portugal' }),
  ]);
  const sent = { path: imports + query, key };
  const made = await recorder.call({ says: 'A table of shirts', ...sent, csv: table, status: 201 });
  const path = `${imports}/${pick(made, 'import', 'id')}`;
  const cut = 'productId,size\n"SKU-1,M';
  await recorder.call({ says: 'A quote that never ends', ...sent, csv: cut, status: 400 });
  const publish = { path: `${path}/publish`, key, json: {} };
  await recorder.call({ says: 'Rows that are still being checked', ...publish, status: 409 });
  await app.deps.importChecker.run();
  await recorder.call({ says: 'Imports of the workspace', path: imports, key });
  await recorder.call({ says: 'An import with one kind of fault', path, key });
  await recorder.call({
    says: 'Rows with a fault, in German',
    path: `${path}/rows?state=FAULTY&limit=1&lang=de`,
    key,
  });
  const cursor = `${path}/rows?cursor=abc`;
  await recorder.call({ says: 'A cursor of another list', path: cursor, key, status: 400 });
  await walkCorrection(scene, path);
  await recorder.call({ says: 'The table with its faults', path: `${path}/file?faults=true`, key });
  const job = await recorder.call({ says: 'Publish it', ...publish, status: 202 });
  await recorder.call({
    says: 'An import that is published',
    path,
    method: 'DELETE',
    key,
    status: 409,
  });
  await app.deps.jobRunner.run();
  const results = `/api/v1/jobs/${pick(job, 'job', 'id')}`;
  await recorder.call({ says: 'The passports of an import', path: results, key });
  await recorder.call({ says: 'Nothing is left to publish', ...publish, status: 400 });
  await recorder.call({ says: 'Remove it', path, method: 'DELETE', key });
  await walkBound(scene);
}

async function walkCorrection({ recorder, key }: Scene, path: string) {
  const column = textileColumns.indexOf('originCountry');
  const patch = { path, method: 'PATCH', key };
  const cell = { row: 2, column: 99, value: 'PT' };
  await recorder.call({
    ...{ says: 'A column that is not there', ...patch },
    ...{ json: { cells: [cell] }, status: 400 },
  });
  await recorder.call({
    ...{ says: 'Correct a cell of the version that was read', ...patch },
    headers: { 'If-Match': '"1"' },
    json: { cells: [{ ...cell, column }] },
  });
  await recorder.call({
    ...{ says: 'A version that has changed', ...patch, status: 412 },
    headers: { 'If-Match': '"1"' },
    json: { existing: 'UPDATE' },
  });
  await recorder.call({
    ...{ says: 'Publish a version that has changed', path: `${path}/publish`, key },
    ...{ headers: { 'If-Match': '"1"' }, json: {}, status: 412 },
  });
}

/** The twenty-first import, and a change of one that is being published. */
async function walkBound({ app, recorder, key }: Scene) {
  const sent = { path: `${imports}?filename=one.csv&category=textiles`, key };
  const csv = textileCsv([textileRow('09506000142395')]);
  const post = () =>
    app.request(sent.path, {
      method: 'POST',
      key,
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    });
  const made: string[] = [];
  for (let reply = await post(); reply.status === 201; reply = await post()) {
    made.push(pick(reply.body, 'import', 'id'));
  }
  await recorder.call({ says: 'The twenty-first', ...sent, csv, status: 409 });
  await app.deps.importChecker.run();
  const [first = '', ...others] = made;
  const publish = { method: 'POST', key, json: {} };
  await app.request(`${imports}/${first}/publish`, publish);
  await recorder.call({
    says: 'An import that is being published',
    path: `${imports}/${first}`,
    method: 'PATCH',
    key,
    json: { existing: 'UPDATE' },
    status: 409,
  });
  for (const id of others) await app.request(`${imports}/${id}`, { method: 'DELETE', key });
  await app.deps.jobRunner.run();
}
