import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutProse } from '../build/without-prose.js';
import type * as EsprValidate from '../src/index.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument } from './category-document.js';

/** What a page may load to check a form in one language. */
const MOST_BYTES = 25_000;

const folder = mkdtempSync(join(tmpdir(), 'espr-validate-'));
const file = join(folder, 'index.mjs');
let bundled: typeof EsprValidate;

beforeAll(async () => {
  await build({
    config: false,
    entry: [new URL('../src/index.ts', import.meta.url).pathname],
    outDir: folder,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    silent: true,
    outExtension: () => ({ js: '.mjs' }),
    noExternal: [/^@dpp\//],
    esbuildPlugins: [withoutProse],
    esbuildOptions: (options) => {
      options.conditions = ['@dpp/source'];
    },
  });
  bundled = (await import(pathToFileURL(file).href)) as typeof EsprValidate;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('is small', () => {
  expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThan(MOST_BYTES);
});

it('holds no prose of the rules', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('How to wash, dry and iron');
  expect(text).not.toContain('Articles 5, 7 and 9');
});

it.each(PRODUCT_CATEGORIES)('judges %s as the sources do', (category) => {
  const document = readDocument(category);
  expect(bundled.validateMetadata(document)).toEqual(validateMetadata(document));
  const broken = Object.fromEntries(Object.keys(document).map((name) => [name, [{}, 7]]));
  const verdict = validateMetadata({ ...broken, category });
  expect(verdict.errors.length).toBeGreaterThan(10);
  expect(bundled.validateMetadata({ ...broken, category })).toEqual(verdict);
});

it('knows the members that are called like prose', () => {
  const lifecycleAndInUse = { negativeEvents: [{ date: '2028-01-01' }] };
  const document = { ...readDocument('batteries'), lifecycleAndInUse };
  expect(bundled.validateMetadata(document).warnings).toMatchObject([
    { path: 'lifecycleAndInUse.negativeEvents[0].description' },
  ]);
});
