import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrationNames } from '../src/platform/db/schema/migrate.js';
import { olderServers } from './older-servers.js';

const guide = readFileSync(new URL('../../../docs/guides/upgrade.md', import.meta.url), 'utf8');

/** Rows of the table in the guide. */
const shown = guide
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, name = '', older = '', effect = '']) =>
    /^`20\d{12}_[a-z_]+`$/.test(name) ? [{ name: name.slice(1, -1), older, effect }] : [],
  );

describe('what each migration means for older servers', () => {
  it('is written down for every migration and for nothing else', () => {
    expect(Object.keys(olderServers)).toEqual(migrationNames);
  });

  it('stands in the guide to upgrades, in the same words', () => {
    const rows = migrationNames
      .filter((name) => name > '20261122')
      .map((name) => {
        const { mayRun, effect } = olderServers[name] ?? { mayRun: false, effect: '' };
        return { name, older: mayRun ? 'may run' : 'must end', effect };
      });
    expect(shown).toEqual(rows);
  });

  it('is a sentence each', () => {
    for (const { effect } of Object.values(olderServers)) expect(effect).toMatch(/^[A-Z].{10,}\.$/);
  });
});
