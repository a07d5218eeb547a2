import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listNeededPackages, listProductionPackages } from './production-packages.js';

const root = new URL('../../../', import.meta.url).pathname;
const installed = listProductionPackages(root);
const names = new Set(installed.map(({ name }) => name));

describe('what the server runs on', () => {
  it('has every dependency of the server and of the packages that it uses', () => {
    for (const folder of ['apps/server', 'packages/gs1', 'packages/merkle-seal', 'packages/vc']) {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
      const { dependencies = {} } = JSON.parse(text) as { dependencies?: object };
      expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it.each(['tsx', 'esbuild', 'vitest', 'typescript', 'playwright-core', '@dpp/client', 'yaml'])(
    'has no %s, which only developers use',
    (name) => expect(names.has(name)).toBe(false),
  );

  it('lies where Node looks for it, each package once', () => {
    const places = installed.map((one) => one.installed);
    expect(new Set(places).size).toBe(places.length);
    for (const { folder, installed: place, name, version } of installed) {
      expect(place.endsWith(`node_modules/${name}`), place).toBe(true);
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
      expect((JSON.parse(text) as { version: string }).version, folder).toBe(version);
    }
  });

  it('leaves out what is for other platforms, and the list of parts does not', () => {
    const needed = listNeededPackages(root);
    const others = needed.filter(({ name }) => !names.has(name));
    expect(others.length).toBeGreaterThan(0);
    for (const { folder, isOptional } of others) {
      expect([isOptional, existsSync(join(root, folder))]).toEqual([true, false]);
    }
  });
});
