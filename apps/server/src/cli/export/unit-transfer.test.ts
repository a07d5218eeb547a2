import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, textiles } from '../../../test/support/factories.js';
import { importableWorkspace, importingRegId } from '../../../test/support/importable-workspace.js';
import { openCommandLine } from '../../../test/support/command-line.js';
import { operatorRepository } from '../../features/operators/operator-repository.js';
import { batchRepository } from '../../features/passports/batches/batch-repository.js';
import { passportReader } from '../../features/passports/passport-reader.js';
import { newId } from '../../platform/clock.js';
import { getTenant, withDatabase } from '../command/command-context.js';

const commandLine = openCommandLine({ isTerminal: true });
const {
  run: dpp,
  result,
  write: fileOf,
  writeLines: lines,
  faultsOf,
  pathOf,
  access,
  openDatabase,
} = commandLine;
afterAll(() => commandLine.close());

const productId = newGtin();

async function exported(what: 'units' | 'telemetry', tenant: string) {
  const { printed } = await dpp('export', what, '--tenant', tenant);
  return JSON.parse(printed) as Readonly<Record<string, unknown>>[];
}

/** A workspace with one passport. */
async function create(subdomain: string): Promise<string> {
  await importableWorkspace({ DATA_DIR: access.config.dataDirectory }, subdomain, openDatabase);
  const file = fileOf(`${subdomain}.json`, JSON.stringify([{ productId, metadata: textiles() }]));
  expect(await result('import', file, '--tenant', subdomain)).toMatchObject({ inserted: 1 });
  return subdomain;
}

const unit = (serialNumber: string, members: object = {}) => ({
  productId,
  serialNumber,
  ...members,
});
const measured = (serialNumber: string, day: number, members: object = {}) => ({
  productId,
  serialNumber,
  eventType: 'SOH_MEASUREMENT',
  stateOfHealth: 100 - day,
  recordedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  ...members,
});

beforeAll(() => create('acme'));

describe('dpp import units', () => {
  it('serialises what a file lists, and names the lines it refuses', async () => {
    const file = lines('units.ndjson', [
      unit('A-1', { manufacturedAt: '2026-01-01T00:00:00.000Z' }),
      unit('no/slash'),
      unit('A-2', { status: 'MELTED' }),
      { serialNumber: 'A-3' },
      unit('A-4', { productId: 'nowhere' }),
      unit('A-5', { predecessorSerialNumber: 'never' }),
      unit('A-6', { predecessorProductId: productId }),
      unit('A-7'),
      unit('A-7'),
      ['A-8'],
    ]);
    expect(await result('import', 'units', file, '--tenant', 'acme')).toMatchObject({
      rows: 10,
      inserted: 2,
      failed: 8,
      report: `${file}.errors.ndjson`,
      exitCode: 1,
    });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 9, 10]);
    expect(await exported('units', 'acme')).toMatchObject([
      unit('A-1', { status: 'IN_SERVICE', manufacturedAt: '2026-01-01T00:00:00.000Z' }),
      unit('A-7', { manufacturedAt: null, predecessorSerialNumber: null }),
    ]);
  });

  it('leaves alone what is there just so, and refuses what is there otherwise', async () => {
    await create('again');
    const chain = [unit('B-1'), unit('B-2', { predecessorSerialNumber: 'B-1' })];
    const file = lines('chain.ndjson', [
      ...chain,
      unit('B-3', { predecessorSerialNumber: 'B-2', predecessorStatus: 'REUSED' }),
    ]);
    expect(await result('import', 'units', file, '--tenant', 'again')).toMatchObject({
      inserted: 3,
      failed: 0,
    });
    expect((await exported('units', 'again')).map(({ status }) => status)).toEqual([
      'REPURPOSED',
      'REUSED',
      'IN_SERVICE',
    ]);
    expect(await result('import', 'units', file, '--tenant', 'again')).toMatchObject({
      inserted: 0,
      alreadyThere: 3,
      exitCode: 0,
    });
    const other = lines('other.ndjson', [unit('B-1', { manufacturedAt: '2026-01-01' })]);
    expect(await result('import', 'units', other, '--tenant', 'again')).toMatchObject({
      failed: 1,
    });
  });

  it.each([
    ['a spreadsheet shortened', '1.23457E+15', 'last digits are lost'],
    ['stands in a formula', '"=""0007"""', 'probably 0007'],
    ['has a character without width', 'B\u200b-7', 'probably B-7'],
  ])('refuses a serial number in a table that %s', async (_what, cell, hint) => {
    const file = fileOf('mangled.csv', `productId,serialNumber\r\n${productId},${cell}\r\n`);
    const read = await result('import', 'units', file, '--tenant', 'acme', '--dry-run');
    expect(read).toMatchObject({ inserted: 0, failed: 1 });
    expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain(hint);
  });

  it('names the product that was probably meant, and the column', async () => {
    const file = fileOf('short.csv', `productId,serialNumber\n${productId.slice(1)},X-1\n`);
    await dpp('import', 'units', file, '--tenant', 'acme');
    expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain(`probably ${productId}`);
    const misnamed = fileOf('misnamed.csv', `productId,serial_number\n${productId},X-1\n`);
    const { exitCode, complained } = await dpp('import', 'units', misnamed, '--tenant', 'acme');
    expect([exitCode, complained]).toEqual([
      1,
      expect.stringContaining('Did you mean serialNumber?'),
    ]);
  });

  it('stores nothing in a dry run', async () => {
    await create('dry');
    const file = lines('dry.ndjson', [unit('C-1'), unit('')]);
    const preview = await result('import', 'units', file, '--tenant', 'dry', '--dry-run');
    expect(preview).toMatchObject({ dryRun: true, inserted: 1, failed: 1, exitCode: 1 });
    expect(await exported('units', 'dry')).toEqual([]);
    expect(existsSync(`${file}.checkpoint`)).toBe(false);
  });
});

/** A second operator of a workspace, with a passport of the same product. */
async function addOperator(subdomain: string, regId: string): Promise<void> {
  await withDatabase(
    access,
    async (context) => {
      const { id: tenantId } = await getTenant(context, subdomain);
      const at = context.clock.now();
      await operatorRepository(context.db).insert({
        ...{
          id: newId(),
          tenantId,
          name: regId,
          regId,
          regIdScheme: null,
          eori: null,
          role: 'IMPORTER',
        },
        ...{ createdAt: at, updatedAt: at, archivedAt: null },
      });
    },
    openDatabase,
  );
  const passport = { productId, operatorRegId: regId, metadata: textiles() };
  const file = fileOf(`${regId}.json`, JSON.stringify([passport]));
  expect(await result('import', file, '--tenant', subdomain)).toMatchObject({ inserted: 1 });
}

describe('a product that several operators have', () => {
  const others = 'DE222222222';
  const of = (operatorRegId: string | null, serialNumber: string, members: object = {}) =>
    unit(serialNumber, { ...(operatorRegId !== null && { operatorRegId }), ...members });

  it('has the units of each by operatorRegId, and those of the first without', async () => {
    await create('several');
    await addOperator('several', others);
    const file = lines('several.ndjson', [
      of(null, 'S-1'),
      of(others, 'S-1'),
      of(importingRegId, 'S-2'),
      of(others, 'S-3', { predecessorSerialNumber: 'S-1' }),
      of(others, 'S-4', {
        predecessorSerialNumber: 'S-2',
        predecessorOperatorRegId: importingRegId,
      }),
      of('DE999', 'S-5'),
      of(others, 'S-6', { predecessorSerialNumber: 'S-2' }),
      of(others, 'S-7', { predecessorOperatorRegId: importingRegId }),
    ]);
    const imported = await result('import', 'units', file, '--tenant', 'several');
    expect(imported).toMatchObject({ inserted: 5, failed: 3, exitCode: 1 });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([6, 7, 8]);
    const found = await exported('units', 'several');
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining(of(importingRegId, 'S-1', { status: 'IN_SERVICE' })),
        expect.objectContaining(of(others, 'S-1', { status: 'REPURPOSED' })),
        expect.objectContaining(of(importingRegId, 'S-2', { status: 'REPURPOSED' })),
        expect.objectContaining(of(others, 'S-3', { predecessorOperatorRegId: others })),
        expect.objectContaining(of(others, 'S-4', { predecessorOperatorRegId: importingRegId })),
      ]),
    );
    // An export names them, so that it is there already as it is.
    const out = pathOf('several-out.csv');
    await result('export', 'units', '--tenant', 'several', '--out', out);
    const again = await result('import', 'units', out, '--tenant', 'several');
    expect(again).toMatchObject({ inserted: 0, alreadyThere: 5, failed: 0 });
  });

  it('has the telemetry of each by operatorRegId, and nobody else is asked', async () => {
    await create('measured');
    await addOperator('measured', 'DE333333333');
    const ofOther = { operatorRegId: 'DE333333333' };
    const made = lines('measured.ndjson', [unit('T-1'), unit('T-1', ofOther), unit('T-2')]);
    await result('import', 'units', made, '--tenant', 'measured');
    const file = lines('measured-events.ndjson', [
      measured('T-1', 1),
      measured('T-1', 2, ofOther),
      measured('T-2', 3, ofOther),
      measured('T-2', 4, { operatorRegId: 'DE999' }),
    ]);
    const imported = await result('import', 'telemetry', file, '--tenant', 'measured');
    expect(imported).toMatchObject({ inserted: 2, failed: 2 });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([3, 4]);
    expect(await exported('telemetry', 'measured')).toMatchObject([
      measured('T-1', 1, { operatorRegId: importingRegId }),
      measured('T-1', 2, ofOther),
    ]);
  });
});

/** Batches of the passport that {@link create} makes. */
async function addBatches(subdomain: string, lots: readonly string[]): Promise<void> {
  await withDatabase(
    access,
    async (context) => {
      const { id: tenantId } = await getTenant(context, subdomain);
      const passports = await passportReader(context.db).identify(tenantId, [productId], null);
      const passportId = passports.get(productId)?.id ?? '';
      const at = context.clock.now();
      const facts = { status: 'ACTIVE', statusNote: null, metadata: {}, editCount: 0 } as const;
      const times = { statusChangedAt: at, createdAt: at, updatedAt: at };
      await batchRepository(context.db).insertAll(
        lots.map((lot) => ({ id: newId(), tenantId, passportId, lot, ...facts, ...times })),
      );
    },
    openDatabase,
  );
}

describe('units of batches', () => {
  it('name their lots in a file, and are there already by them', async () => {
    await create('lots');
    await addBatches('lots', ['H-1', 'h-1']);
    const file = lines('lots.ndjson', [
      unit('L-1', { lot: 'H-1' }),
      unit('L-2', { lot: 'h-1' }),
      unit('L-3'),
      unit('L-4', { lot: 'H-2' }),
      unit('L-5', { lot: 4711 }),
    ]);
    const imported = await result('import', 'units', file, '--tenant', 'lots');
    expect(imported).toMatchObject({ inserted: 3, failed: 2 });
    expect(faultsOf(file)).toMatchObject([
      { line: 4, message: 'lot names no batch of this passport.' },
      { line: 5, message: 'lot must be the lot of a batch.' },
    ]);
    expect((await exported('units', 'lots')).map(({ lot }) => lot)).toEqual(['H-1', 'h-1', null]);
    const out = pathOf('lots-out.csv');
    await result('export', 'units', '--tenant', 'lots', '--out', out);
    const again = await result('import', 'units', out, '--tenant', 'lots');
    expect(again).toMatchObject({ inserted: 0, alreadyThere: 3, failed: 0 });
  });

  it.each([
    ['another batch', { lot: 'h-1' }],
    ['none', {}],
    ['one that is not there', { lot: 'H-2' }],
  ])('are refused where the unit that is there names H-1 and the row %s', async (what, members) => {
    const subdomain = `lot-${what.length}`;
    await create(subdomain);
    await addBatches(subdomain, ['H-1', 'h-1']);
    const first = lines('first.ndjson', [unit('M-1', { lot: 'H-1' })]);
    await result('import', 'units', first, '--tenant', subdomain);
    const other = lines('second.ndjson', [unit('M-1', members)]);
    const refused = await result('import', 'units', other, '--tenant', subdomain);
    expect(refused).toMatchObject({ inserted: 0, alreadyThere: 0, failed: 1 });
    expect(await exported('units', subdomain)).toMatchObject([{ lot: 'H-1' }]);
  });

  it('are refused in a table where a spreadsheet shortened the lot', async () => {
    const table = `productId,serialNumber,lot\r\n${productId},N-1,1.23457E+15\r\n`;
    const file = fileOf('mangled-lot.csv', table);
    const read = await result('import', 'units', file, '--tenant', 'acme', '--dry-run');
    expect(read).toMatchObject({ inserted: 0, failed: 1 });
    expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain('lot is a number');
  });
});

describe('dpp import telemetry', () => {
  it('appends what a file says, and names the lines it refuses', async () => {
    await create('fleet');
    const made = lines('fleet.ndjson', [unit('D-1'), unit('D-2')]);
    await result('import', 'units', made, '--tenant', 'fleet');
    const [{ id: unitId } = {}] = await exported('units', 'fleet');
    const file = lines('telemetry.ndjson', [
      measured('D-1', 1),
      measured('D-2', 1, { payload: { cells: [1, 2] } }),
      measured('D-1', 2, { stateOfHealth: 101 }),
      measured('D-1', 3, { eventType: 'MOOD' }),
      measured('D-1', 4, { recordedAt: null }),
      measured('D-9', 5),
      measured('', 6),
      { unitId, eventType: 'STATUS_CHANGE', status: 'RECYCLED', recordedAt: '2026-01-07' },
      measured('D-1', 8),
      measured('D-2', 1, { payload: { cells: [1, 2] } }),
    ]);
    expect(await result('import', 'telemetry', file, '--tenant', 'fleet')).toMatchObject({
      rows: 10,
      inserted: 3,
      alreadyThere: 1,
      failed: 6,
      exitCode: 1,
    });
    expect(faultsOf(file).map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 9]);
    expect(await exported('telemetry', 'fleet')).toMatchObject([
      measured('D-1', 1),
      { serialNumber: 'D-1', eventType: 'STATUS_CHANGE', status: 'RECYCLED' },
      measured('D-2', 1, { payload: { cells: [1, 2] } }),
    ]);
    expect(await exported('units', 'fleet')).toMatchObject([
      unit('D-1', { status: 'RECYCLED', ceasedAt: expect.any(String) as string }),
      unit('D-2', { status: 'IN_SERVICE', ceasedAt: null }),
    ]);
    // Even of what is recycled by now.
    expect(await result('import', 'telemetry', file, '--tenant', 'fleet')).toMatchObject({
      inserted: 0,
      alreadyThere: 4,
      failed: 6,
    });
  });

  it('goes on where it stopped, and records nothing twice', async () => {
    await create('stopped');
    await result('import', 'units', lines('one.ndjson', [unit('E-1')]), '--tenant', 'stopped');
    const rows = Array.from({ length: 1100 }, (_, hour) =>
      measured('E-1', 1, { recordedAt: new Date(hour * 3_600_000).toISOString() }),
    );
    const file = lines('long.ndjson', rows);
    const first = await dpp('import', 'telemetry', file, '--tenant', 'stopped');
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.complained).toContain('[');
    const again = await result('import', 'telemetry', file, '--tenant', 'stopped');
    expect(again).toMatchObject({ inserted: 0, alreadyThere: 1100 });
    const state = { rows: 1000, inserted: 1000, updated: 0, alreadyThere: 0, failed: 0 };
    const checkpoint = { identity: 'of another import', ...state, reportBytes: 0 };
    writeFileSync(`${file}.checkpoint`, JSON.stringify(checkpoint));
    for (const options of [[], ['--resume']]) {
      const refused = await dpp('import', 'telemetry', file, '--tenant', 'stopped', ...options);
      expect(refused).toMatchObject({ exitCode: 64, printed: '' });
    }
    expect(await exported('telemetry', 'stopped')).toHaveLength(1100);
  });

  it('is written into the audit log only where a status changes', async () => {
    await create('audited');
    await result('import', 'units', lines('f.ndjson', [unit('F-1')]), '--tenant', 'audited');
    const entries = async () => {
      const { results } = (await result('audit', 'verify', '--tenant', 'audited')) as unknown as {
        results: { verifiedEntries: number }[];
      };
      return results[0]?.verifiedEntries ?? 0;
    };
    const before = await entries();
    const file = lines('g.ndjson', [
      measured('F-1', 1),
      measured('F-1', 2, { status: 'RECALLED' }),
      measured('F-1', 3, { status: 'WASTE' }),
      measured('F-1', 4),
    ]);
    await result('import', 'telemetry', file, '--tenant', 'audited', '--dry-run');
    expect(await entries()).toBe(before);
    await result('import', 'telemetry', file, '--tenant', 'audited');
    expect(await entries()).toBe(before + 2);
  });
});

describe('a table of telemetry', () => {
  it('is read by its columns, in any order, and refuses cells by their line', async () => {
    await create('tables');
    const units = fileOf('units.csv', `serialNumber,productId\nH-1,${productId}\n`);
    expect(await result('import', 'units', units, '--tenant', 'tables')).toMatchObject({
      inserted: 1,
    });
    const rows = [
      'recordedAt;stateOfHealth;payload;eventType;serialNumber;productId',
      '2026-01-01;99.5;"{""cells"":[1]}";OTHER;H-1',
      '2026-01-02;99,5;;OTHER;H-1',
      '2026-01-03;;{oops};OTHER;H-1',
      '2026-01-04;;"{},""status"":""RECYCLED""";OTHER;H-1',
      '2026-01-05;;;OTHER;H-1;x;y',
    ];
    const text = rows.map((row, index) => (index % 5 ? `${row};${productId}` : row)).join('\n');
    const file = fileOf('telemetry.csv', text);
    expect(await result('import', 'telemetry', file, '--tenant', 'tables')).toMatchObject({
      inserted: 1,
      failed: 4,
    });
    const report = readFileSync(`${file}.errors.csv`, 'utf8');
    expect(report.match(/^\d+/gm)).toEqual(['3', '4', '5', '6']);
    expect(await exported('telemetry', 'tables')).toMatchObject([
      { serialNumber: 'H-1', stateOfHealth: 99.5, payload: { cells: [1] } },
    ]);
  });

  it.each(['serialNumber,mood\n1,2\n', 'serialNumber,serialNumber\n1,2\n'])(
    'is refused for its columns: %j',
    async (text) => {
      const file = fileOf('columns.csv', text);
      for (const what of ['units', 'telemetry']) {
        const refused = await dpp('import', what, file, '--tenant', 'acme');
        expect(refused).toMatchObject({ exitCode: 1, printed: '' });
        expect(refused.complained).toContain('columns.csv');
      }
    },
  );
});

describe('dpp export units and telemetry', () => {
  it.each(['json', 'ndjson', 'csv'])('give another workspace the same by %s', async (format) => {
    const [from, to] = [await create(`from-${format}`), await create(`to-${format}`)];
    const units = lines(`${format}-units.ndjson`, [
      unit('K-1', { manufacturedAt: '2026-01-01T00:00:00.000Z', status: 'RECALLED' }),
      unit('K-2'),
    ]);
    const events = lines(`${format}-events.ndjson`, [
      measured('K-1', 1, { temperatureC: -5.25, cycleCount: 7, payload: [{ 'ä;,"': '\n=1' }] }),
      measured('K-2', 2, { eventType: 'STATUS_CHANGE', status: 'WASTE', stateOfHealth: null }),
    ]);
    await result('import', 'units', units, '--tenant', from);
    await result('import', 'telemetry', events, '--tenant', from);
    for (const what of ['units', 'telemetry'] as const) {
      const out = pathOf(`${format}-${what}-out.${format}`);
      const written = await result('export', what, '--tenant', from, '--out', out);
      expect(written).toMatchObject({ rows: 2, exitCode: 0 });
      const read = await result('import', what, out, '--tenant', to);
      expect(read).toMatchObject({ inserted: 2, failed: 0, exitCode: 0 });
    }
    expect(await exported('telemetry', to)).toEqual(await exported('telemetry', from));
    const withoutId = (rows: readonly object[]) => rows.map((row) => ({ ...row, id: null }));
    expect(withoutId(await exported('units', to))).toEqual(
      withoutId(await exported('units', from)),
    );
  });

  it.each([
    ['no workspace', ['import', 'units', 'x.json'], 64],
    ['an unknown kind of file', ['import', 'telemetry', 'x.xml', '--tenant', 'acme'], 64],
    ['what is for passports', ['import', 'units', 'x.json', '--tenant', 'acme', '--upsert'], 64],
    [
      'a dry run that goes on',
      ['import', 'units', 'x.csv', '--tenant', 'a', '--dry-run', '--resume'],
      64,
    ],
    ['a file that is not there', ['import', 'telemetry', '/no/x.csv', '--tenant', 'acme'], 1],
    ['a workspace that is not there', ['import', 'units', 'x.json', '--tenant', 'nobody'], 1],
    ['an unknown format', ['export', 'units', '--tenant', 'acme', '--format', 'xml'], 64],
    ['a category', ['export', 'telemetry', '--tenant', 'acme', '--category', 'toys'], 64],
    ['nobody to export', ['export', 'telemetry', '--tenant', 'nobody'], 1],
  ])('answer %s with the exit status of its kind', async (_what, args, exitCode) => {
    expect(await dpp(...args)).toMatchObject({ exitCode, printed: '' });
  });
});
