import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { afterAll, describe, expect, it } from 'vitest';
import { run, type ExitCode } from '../src/cli/run.js';
import { csvTemplate } from '../src/csv.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import { readDocument } from './category-document.js';
import { batteryPassAspects, catenaXPayload } from './foreign-payloads.js';

const command = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'espr-validate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  const isRaw = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, isRaw ? content : JSON.stringify(content));
  return path;
}

const valid = readDocument('textiles');
const { size: _size, ...withoutSize } = valid;
const { category: _category, ...withoutCategory } = valid;
const files = {
  valid: write('valid.json', valid),
  invalid: write('invalid.json', withoutSize),
  nameless: write('nameless.json', withoutCategory),
  list: write('list.json', [valid, withoutSize, readDocument('toys')]),
  passport: write('passport.json', { '@type': 'DigitalProductPassport', metadata: valid }),
  page: write('page.json', { passports: [{ metadata: valid }, { metadata: withoutSize }] }),
  lines: write('lines.ndjson', `${JSON.stringify(valid)}\n\n{"a"\n${JSON.stringify(withoutSize)}`),
  csv: write('products.csv', 'category;size;ceMarking\r\ntextiles;M;x\r\nboats;L;x\r\n'),
  badCsv: write('bad.csv', 'category,size\n"textiles,M\n'),
  notJson: write('not.json', '{"category": "textiles",}'),
  latin1: write('latin1.json', Buffer.from('{"category":"\xfc"}', 'latin1')),
  empty: write('empty.json', '[]'),
  hostile: write('hostile.json', { ...valid, category: '\u001b[2J\u202e' }),
  hostileKeys: write(
    'hostile-keys.csv',
    `category,size,materialComposition[0].\u001b[2J\ntoys,M,x`,
  ),
};

/**
 * The command as one file: to strip its sources anew takes longer than any of what it is asked here. It
 * reads its version from the file of its package, two folders up.
 */
const bundled = join(folder, 'src/cli/main.mjs');
copyFileSync(new URL('../package.json', import.meta.url), join(folder, 'package.json'));
await build({
  config: false,
  entry: [command],
  outDir: join(folder, 'src/cli'),
  outExtension: () => ({ js: '.mjs' }),
  format: 'esm',
  target: 'node20',
  noExternal: [/./],
  silent: true,
  esbuildOptions: (options) => {
    options.conditions = ['@dpp/source'];
  },
});

/** Starts the command itself. */
function start(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundled, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

interface Outcome {
  readonly status: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs it in this process. */
async function runHere(args: readonly string[], { isTerminal = false } = {}): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  let second = 0;
  const status = await run(args, {
    async *openFile(path) {
      const bytes = await readFile(path);
      for (let from = 0; from < bytes.length; from += 100) yield bytes.subarray(from, from + 100);
    },
    version: () => '1.2.3',
    now: () => new Date(Date.UTC(2027, 0, 1, 0, 0, (second += 1))),
    print: (text) => Promise.resolve(void (stdout += text)),
    complain: (text) => (stderr += text),
    isTerminal,
  });
  return { status, stdout, stderr };
}

interface Report {
  readonly documents: { file: string; valid: boolean; category: string; errors: unknown[] }[];
  readonly unopened: string[];
  readonly summary: { documents: number; valid: number; invalid: number };
}

describe('espr-validate', () => {
  it('answers 0 for a valid document', () => {
    expect(start([files.valid])).toEqual({
      status: 0,
      stdout: `${files.valid}: valid\n`,
      stderr: '',
    });
  });

  it('answers 1 for an invalid one, and says where and what', () => {
    const { status, stdout, stderr } = start([files.invalid]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain(`${files.invalid}: not valid\n`);
    expect(stdout).toMatch(/error +size: Size: missing; expected: a non-empty string\n/);
  });

  it('tells of a missing category once, and counts nothing where nothing was read', async () => {
    const { stdout } = await runHere([files.nameless]);
    expect(stdout).toMatch(/error +category is missing; it must be one of/);
    expect((await runHere([join(folder, 'none.json')])).stdout).toBe('');
  });

  it('answers 64 for a file that cannot be opened, and checks the others all the same', () => {
    const { status, stdout, stderr } = start([join(folder, 'none.json'), files.invalid, folder]);
    expect(status).toBe(64);
    expect(stdout).toContain(`${files.invalid}: not valid`);
    expect(stderr).toMatch(/none\.json cannot be read: ENOENT/);
    expect(stderr).toMatch(/cannot be read: EISDIR/);
  });

  it('reads the standard input, JSON or CSV', () => {
    expect(start(['-'], ` \n${JSON.stringify(valid)}`).status).toBe(0);
    const csv = start(['-', '--json'], 'category,size\ntextiles,M\n');
    expect(csv.status).toBe(1);
    expect((JSON.parse(csv.stdout) as Report).documents).toMatchObject([
      { file: '-', line: 2, category: 'textiles' },
    ]);
  });

  it('ends quietly when its reader does', () => {
    const many = write(
      'many.json',
      Array.from({ length: 2_000 }, () => withoutSize),
    );
    const node = `${process.execPath} ${bundled}`;
    const script = `{ ${node} ${many}; echo $? >&2; } | head -n 1`;
    const { stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    // Ended by SIGPIPE, as far as a shell can tell: not the status of a file that is valid.
    expect(stderr).toBe('141\n');
  });

  it.each([
    ['no file', []],
    ['an unknown option', [files.valid, '--what']],
    ['an unknown category', [files.valid, '--category', 'Textiles']],
    ['an unknown language', [files.valid, '--lang', 'xx']],
    ['the standard input twice', ['-', '-']],
  ])('answers 64 and prints nothing for %s', async (_what, args) => {
    const { status, stdout, stderr } = await runHere(args);
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
    expect(stderr).toMatch(/^espr-validate: .+\nTry: espr-validate --help\n$/);
  });

  it('prints help and version', async () => {
    expect(await runHere(['--version'])).toEqual({ status: 0, stdout: '1.2.3\n', stderr: '' });
    const { status, stdout } = await runHere(['-h']);
    expect(status).toBe(0);
    for (const word of ['--category', '--lang', '--json', 'iron-steel', 'tr']) {
      expect(stdout).toContain(word);
    }
  });

  it('supplies a category where a document names none, and only there', async () => {
    expect((await runHere([files.nameless])).status).toBe(1);
    expect((await runHere([files.nameless, '--category', 'textiles'])).status).toBe(0);
    const { stdout } = await runHere([files.valid, '--category', 'toys', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ documents: [{ category: 'textiles' }] });
  });

  it.each([
    ['a passport', files.passport, [[{}, true]]],
    [
      'a list',
      files.list,
      [
        [{ number: 1 }, true],
        [{ number: 2 }, false],
        [{ number: 3 }, true],
      ],
    ],
    [
      'a page of passports',
      files.page,
      [
        [{ number: 1 }, true],
        [{ number: 2 }, false],
      ],
    ],
    [
      'JSON lines',
      files.lines,
      [
        [{ line: 1 }, true],
        [{ line: 3 }, false],
        [{ line: 4 }, false],
      ],
    ],
    [
      'CSV',
      files.csv,
      [
        [{ line: 2 }, false],
        [{ line: 3 }, false],
      ],
    ],
    ['broken CSV', files.badCsv, [[{ line: 2 }, false]]],
    ['broken JSON', files.notJson, [[{}, false]]],
    ['another encoding', files.latin1, [[{}, false]]],
    ['a list of nothing', files.empty, [[{}, false]]],
  ] as [string, string, [object, boolean][]][])('reads %s', async (_what, file, verdicts) => {
    const { stdout } = await runHere([file, '--json']);
    const { documents } = JSON.parse(stdout) as Report;
    expect(documents).toMatchObject(
      verdicts.map(([position, isValid]) => ({ file, ...position, valid: isValid })),
    );
    for (const { valid: isValid, errors } of documents) expect(errors.length === 0).toBe(isValid);
  });

  it.each([
    ['a spreadsheet shortened', '9.50600E+12', 'begins with 9506'],
    ['lost its leading zero', '9506000134352', 'probably 09506000134352'],
    ['stands in a formula', '"=""09506000134352"""', 'probably 09506000134352'],
    ['has a character without width', '0950600\u200b0134352', 'probably 09506000134352'],
    ['has a wrong check digit', '09506000134353', 'check digit'],
  ])('refuses a product id that %s, in a table and in JSON', async (_what, cell, hint) => {
    const csv = write('ids.csv', `productId,category,size\n${cell},textiles,M\n`);
    const productId = cell.replaceAll('""', '"').replace(/^"(.*)"$/, '$1');
    const json = write('ids.json', [{ productId, metadata: valid }]);
    for (const file of [csv, json]) {
      const { status, stdout } = await runHere([file]);
      expect(status).toBe(1);
      expect(stdout).toMatch(/error +productId /);
      expect(stdout).toContain(hint);
    }
  });

  it('takes such an id where people say that it is an article number', async () => {
    const file = write('sku.json', { productId: '9506000134352', metadata: valid });
    expect((await runHere([file])).status).toBe(1);
    const { status, stdout } = await runHere([file, '--allow-sku']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('warning  productId')]);
  });

  it.each([
    ['a GTIN', '09506000134352'],
    ['a GTIN behind a no-break space', '\u00a009506000134352'],
  ])('has nothing to say of %s in a table', async (_what, cell) => {
    const csv = write('good.csv', `productId,category,size\n${cell},textiles,M\n`);
    expect((await runHere([csv])).stdout).not.toContain('productId');
  });

  it('offers the name that a column was probably meant to have', async () => {
    const csv = write('names.csv', 'Product ID,category\n09506000134352,textiles\n');
    const { status, stdout } = await runHere([csv]);
    expect([status, stdout]).toEqual([1, expect.stringContaining('Did you mean productId?')]);
  });

  it('tells the advisories of every row', async () => {
    const row = 'SKU-7,textiles,M,cotton';
    const csv = write(
      'many.csv',
      `productId,category,size,fibreComposition\n${`${row}\n`.repeat(40)}`,
    );
    const { stdout } = await runHere([csv]);
    expect(stdout.match(/warning +productId: /g)).toHaveLength(40);
  });

  it('prints one JSON document for many files', async () => {
    const missing = join(folder, 'none.json');
    const { status, stdout } = await runHere([files.valid, missing, files.list, '--json']);
    const report = JSON.parse(stdout) as Report;
    expect(status).toBe(64);
    expect(report.unopened).toEqual([missing]);
    expect(report.summary).toEqual({ documents: 4, valid: 3, invalid: 1 });
    expect(report.documents.map(({ file }) => file)).toEqual([
      files.valid,
      ...Array.from({ length: 3 }, () => files.list),
    ]);
  });

  it.each([...PRODUCT_CATEGORIES])('takes a filled-in template of %s', async (category) => {
    const { text, columns } = csvTemplate(category);
    const path = write(
      `${category}.csv`,
      `${text}${category}${','.repeat(columns.length - 1)}\r\n`,
    );
    const { documents } = JSON.parse((await runHere([path, '--json'])).stdout) as Report;
    expect(documents).toMatchObject([{ line: 2, category, valid: false }]);
  });

  it('lets nothing in a file steer the terminal', async () => {
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;
    const name = write('\u001b[2J\u202e.json', withoutSize);
    for (const file of [files.hostile, files.hostileKeys, name, join(folder, '\u001b]0;x')]) {
      for (const args of [[file], [file, '--json']]) {
        const { stdout, stderr } = await runHere(args);
        expect(stdout + stderr).not.toMatch(steering);
      }
    }
    const json = JSON.parse((await runHere([name, '--json'])).stdout) as Report;
    expect(json.documents[0]?.file).toBe(name);
  });
});

describe('espr-validate convert', () => {
  const aspects = Object.entries(batteryPassAspects).map(([name, aspect]) =>
    write(`${name}.json`, aspect),
  );
  const catenaX = write('catena-x.json', catenaXPayload);

  it('prints the metadata of all aspects together, and apart from them what was not taken', async () => {
    const { status, stdout, stderr } = await runHere([
      'convert',
      '--from',
      'batterypass',
      ...aspects,
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ category: 'batteries', weight: 500 });
    expect(stderr).toContain('not taken: batteryCondition.stateOfCharge.stateOfChargeValue: ');
  });

  it('prints both as one JSON document', () => {
    const { status, stdout } = start(['convert', '--from', 'catena-x', catenaX, '--json']);
    const printed = JSON.parse(stdout) as { metadata: object; notTaken: object[] };
    expect([status, printed.metadata]).toEqual([
      0,
      expect.objectContaining({ serialNumber: 'TP84-1' }),
    ]);
    expect(printed.notTaken).toContainEqual(expect.objectContaining({ path: 'specVersion' }));
  });

  it('reads a payload in UTF-16, as some generators write it', async () => {
    const text = `\ufeff${JSON.stringify({ batteryMass: 500 })}`;
    const file = write('utf-16.json', Buffer.from(text, 'utf16le'));
    const { status, stdout } = await runHere(['convert', '--from', 'batterypass', file]);
    expect([status, JSON.parse(stdout)]).toEqual([0, { category: 'batteries', weight: 500 }]);
  });

  it.each([
    ['a payload of another data model', () => [catenaX], 1, 'nothing here is a payload'],
    ['what is no JSON', () => [files.notJson], 1, 'is not JSON'],
    ['what is no text', () => [files.latin1], 1, 'is no text'],
    ['a file that is not there', () => [join(folder, 'none.json')], 64, 'cannot be read'],
    ['no file', () => [], 64, 'at least one FILE'],
  ])('prints nothing for %s', async (_what, given, status, problem) => {
    const outcome = await runHere(['convert', '--from', 'batterypass', ...given()]);
    expect([outcome.status, outcome.stdout]).toEqual([status, '']);
    expect(outcome.stderr).toContain(problem);
  });

  it.each([
    ['no data model', ['convert', catenaX]],
    ['an unknown data model', ['convert', '--from', 'excel', catenaX]],
    ['a category', ['convert', '--from', 'catena-x', '--category', 'toys', catenaX]],
    ['--from without convert', ['--from', 'catena-x', catenaX]],
  ])('answers 64 for %s', async (_what, args) => {
    expect(await runHere(args)).toMatchObject({ status: 64, stdout: '' });
  });
});

describe('progress', () => {
  const manyFiles = Array.from({ length: 12 }, () => files.valid);

  it('is one line of a terminal, gone before anything else is printed', async () => {
    const { stderr, stdout } = await runHere([...manyFiles, '--json'], { isTerminal: true });
    const shown = stderr.split('\r\u001b[K');
    expect(shown.pop()).toBe('');
    expect(shown.length).toBeGreaterThan(1);
    for (const line of shown) expect(line).toMatch(/^\r\d+ of 12 files, \d+ documents checked$/);
    expect(stdout).not.toContain('\r');
  });

  it.each([
    ['a file or a pipe', manyFiles, false],
    ['a few files', manyFiles.slice(0, 9), true],
  ])('is not shown for %s', async (_what, args, isTerminal) => {
    expect((await runHere(args, { isTerminal })).stderr).toBe('');
  });
});
