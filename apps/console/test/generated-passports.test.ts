import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { canonicalJson } from '@dpp/merkle-seal';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, loadRules } from '../src/screens/editor/rules-of.js';
import { chromiumPath, startChromium } from '../../../vitest.chromium.js';
import type { EditedForm, FormHarness } from './support/form-harness.js';
import { generatedMetadata } from './support/generated-metadata.js';

declare const formHarness: FormHarness;

const root = fileURLToPath(new URL('../', import.meta.url));
/** Nine categories: ten thousand in the long run. */
const countEach = process.env.TEST_ENDURANCE === '1' ? 1_112 : 6;

const where = chromiumPath ?? 'none installed, CHROMIUM_PATH not set: no form was opened';

describe.skipIf(chromiumPath === undefined)(`generated passports in the form (${where})`, () => {
  let server: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const script = await harnessScript();
    server = createServer((request, response) => {
      if (request.url === '/form.js') {
        return response.setHeader('content-type', 'text/javascript').end(script);
      }
      const html = '<!doctype html><main id="form"></main><script src="/form.js"></script>';
      return response.setHeader('content-type', 'text/html').end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await startChromium();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(CATEGORIES)(
    'of %s pass unchanged, and with one control changed all else does',
    async (category) => {
      const { category: rules } = await loadRules(category, 'en');
      const documents = generatedMetadata(category, rules, { count: countEach, seed: 20_261_127 });
      expect(documents).toHaveLength(countEach);
      let edits = 0;
      for (const [nth, document] of documents.entries()) {
        const text = JSON.stringify(document);
        const opened = await page.evaluate(([chosen, json]) => formHarness.open(chosen, json), [
          category,
          text,
        ] as const);
        expect(canonicalJson(JSON.parse(opened))).toBe(canonicalJson(JSON.parse(text)));
        const edited = await page.evaluate((which) => formHarness.edit(which), nth * 7);
        if (edited === undefined) continue;
        edits += 1;
        expect(changedOutside(JSON.parse(text), edited), `${edited.path} of ${text}`).toEqual([]);
      }
      expect(edits).toBeGreaterThan(countEach / 2);
    },
    1_800_000,
  );
});

async function harnessScript(): Promise<string> {
  const built = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      manifest: false,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: `${root}test/support/form-harness.tsx`,
        name: 'harness',
        formats: ['iife'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built[0]?.output.find((each) => each.type === 'chunk');
  if (!chunk) throw new Error('The form was not bundled.');
  return chunk.code;
}

/** Places that differ though another control was changed; and the changed one, if more than one value of it differs. */
function changedOutside(before: unknown, { path, metadata }: EditedForm): string[] {
  const was = leavesOf(before);
  const is = leavesOf(JSON.parse(metadata));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (place) => was.get(place) !== is.get(place),
  );
  const isOwn = (place: string) =>
    place === path || (/^[.[]/.test(place.replace(path, '')) && place.startsWith(path));
  // An empty object or list on the way to the value is none any more.
  const isEmptied = (place: string) => ['{}', '[]'].includes(was.get(place) ?? '');
  const isAround = (place: string) => path.startsWith(place) && isEmptied(place);
  const own = changed.filter((place) => isOwn(place) && !isAround(place));
  const others = changed.filter((place) => !isOwn(place) && !isAround(place));
  return own.length === 1 ? others : [`${own.length} values at ${path}`, ...others];
}

/** Values without members, as JSON, by their paths. */
function leavesOf(
  value: unknown,
  path = '',
  leaves = new Map<string, string>(),
): Map<string, string> {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [`${path}[${index}]`, entry])
    : Object.entries(value ?? {}).map(([name, member]) => [
        path === '' ? name : `${path}.${name}`,
        member,
      ]);
  if (typeof value !== 'object' || value === null || entries.length === 0) {
    leaves.set(path, JSON.stringify(value));
  } else {
    for (const [place, inner] of entries) leavesOf(inner, place, leaves);
  }
  return leaves;
}
