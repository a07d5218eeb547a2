import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PassportRow } from '../../src/platform/db/tables.js';
import { newSku } from '../support/factories.js';
import { planOf, statementsOf } from '../support/query-plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { id } = await workspace.createPassport();
  await workspace.createPassport({ draft: true });
  await insertCopies(id, 3000);
  await app.db.raw('analyze');
});
afterAll(() => app.close());

/** Passports of which none waits for a person. */
async function insertCopies(id: string, count: number): Promise<void> {
  const row = await app.db<PassportRow>('passports').where({ id }).first();
  if (!row) throw new Error('There is no passport to copy.');
  const { content_bytes: _made, metadata, ...columns } = row;
  const sealed = { sealed_at: row.updated_at, facility_id: workspace.facilityId };
  const copies = Array.from({ length: count }, () => ({
    ...{ ...columns, ...sealed, metadata: JSON.stringify(metadata) },
    ...{ id: randomUUID(), product_id: newSku(), gtin: null },
  }));
  await app.db.batchInsert('passports', copies, 500);
}

const tables = /"(?:passports|access_grants|api_keys|users)"/;

/** The index that holds no more than what waits, of each table and kind. */
const indexes = [
  'passports_recalled',
  'passports_with_faults',
  'passports_ending',
  'passports_to_seal',
  'passports_without_facility',
  'passports_by_publication',
  'access_grants_pending',
  'api_keys_ending',
  'users_without_second_factor',
];

it.each([
  ['the whole workspace', undefined],
  ['one operator', 'operator'],
])('counts what waits of %s by indexes of just that', async (_who, bound) => {
  const { operatorId } = workspace;
  const key = bound ? await workspace.createKey({ operatorId }) : workspace.key;
  const statements = await statementsOf(app, { path: '/api/v1/today', key, tables });
  const counts = statements.filter(
    ({ sql }) => sql.includes('"bounded"') || sql.includes('"published"'),
  );
  const plans = await Promise.all(
    counts.map((statement) => planOf(app, workspace.tenant.id, statement)),
  );
  expect(plans.length).toBe(bound ? 7 : 9);
  for (const plan of plans) {
    expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using (?:${indexes.join('|')})\\b`));
    expect(plan).toContain('Limit');
    expect(plan).not.toMatch(/Seq Scan on (?:passports|access_grants|api_keys|users)/);
  }
});
