import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatteryUnitRow } from '../../src/platform/db/tables.js';
import { planOf, statementsOf } from '../support/query-plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Search {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly nextCursor: string | null;
  readonly units: readonly {
    readonly id: string;
    readonly serialNumber: string;
    readonly productId: string;
  }[];
}

const serials = ['TP84-0003', 'TP84-0001', 'TP84-0002', 'tp84-0004', 'RX-1'];

let app: TestApp;
let workspace: Workspace;
let passport: { id: string; productId: string };
let other: { id: string };
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport();
  other = await workspace.createPassport();
  for (const serialNumber of serials) await workspace.serialise(passport.id, { serialNumber });
  await workspace.serialise(other.id, { serialNumber: 'TP84-0001', status: 'REUSED' });
  const elsewhere = await createWorkspace(app);
  const { id } = await elsewhere.createPassport();
  await elsewhere.serialise(id, { serialNumber: 'TP84-0001' });
});
afterAll(() => app.close());

const ask = (query: Readonly<Record<string, string>>, key = workspace.key) =>
  app.request(`/api/v1/units?${new URLSearchParams(query)}`, { key });
async function search(query: Readonly<Record<string, string>>, key?: string): Promise<Search> {
  const { status, text, body } = await ask(query, key);
  expect(status, text).toBe(200);
  return body as unknown as Search;
}
const serialsOf = ({ units }: Pick<Search, 'units'>) =>
  units.map(({ serialNumber }) => serialNumber);
async function pagesOf(query: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Search = await search({ ...query, limit: '2', ...(cursor !== null && { cursor }) });
    found.push(...serialsOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

describe('GET /api/v1/units', () => {
  // Clause: GET /api/v1/units 200
  it('lists the units of every passport, newest first', async () => {
    const { total, totalIsExact, units } = await search({});
    expect({ total, totalIsExact }).toEqual({ total: 6, totalIsExact: true });
    expect(serialsOf({ units })).toEqual(['TP84-0001', ...serials.toReversed()]);
    expect(units.at(-1)?.productId).toBe(passport.productId);
    expect(await pagesOf({})).toEqual(serialsOf({ units }));
  });

  it.each([
    ['TP84', ['TP84-0001', 'TP84-0001', 'TP84-0002', 'TP84-0003', 'tp84-0004']],
    ['tp84', ['TP84-0001', 'TP84-0001', 'TP84-0002', 'TP84-0003', 'tp84-0004']],
    [' rx-1 ', ['RX-1']],
    ['84', []],
    ['TP84%', []],
    ['Ä', []],
    ['(01)09506000134352(21)RX-1', ['RX-1']],
    ['(21', []],
  ])('finds %s at the beginning of serial numbers, in their order', async (q, expected) => {
    const found = await search({ q });
    expect(serialsOf(found)).toEqual(expected);
    expect(found.total).toBe(expected.length);
    expect(await pagesOf({ q })).toEqual(expected);
  });

  it('filters by status and passport', async () => {
    expect(serialsOf(await search({ status: 'REUSED' }))).toEqual(['TP84-0001']);
    expect((await search({ passportId: passport.id })).total).toBe(5);
    expect((await search({ passportId: other.id, q: 'TP', status: 'REUSED' })).total).toBe(1);
    expect((await search({ passportId: randomUUID() })).units).toEqual([]);
  });

  it('finds units of its operator for a key of one', async () => {
    const { operatorId } = workspace;
    const key = await workspace.createKey({ operatorId: (await workspace.createOperator()).id });
    expect(await search({}, key)).toMatchObject({ total: 0, units: [] });
    expect((await search({ q: 'TP' }, await workspace.createKey({ operatorId }))).total).toBe(5);
  });

  // Clause: GET /api/v1/units 400
  it.each([
    ['a status that is none', { status: 'BROKEN' }],
    ['a passport that is no UUID', { passportId: 'SKU-1' }],
    ['a cursor of nothing', { cursor: 'x' }],
    ['a cursor of the other order', { cursor: 'WyJUUDg0IiwieCJd' }],
    ['the same with a question', { q: 'TP', cursor: 'WyJUUDg0IiwieCJd' }],
    ['a question of 401 characters', { q: 'x'.repeat(401) }],
  ])('refuses %s', async (_what, query) => {
    expect((await ask(query as unknown as Record<string, string>)).status).toBe(400);
  });

  // Clause: GET /api/v1/units 403
  it('refuses a caller without battery:read', async () => {
    const key = await workspace.createKey({ permissions: ['passport:read'] });
    expect((await ask({}, key)).status).toBe(403);
  });
});

describe('the statements of a search for units', () => {
  let large: Workspace;

  beforeAll(async () => {
    large = await createWorkspace(app);
    const { id } = await large.createPassport();
    const { id: unitId } = await large.serialise(id, {
      serialNumber: 'TP84-0001',
      status: 'REUSED',
    });
    const row = await app.db<BatteryUnitRow>('battery_units').where({ id: unitId }).first();
    const copies = Array.from({ length: 3000 }, (_, i) => ({
      ...{ ...row, id: randomUUID(), status: 'IN_SERVICE' },
      ...{ serial_number: `ZX-${i}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, i)) },
    }));
    await app.db.batchInsert('battery_units', copies, 500);
    await app.db.raw('analyze');
  });

  it.each([
    ['', /Index (?:Only )?Scan (?:Backward )?using battery_units_/],
    ['?q=TP84', /battery_units_by_serial/],
    ['?status=REUSED', /battery_units_(?:oldest|by_status)/],
  ])('reads by an index of the workspace: %s', async (query, index) => {
    const path = `/api/v1/units${query}`;
    const asked = { path, key: large.key, tables: /"battery_units"/ };
    const statements = await statementsOf(app, asked);
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      const plan = await planOf(app, large.tenant.id, statement);
      expect(plan).toMatch(index);
      expect(plan).not.toContain('Seq Scan on battery_units');
    }
  });
});
