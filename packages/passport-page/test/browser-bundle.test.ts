import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf } from '../src/all-locales.js';
import { textiles } from '../src/categories/textiles.js';
import { toPassportPage } from '../src/passport-page.js';
import { passportOf } from './documents.js';

const folder = mkdtempSync(join(tmpdir(), 'passport-page-'));
const file = join(folder, 'page.mjs');
let bundled: { readonly render: typeof render };

function render(document: ReturnType<typeof passportOf>): string {
  return toPassportPage(document, { language: languageOf('de'), categories: [textiles] });
}

beforeAll(async () => {
  const source = (name: string) =>
    JSON.stringify(new URL(`../src/${name}`, import.meta.url).pathname);
  const entry = join(folder, 'page.ts');
  writeFileSync(
    entry,
    `import { createLanguage, toPassportPage } from ${source('index.ts')};
    import { textiles } from ${source('categories/textiles.ts')};
    import { de } from ${source('locales/de.ts')};
    export const render = (document) =>
      toPassportPage(document, { language: createLanguage(de), categories: [textiles] });`,
  );
  await build({
    config: false,
    entry: [entry],
    outDir: folder,
    format: 'esm',
    target: 'es2022',
    // An import of a Node module fails the build.
    platform: 'browser',
    minify: true,
    silent: true,
    outExtension: () => ({ js: '.mjs' }),
    noExternal: [/^/],
    esbuildOptions: (options) => {
      options.conditions = ['@dpp/source'];
      options.charset = 'utf8';
    },
  });
  bundled = (await import(pathToFileURL(file).href)) as typeof bundled;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('renders in a browser what the sources render', () => {
  const document = passportOf('textiles');
  expect(bundled.render(document)).toBe(render(document));
});

it('holds one language and the rules of one category', () => {
  const text = readFileSync(file, 'utf8');
  const { skip } = languageOf('de').texts.frame;
  expect(text).toContain(skip);
  expect(text).not.toContain(languageOf('en').texts.frame.skip);
  expect(text).not.toContain(languageOf('fr').texts.frame.skip);
  expect(text).toContain('careInstructions:{');
  expect(text).not.toContain('physicalSafetyParameters:{');
});
