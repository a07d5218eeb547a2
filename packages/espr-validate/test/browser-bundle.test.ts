import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as EsprValidate from '../src/index.js';
import { PRODUCT_CATEGORIES } from '../src/product-category.js';
import { describedRules } from '../src/prose/described-rules.js';
import { validateMetadata } from '../src/validate-metadata.js';
import { readDocument } from './category-document.js';

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
    esbuildOptions: (options) => {
      options.conditions = ['@dpp/source'];
    },
  });
  bundled = (await import(pathToFileURL(file).href)) as typeof EsprValidate;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('holds no prose of the rules', () => {
  const text = readFileSync(file, 'utf8');
  const fields = PRODUCT_CATEGORIES.flatMap((category) =>
    Object.values(describedRules[category].fields),
  );
  // Some descriptions are labels of the messages, too; the law stands in the prose alone.
  expect(fields.filter(({ legalBasis }) => text.includes(legalBasis))).toEqual([]);
});

it.each(PRODUCT_CATEGORIES)('judges %s as the sources do', (category) => {
  const document = readDocument(category);
  expect(bundled.validateMetadata(document)).toEqual(validateMetadata(document));
  const broken = Object.fromEntries(Object.keys(document).map((name) => [name, [{}, 7]]));
  const verdict = validateMetadata({ ...broken, category });
  expect(verdict.errors.length).toBeGreaterThan(10);
  expect(bundled.validateMetadata({ ...broken, category })).toEqual(verdict);
});
