import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as core from '../src/index.js';

const root = new URL('../../../', import.meta.url).pathname;
const entry = new URL('../src/index.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'dpp-gs1-'));
const bundle = join(folder, 'index.mjs');

beforeAll(() => {
  const options = '--format esm --target es2022 --minify --silent --no-config --out-dir'.split(' ');
  execFileSync(join(root, 'node_modules/.bin/tsup'), [entry, ...options, folder], { cwd: folder });
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('bundles the core entry in at most 22,000 bytes, minified and gzipped', () => {
  expect(gzipSync(readFileSync(bundle), { level: 9 }).length).toBeLessThanOrEqual(22_000);
});

it('bundles it without another module and with every Application Identifier', async () => {
  expect(readFileSync(bundle, 'utf8')).not.toMatch(/\bimport\b/);
  const bundled = (await import(bundle)) as typeof core;
  expect(bundled.builtInDictionary().entries).toHaveLength(541);
  expect(bundled.decode('https://id.gs1.org/AN2yxDhfaiaw').valid).toBe(true);
});
