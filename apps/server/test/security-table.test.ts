import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The table of `docs/asvs.md`: a requirement that is tested names a test that is there. */

const docs = new URL('../../../docs/', import.meta.url);
const rows = readFileSync(new URL('asvs.md', docs), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirement = '', level = '', state = '', how = '', tests = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { requirement, level, state, how, tests };
  });
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => to ?? '');
const placeOf = (requirement: string) =>
  requirement.split('.').reduce((place, part) => place * 100 + Number(part), 0);

describe('the table of ASVS', () => {
  it('has each requirement of level 1 and 2 once, in order', () => {
    // 65 of level 1 and 152 of level 2 in the chapters 1 to 9 and 11 to 16 of ASVS 5.0.0.
    const counts = ['1', '2'].map((level) => rows.filter((row) => row.level === level).length);
    expect(counts).toEqual([65, 152]);
    const places = rows.map(({ requirement }) => placeOf(requirement));
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });

  it('says of each how it stands', () => {
    const states = ['tested', 'held', 'operator', 'not applicable', 'open'];
    expect(rows.filter(({ state, how }) => !states.includes(state) || how === '')).toEqual([]);
  });

  it('names tests for what is tested', () => {
    const untested = rows.filter(
      ({ state, tests }) => state === 'tested' && linksOf(tests).length === 0,
    );
    expect(untested).toEqual([]);
    const wrong = rows
      .flatMap(({ tests }) => linksOf(tests))
      .filter((to) => !to.endsWith('.test.ts'));
    expect(wrong).toEqual([]);
  });

  it('links to what is there', () => {
    const links = rows.flatMap(({ how, tests }) => linksOf(how + tests));
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((to) => !existsSync(new URL(to, docs)))).toEqual([]);
  });
});
