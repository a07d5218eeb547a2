import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { maxFileBytes } from './read-file.js';
import { run } from './run.js';

const element = { modelType: 'Property', idShort: 'weight', valueType: 'xs:int', value: '12' };
const withElements = (...submodelElements: object[]) => ({
  submodels: [{ modelType: 'Submodel', id: 'urn:x:1', submodelElements }],
});
const valid = withElements(element);
const invalid = withElements({ ...element, value: 'heavy' }, { ...element, valueType: undefined });

const files = new Map<string, string | Uint8Array>([
  ['valid.json', JSON.stringify(valid)],
  ['marked.json', `\ufeff${JSON.stringify(valid)}`],
  ['old.json', JSON.stringify(withElements({ ...element, idShort: 'w' }))],
  ['new.json', JSON.stringify(withElements({ ...element, idShort: 'net-weight' }))],
  ['invalid.json', JSON.stringify(invalid)],
  ['many.json', JSON.stringify({ submodels: Array.from({ length: 120 }, () => ({})) })],
  ['list.json', '[]'],
  ['malformed.json', '{"submodels": [{"id": "a",}]}'],
  ['twice.json', '{"submodels": [{"id": "a", "id": "b"}]}'],
  ['twice-inside.json', '{"submodels": [{"net weight": {"a": 1, "a": 2}}]}'],
  ['deep.json', '['.repeat(100_000)],
  ['latin1.json', Buffer.from('{"submodels":"\xfc"}', 'latin1')],
  ['empty.json', ''],
  ['-', JSON.stringify(valid)],
  ['hostile\u001b[2J.json', '{"\u202e": 1, "\u202e": 2}'],
]);

async function* bytesOf(path: string) {
  await Promise.resolve();
  const content = files.get(path);
  if (content === undefined) {
    throw Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' });
  }
  const bytes = Buffer.from(content);
  // In pieces, so that characters are cut apart.
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function execute(args: readonly string[], openFile = bytesOf) {
  const printed: string[] = [];
  const complained: string[] = [];
  const status = await run(args, {
    openFile,
    version: () => '1.2.3',
    print: (text) => Promise.resolve(void printed.push(text)),
    complain: (text) => void complained.push(text),
  });
  return { status, output: printed.join(''), problem: complained.join('') };
}

describe('aas check', () => {
  it.each([
    ['valid.json', 'valid (AAS 3.2, 3.1, 3.0)'],
    ['marked.json', 'valid (AAS 3.2, 3.1, 3.0)'],
    ['old.json', 'valid (AAS 3.0)'],
    ['new.json', 'valid (AAS 3.2, 3.1)'],
    ['-', 'valid (AAS 3.2, 3.1, 3.0)'],
  ])('takes %s and names the editions', async (file, verdict) => {
    const outcome = await execute(['check', file]);
    expect(outcome).toEqual({ status: 0, output: `${file}: ${verdict}\n`, problem: '' });
  });

  it('says each problem behind its JSON path', async () => {
    expect(await execute(['check', 'invalid.json'])).toEqual({
      status: 1,
      output: [
        'invalid.json: not valid (AAS 3.2)',
        '  submodels[0].submodelElements[0].value  is not an xs:int',
        '  submodels[0].submodelElements[1].valueType  is required',
        '',
      ].join('\n'),
      problem: '',
    });
  });

  it('lists 100 problems and counts the others', async () => {
    const { status, output } = await execute(['check', 'many.json']);
    expect(status).toBe(1);
    expect(output.split('\n')).toHaveLength(103);
    expect(output).toContain('\n  and 20 more\n');
  });

  it.each([
    ['list.json', '  must be an object'],
    ['malformed.json', '  submodels[0]  cannot be read: '],
    ['twice.json', '  submodels[0].id  cannot be read: '],
    ['twice-inside.json', '  submodels[0]["net weight"].a  cannot be read: '],
    ['deep.json', 'cannot be read: '],
    ['latin1.json', '  is not UTF-8'],
    ['empty.json', '  cannot be read: '],
  ])('refuses %s', async (file, line) => {
    const { status, output, problem } = await execute(['check', file]);
    expect({ status, problem }).toEqual({ status: 1, problem: '' });
    expect(output).toContain(`${file}: not valid`);
    expect(output).toContain(line);
  });

  it('checks against the edition asked for', async () => {
    expect(await execute(['check', 'old.json', '--edition', '3.0'])).toMatchObject({
      status: 0,
      output: 'old.json: valid (AAS 3.0)\n',
    });
    const { status, output } = await execute(['check', 'old.json', '--edition', '3.1']);
    expect(status).toBe(1);
    expect(output).toContain('old.json: not valid (AAS 3.1)\n');
    expect(output).toContain('  submodels[0].submodelElements[0].idShort  must be two or more');
  });

  it('checks every file, and is as bad as the worst of them', async () => {
    const { status, output } = await execute(['check', 'valid.json', 'list.json', 'old.json']);
    expect(status).toBe(1);
    expect(output.match(/^\S+: (not )?valid/gm)).toHaveLength(3);
  });

  it('prints one JSON document', async () => {
    const { status, output } = await execute(['check', 'valid.json', 'invalid.json', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(output)).toEqual({
      files: [
        {
          file: 'valid.json',
          valid: true,
          editions: ['3.2', '3.1', '3.0'],
          problems: [],
          problemCount: 0,
        },
        {
          file: 'invalid.json',
          valid: false,
          editions: ['3.2'],
          problems: [
            { path: 'submodels[0].submodelElements[0].value', message: 'is not an xs:int' },
            { path: 'submodels[0].submodelElements[1].valueType', message: 'is required' },
          ],
          problemCount: 2,
        },
      ],
      unopened: [],
    });
  });

  it('reads a file no further than its bound, and says that it is not checked', async () => {
    let read = 0;
    async function* endless() {
      await Promise.resolve();
      for (const piece = Buffer.alloc(1024 * 1024, ' '); ; read += piece.length) yield piece;
    }
    expect(await execute(['check', 'large.json'], endless)).toEqual({
      status: 2,
      output: 'large.json: not checked, too large\n',
      problem: '',
    });
    expect(read).toBe(maxFileBytes);
  });

  it('lets no file steer the terminal', async () => {
    for (const json of [[], ['--json']]) {
      const { output } = await execute(['check', 'hostile\u001b[2J.json', ...json]);
      expect(output).not.toContain('\u001b');
      expect(output).not.toContain('\u202e');
    }
  });

  it.each([
    [[], 'The command is `check`.'],
    [['verify', 'valid.json'], 'The command is `check`.'],
    [['check'], 'Give at least one FILE.'],
    [['check', '-', '-'], 'Only one FILE can be the standard input.'],
    [['check', 'valid.json', '--edition', '2.0'], 'There is no edition "2.0": 3.2, 3.1, 3.0.'],
    [['check', 'valid.json', '--loud'], "Unknown option '--loud'"],
  ])('is not used as %j', async (args, message) => {
    const { status, output, problem } = await execute(args);
    expect({ status, output }).toEqual({ status: 64, output: '' });
    expect(problem).toContain(`aas: ${message}`);
    expect(problem).toContain('Try: aas --help\n');
  });

  it('says which file cannot be opened, and checks the others', async () => {
    const { status, output, problem } = await execute(['check', 'absent.json', 'valid.json']);
    expect(status).toBe(64);
    expect(output).toBe('valid.json: valid (AAS 3.2, 3.1, 3.0)\n');
    expect(problem).toBe(
      "aas: absent.json cannot be read: ENOENT: no such file, open 'absent.json'\n",
    );
  });

  it('takes a fault of its own for no verdict', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(await execute(['check', 'valid.json'], broken)).toEqual({
      status: 70,
      output: '',
      problem: 'aas: internal error: broken\n',
    });
  });

  it('prints its version and its help', async () => {
    expect(await execute(['--version'])).toMatchObject({ status: 0, output: '1.2.3\n' });
    const { status, output } = await execute(['--help']);
    expect(status).toBe(0);
    expect(output).toContain('of at most 64 MiB');
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(81);
  });
});

describe('the command as a process', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const start = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, ['--conditions=@dpp/source', '--import', 'tsx', main, ...args], {
      input,
      encoding: 'utf8',
    });

  it('reads the standard input and ends with the status', () => {
    const { status, stdout } = start(['check', '-'], JSON.stringify(invalid));
    expect(status).toBe(1);
    expect(stdout).toContain('-: not valid (AAS 3.2)\n');
  });

  it('says of a folder that it cannot be read', () => {
    const { status, stderr } = start(['check', fileURLToPath(new URL('.', import.meta.url))]);
    expect(status).toBe(64);
    expect(stderr).toContain('EISDIR');
  });
});
