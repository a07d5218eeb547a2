import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What the README promises of pages, by what they import of which entry. */
const mostBytes = [
  ['core', '{ connect }', 5_000],
  ['core', '{ connect, ResolutionResource }', 5_700],
  ['core', '{ connect, PassportsResource }', 7_000],
  ['index', '{ DppClient }', 12_500],
  ['index', '*', 14_000],
] as const;

const entry = (name: string) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-bundle-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(exported: string, from = 'index'): Promise<Buffer> {
  const page = join(folder, 'page.ts');
  writeFileSync(page, `export ${exported} from ${JSON.stringify(entry(from))};\n`);
  await build({
    config: false,
    entry: [page],
    outDir: join(folder, 'bundle'),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    silent: true,
    outExtension: () => ({ js: '.mjs' }),
  });
  return readFileSync(join(folder, 'bundle/page.mjs'));
}

describe('a page that imports the client', () => {
  it.each(mostBytes)('loads of %s for %s at most %i bytes', async (from, exported, most) => {
    const bytes = gzipSync(await bundle(exported, from), { level: 9 }).length;
    expect(bytes).toBeLessThanOrEqual(most);
    // Less would be an empty bundle.
    expect(bytes).toBeGreaterThan(4_000);
  });

  it('loads nothing of the mock, and no other package', async () => {
    const text = (await bundle('*')).toString();
    expect(text).not.toContain('mock.example');
    expect(text).not.toMatch(/(?<!\.)\bimport\b[^.(]/);
  });
});

describe('the package', () => {
  it('has no dependency', () => {
    const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    expect([dependencies, peerDependencies, optionalDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
