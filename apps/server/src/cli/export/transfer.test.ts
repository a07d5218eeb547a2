import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readCsv } from '@dpp/espr-validate/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, newSku, textiles } from '../../../test/support/factories.js';
import { importableWorkspace, importingRegId } from '../../../test/support/importable-workspace.js';
import { openCommandLine } from '../../../test/support/command-line.js';

const commandLine = openCommandLine();
const { run: dpp, result, write: fileOf, pathOf, access, openDatabase } = commandLine;
afterAll(() => commandLine.close());

const regId = importingRegId;

const jsonFile = (name: string, rows: readonly unknown[]) => fileOf(name, JSON.stringify(rows));

/** A table has no cell for a number or boolean that no rule names. */
function tableTextiles(changes: object): unknown {
  return textiles({
    durability: undefined,
    technicalProperties: undefined,
    environmentalFootprint: undefined,
    circularityAttributes: undefined,
    ...changes,
  });
}

interface Exported {
  readonly productId: string;
  readonly metadata: unknown;
}

async function exported(tenant: string): Promise<Exported[]> {
  const { printed } = await dpp('export', '--tenant', tenant);
  return (JSON.parse(printed) as Exported[]).sort((one, other) =>
    one.productId < other.productId ? -1 : 1,
  );
}

const dataDirectory = access.config.dataDirectory;
const create = (subdomain: string) =>
  importableWorkspace({ DATA_DIR: dataDirectory }, subdomain, openDatabase);
let gln = '';
beforeAll(async () => {
  ({ gln } = await create('acme'));
  await create('other');
});

describe('dpp import', () => {
  const product = () => ({ productId: newGtin(), metadata: textiles() });

  it('stores nothing in a dry run, and says what would happen', async () => {
    const file = jsonFile('preview.json', [product(), { productId: newSku(), metadata: {} }]);
    expect(await result('import', file, '--tenant', 'acme', '--dry-run')).toMatchObject({
      dryRun: true,
      rows: 2,
      inserted: 1,
      failed: 1,
      exitCode: 1,
    });
    expect(await exported('acme')).toEqual([]);
    expect(existsSync(`${file}.checkpoint`)).toBe(false);
  });

  it('names the line of each row that failed, and stores the others', async () => {
    const good = product();
    const rows = [
      '[',
      JSON.stringify(good),
      ',{"productId":"x",',
      ' "metadata":{}},',
      '{"a":}',
      ']',
    ];
    const file = fileOf('faulty.json', rows.join('\n'));
    expect(await result('import', file, '--tenant', 'acme')).toMatchObject({
      rows: 3,
      inserted: 1,
      failed: 2,
      report: `${file}.errors.ndjson`,
      exitCode: 1,
    });
    const report = readFileSync(`${file}.errors.ndjson`, 'utf8').trim().split('\n');
    expect(report.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([3, 5]);
    expect(await exported('acme')).toMatchObject([
      {
        productId: good.productId,
        status: 'ACTIVE',
        operatorRegId: regId,
        metadata: good.metadata,
      },
    ]);
  });

  it('leaves alone what is there just so, and refuses what is there otherwise', async () => {
    const rows = [product(), { ...product(), facilityGln: gln }];
    const file = jsonFile('again.json', rows);
    expect(await result('import', file, '--tenant', 'acme')).toMatchObject({ inserted: 2 });
    expect(await exported('acme')).toContainEqual(expect.objectContaining(rows[1]));
    const again = await result('import', file, '--tenant', 'acme');
    expect(again).toMatchObject({ inserted: 0, alreadyThere: 2, failed: 0, exitCode: 0 });
    const changed = rows.map((row) => ({ ...row, metadata: textiles({ size: 'XXL' }) }));
    const other = jsonFile('changed.json', changed);
    expect(await result('import', other, '--tenant', 'acme')).toMatchObject({ failed: 2 });
    const upserted = await result('import', other, '--tenant', 'acme', '--upsert');
    expect(upserted).toMatchObject({ updated: 2, failed: 0, exitCode: 0 });
  });

  it('begins where it stopped only when it is asked to, and only for the same file and choices', async () => {
    const file = jsonFile('stopped.json', [{}, product(), product()]);
    expect(await result('import', file, '--tenant', 'other', '--dry-run')).toMatchObject({
      failed: 1,
    });
    const state = { rows: 2, inserted: 1, updated: 0, alreadyThere: 0, failed: 1 };
    const reportBytes = readFileSync(`${file}.errors.ndjson`).length;
    const checkpoint = { identity: 'of another import', ...state, reportBytes };
    writeFileSync(`${file}.checkpoint`, JSON.stringify(checkpoint));
    const refused = await dpp('import', file, '--tenant', 'other');
    expect(refused).toMatchObject({ exitCode: 64, printed: '' });
    expect(refused.complained).toContain('--resume');
    const strange = await dpp('import', file, '--tenant', 'other', '--resume');
    expect(strange).toMatchObject({ exitCode: 64, printed: '' });
    expect(await exported('other')).toEqual([]);
    writeFileSync(`${file}.checkpoint`, 'junk');
    expect(await dpp('import', file, '--tenant', 'other', '--resume')).toMatchObject({
      exitCode: 1,
    });
  });

  it('keeps drafts drafts and recalled passports recalled', async () => {
    const rows = [
      { productId: newSku(), status: 'DRAFT', metadata: { note: 'unfinished' } },
      {
        ...product(),
        status: 'RECALLED',
        statusChangedAt: '2024-03-05T08:30:00.000Z',
        enrichment: { tagline: 'Warm.' },
      },
      { ...product(), status: 'ACTIVE', archived: true },
    ];
    const file = jsonFile('states.json', rows);
    expect(await result('import', file, '--tenant', 'other')).toMatchObject({
      inserted: 2,
      failed: 1,
    });
    const found = await exported('other');
    expect(found).toContainEqual({ ...rows[0], operatorRegId: regId });
    expect(found).toContainEqual({ ...rows[1], operatorRegId: regId });
    expect(await result('import', file, '--tenant', 'other')).toMatchObject({ alreadyThere: 2 });
  });

  it.each<[what: string, changes: object, why: string]>([
    [
      'that lies in the future',
      { status: 'RECALLED', statusChangedAt: '2999-01-01T00:00:00Z' },
      'lies in the future',
    ],
    [
      'of a live passport',
      { statusChangedAt: '2024-03-05T08:30:00Z' },
      'RECALLED or DECOMMISSIONED alone',
    ],
    [
      'without a zone',
      { status: 'RECALLED', statusChangedAt: '2024-03-05T08:30:00' },
      'statusChangedAt',
    ],
  ])('refuses the date of a status %s', async (_what, changes, why) => {
    const file = jsonFile('dates.json', [{ ...product(), ...changes }]);
    expect(await result('import', file, '--tenant', 'other')).toMatchObject({
      inserted: 0,
      failed: 1,
    });
    expect(readFileSync(`${file}.errors.ndjson`, 'utf8')).toContain(why);
  });

  it('is written into the audit log: each new passport, drafts too, and what it becomes', async () => {
    await create('audited');
    const verified = async () => {
      const verification: object = await result('audit', 'verify', '--tenant', 'audited');
      const { results } = verification as {
        results: { verifiedEntries: number; intact: boolean }[];
      };
      return results[0];
    };
    const before = (await verified())?.verifiedEntries ?? 0;
    const rows = [
      { productId: newSku(), status: 'DRAFT', metadata: {} },
      product(),
      { ...product(), status: 'RECALLED' },
    ];
    const file = jsonFile('audited.json', rows);
    await dpp('import', file, '--tenant', 'audited', '--dry-run');
    await dpp('import', file, '--tenant', 'audited');
    // Three are made, and one of them is recalled.
    expect(await verified()).toMatchObject({ verifiedEntries: before + 4, intact: true });
  });

  const table = (name: string, header: string, ...rows: readonly string[]) =>
    fileOf(name, [header, ...rows].join('\r\n'));
  const cellsOf = (productId: string) => `${productId},DRAFT,note`;
  const header = 'productId,status,note';

  it.each([
    ['a spreadsheet shortened', '9.50600E+12', 'begins with 9506'],
    ['lost its leading zero', '9506000134352', 'probably 09506000134352'],
    ['stands in a formula', '"=""09506000134352"""', 'probably 09506000134352'],
    ['has a character without width', '0950600\u200b0134352', 'probably 09506000134352'],
    ['is a link', 'https://id.gs1.org/01/09506000134352', 'probably 09506000134352'],
    ['has the digits of a GTIN-13 with a wrong check digit', '9506000134353', 'check digit'],
  ])('refuses a product id that %s, unless it is meant', async (_what, cell, hint) => {
    const file = table('mangled.csv', header, cellsOf(cell));
    const refused = await result('import', file, '--tenant', 'other', '--dry-run');
    expect(refused).toMatchObject({ inserted: 0, failed: 1, exitCode: 1 });
    const report = readFileSync(`${file}.errors.csv`, 'utf8');
    expect(report).toContain(hint);
    expect(report).toContain('--allow-sku');
    const meant = ['--tenant', 'other', '--dry-run', '--allow-sku'];
    expect(await result('import', file, ...meant)).toMatchObject({ inserted: 1, failed: 0 });
  });

  it('refuses such a product id in a JSON document, too', async () => {
    const file = jsonFile('mangled.json', [{ productId: ' 09506000134352', metadata: {} }]);
    expect(await result('import', file, '--tenant', 'other')).toMatchObject({ failed: 1 });
    expect(readFileSync(`${file}.errors.ndjson`, 'utf8')).toContain('probably 09506000134352');
  });

  it('leaves no-break spaces around a product id and a registry id out', async () => {
    const productId = newGtin();
    const file = table(
      'spaces.csv',
      `${header},operatorRegId`,
      `\u00a0${productId}\u202f,DRAFT,x\u00a0,${regId}\u00a0`,
    );
    expect(await result('import', file, '--tenant', 'other')).toMatchObject({ inserted: 1 });
    expect(await exported('other')).toContainEqual(
      expect.objectContaining({ productId, metadata: { note: 'x' } }),
    );
  });

  it.each([
    ['Product ID,status', 'Did you mean productId?'],
    ['productId,operator_reg_id', 'Did you mean operatorRegId?'],
    ['EAN,status', 'There is no column productId.'],
  ])('refuses a table with the columns %s', async (names, message) => {
    const file = table('columns.csv', names, `${newGtin()},DRAFT`);
    const { exitCode, complained } = await dpp('import', file, '--tenant', 'other');
    expect([exitCode, complained]).toEqual([1, expect.stringContaining(message)]);
  });

  it.each(['csv', 'json'])(
    'tells the advisories of every row that is in, by %s',
    async (format) => {
      await create(`warned-${format}`);
      const rows = Array.from({ length: 3 }, () => ({
        productId: newSku(),
        metadata: tableTextiles({ fibreComposition: 'cotton' }),
      }));
      const source = jsonFile(`warned-${format}.json`, [...rows, product()]);
      const first = await result('import', source, '--tenant', `warned-${format}`);
      expect(first).toMatchObject({ inserted: 4, warned: 3, exitCode: 0 });
      let file = source;
      if (format === 'csv') {
        file = pathOf('warned.csv');
        await dpp('export', '--tenant', 'warned-csv', '--out', file);
        await create('warned-copy');
        const again = await result('import', file, '--tenant', 'warned-copy');
        expect(again).toMatchObject({ inserted: 4, warned: 3, warnings: `${file}.warnings.csv` });
      }
      const report = readFileSync(
        `${file}.warnings.${format === 'csv' ? 'csv' : 'ndjson'}`,
        'utf8',
      );
      expect(report.match(/NON_GS1_PRODUCT_ID/g)).toHaveLength(3);
      expect(report.match(/UNKNOWN_FIELD/g)).toHaveLength(3);
    },
  );

  it('says nothing of advisories where there are none', async () => {
    const file = jsonFile('unwarned.json', [product()]);
    const read = await result('import', file, '--tenant', 'other', '--dry-run');
    expect(read).toMatchObject({ inserted: 1, warned: 0, warnings: null });
    expect(existsSync(`${file}.warnings.ndjson`)).toBe(false);
  });

  it.each([
    ['an unknown kind of file', ['import', 'x.xml', '--tenant', 'acme'], 64],
    ['no workspace', ['import', 'x.json'], 64],
    ['an unknown category', ['import', 'x.json', '--tenant', 'acme', '--category', 'boats'], 64],
    ['an unknown option', ['import', 'x.json', '--tenant', 'acme', '--force'], 64],
    ['a dry run that goes on', ['import', 'x.json', '--tenant', 'a', '--dry-run', '--resume'], 64],
    ['an unknown format', ['export', '--tenant', 'acme', '--format', 'xml'], 64],
    ['an unknown separator', ['template', 'toys', '--separator', 'pipe'], 64],
    ['a file that is not there', ['import', '/nowhere/x.json', '--tenant', 'acme'], 1],
    ['a workspace that is not there', ['import', 'x.json', '--tenant', 'nobody'], 1],
  ])('answers %s with the exit status of its kind', async (_what, args, exitCode) => {
    expect(await dpp(...args)).toMatchObject({ exitCode, printed: '' });
  });
});

describe('dpp export', () => {
  it.each(['json', 'ndjson', 'csv'])('gives another workspace the same by %s', async (format) => {
    const subdomain = `copy-${format}`;
    const source = [
      {
        productId: newGtin(),
        status: 'DECOMMISSIONED',
        statusChangedAt: '2024-03-05T08:30:00.000Z',
        metadata: tableTextiles({ note: 'Ä;,"\n=1' }),
      },
      { productId: newGtin(), metadata: tableTextiles({ size: '007' }) },
    ];
    await create(`from-${format}`);
    await create(subdomain);
    const file = jsonFile(`source-${format}.json`, source);
    await dpp('import', file, '--tenant', `from-${format}`);
    const out = pathOf(`out-${format}.${format}`);
    const written = await result('export', '--tenant', `from-${format}`, '--out', out);
    expect(written).toMatchObject({ rows: 2, lost: {}, exitCode: 0 });
    const read = await result('import', out, '--tenant', subdomain);
    expect(read).toMatchObject({ inserted: 2, failed: 0, exitCode: 0 });
    expect(await exported(subdomain)).toEqual(await exported(`from-${format}`));
    expect((await exported(subdomain)).map(({ metadata }) => metadata)).toEqual(
      source.map(({ metadata }) => metadata),
    );
  });

  it.each(['comma', 'semicolon'])(
    'gives empty lists back from a table, beside the same lists with entries: %s',
    async (separator) => {
      const lists = [
        { regulatoryCompliance: { ceMarking: false, certificates: [] }, careInstructions: [] },
        {
          regulatoryCompliance: { ceMarking: false, certificates: [{ name: 'A' }] },
          careInstructions: 'cold',
        },
        { careInstructions: ['[]'], hazardousSubstances: [], own: { tags: [], rows: [[], ['x']] } },
        { careInstructions: ['warm', '[]'], own: { tags: ['x'], rows: [] } },
      ];
      const source = lists
        .map((changes) => ({
          productId: newGtin(),
          status: 'DRAFT',
          metadata: tableTextiles(changes),
        }))
        .sort((one, other) => (one.productId < other.productId ? -1 : 1));
      await create(`lists-${separator}`);
      await create(`lists-copy-${separator}`);
      const file = jsonFile(`lists-${separator}.json`, source);
      await dpp('import', file, '--tenant', `lists-${separator}`);
      const out = pathOf(`lists-${separator}.csv`);
      const from = ['--tenant', `lists-${separator}`, '--separator', separator, '--out', out];
      expect(await result('export', ...from)).toMatchObject({ rows: 4, lost: {}, exitCode: 0 });
      const to = await result('import', out, '--tenant', `lists-copy-${separator}`);
      expect(to).toMatchObject({ inserted: 4, failed: 0 });
      const copied = await exported(`lists-copy-${separator}`);
      expect(copied.map(({ metadata }) => metadata)).toEqual(
        source.map(({ metadata }) => metadata),
      );
    },
  );

  it.each(['comma', 'semicolon', 'tab'])(
    'writes no cell that a spreadsheet would run, and gives every text back (%s)',
    async (separator) => {
      const texts = [
        '=1+1',
        '+cmd()',
        '-cmd()',
        '@SUM(A1)',
        '\t=1',
        "'=1",
        "'s",
        '-5',
        ' =1',
        'a=b',
      ];
      const metadata = tableTextiles({
        '=HYPERLINK("x")': 'named like a formula',
        own: { texts, weight: '-5' },
        productName: '=cmd|calc!A1',
      });
      const [from, to] = [`formulas-${separator}`, `formulas-copy-${separator}`];
      await create(from);
      await create(to);
      const source = { productId: '=SKU-1', status: 'DRAFT', metadata };
      await dpp('import', jsonFile(`${from}.json`, [source]), '--tenant', from);
      const out = pathOf(`${from}.csv`);
      const options = ['--tenant', from, '--separator', separator, '--out', out];
      expect(await result('export', ...options)).toMatchObject({ lost: {}, exitCode: 0 });
      const cells: string[] = [];
      for await (const row of readCsv([readFileSync(out)])) cells.push(...row.cells);
      expect(cells.filter((cell) => /^[=+\-@\t\r](?![\d.,]+$)/.test(cell))).toEqual([]);
      expect(await result('import', out, '--tenant', to)).toMatchObject({ inserted: 1 });
      expect(await exported(to)).toMatchObject([source]);
    },
  );

  it('says what no table can hold', async () => {
    await create('deep');
    const metadata = tableTextiles({
      own: { brackets: '[]', none: null, count: 7, 'a.b': 'x' },
      careInstructions: '[]',
      status: 'y',
    });
    const file = jsonFile('deep.json', [{ productId: newGtin(), metadata }]);
    await dpp('import', file, '--tenant', 'deep');
    const out = pathOf('deep.csv');
    const written = await result('export', '--tenant', 'deep', '--out', out);
    const lost = {
      careInstructions: 1,
      'own.brackets': 1,
      'own.none': 1,
      'own.count': 1,
      'own.a.b': 1,
      status: 1,
    };
    expect(written).toMatchObject({ rows: 1, exitCode: 1 });
    expect(written).toHaveProperty('lost', lost);
  });

  it('leaves no file when it fails', async () => {
    const out = pathOf('never.json');
    expect(await dpp('export', '--tenant', 'nobody', '--out', out)).toMatchObject({ exitCode: 1 });
    expect(existsSync(out)).toBe(false);
  });
});

describe('dpp template', () => {
  it('prints a table that spreadsheets open and that imports read', async () => {
    const { printed } = await dpp('template', 'textiles', '--separator', 'semicolon');
    expect(printed).toMatch(/^\ufeffproductId;operatorRegId;facilityGln;category;[^\n,]+\r\n$/);
    const file = fileOf('empty.csv', printed);
    expect(await result('import', file, '--tenant', 'acme')).toMatchObject({
      rows: 0,
      exitCode: 0,
    });
  });
});
