import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as compressionEntry from '../src/compression.js';
import type * as dictionaryEntry from '../src/dictionary.js';
import type * as coreEntry from '../src/index.js';
import type * as keysEntry from '../src/keys.js';

const root = new URL('../', import.meta.url).pathname;
// Below the package, so that what is built finds what the package depends on. A fresh install leaves
// the package without modules of its own.
mkdirSync(join(root, 'node_modules'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.dist-'));
const load = async <Entry>(name: string) => (await import(join(folder, `${name}.js`))) as Entry;

beforeAll(() => {
  const tsup = join(root, '../../node_modules/.bin/tsup');
  execFileSync(tsup, ['--out-dir', folder], { cwd: root });
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('builds the core entry as one file', () => {
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).not.toMatch(/^import\b|\bfrom ["']/m);
});

it('builds entries that can be loaded, each with its source map', async () => {
  const files = readdirSync(folder);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, { default?: string }>;
  };
  const entries = Object.values(manifest.exports).flatMap((one) => one.default ?? []);
  expect(entries).toHaveLength(11);
  for (const entry of entries) {
    const name = entry.slice('./dist/'.length, -'.js'.length);
    expect(files).toContain(`${name}.js.map`);
    expect(Object.keys(await load<object>(name))).not.toHaveLength(0);
  }
});

it('builds one Gs1Error for all entries', async () => {
  const { Gs1Error, toGtin14 } = await load<typeof coreEntry>('index');
  const keys = await load<typeof keysEntry>('keys');
  const { loadDictionary } = await load<typeof dictionaryEntry>('dictionary');
  const { compressDigitalLinkUri } = await load<typeof compressionEntry>('compression');
  expect(() => toGtin14('1')).toThrow(Gs1Error);
  expect(() => keys.parseSscc('1')).toThrow(Gs1Error);
  expect(() => loadDictionary('01 Q14')).toThrow(Gs1Error);
  expect(() => compressDigitalLinkUri('https://id.gs1.org/')).toThrow(Gs1Error);
  expect(keys.Gs1Error).toBe(Gs1Error);
});

it('builds one dictionary for all entries', async () => {
  const core = await load<typeof coreEntry>('index');
  const { builtInDictionary, Dictionary, loadDictionary } =
    await load<typeof dictionaryEntry>('dictionary');
  expect(builtInDictionary()).toBe(core.builtInDictionary());
  const dictionary = loadDictionary('89 X..10 # NEW');
  expect(dictionary).toBeInstanceOf(core.Dictionary);
  expect(Dictionary).toBe(core.Dictionary);
  expect(core.decodeElementString('89ABC', { dictionary }).valid).toBe(true);
});

it('exports of the core entry what its sources do, and nothing else', async () => {
  const sources = Object.keys(await import('../src/index.js'));
  expect(Object.keys(await load<object>('index')).sort()).toEqual(sources.sort());
});
