import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableDefaults, variableNames } from '../config.js';

const guide = readFileSync(new URL('../../../../docs/guides/operate.md', import.meta.url), 'utf8');

/** The rows of the guide's tables of variables: names, and one default or as many as there are names. */
const rows = guide.split('\n').flatMap((line) => {
  const [names = '', defaults = ''] = line.split('|').slice(1, 3);
  const variables = [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  return variables.map((variable, i) => {
    const texts = defaults.split(', ').map((text) => text.replaceAll('`', '').trim());
    return { variable, shown: texts[i] ?? texts[0] ?? '' };
  });
});

describe('the guide to operation', () => {
  it('has one row for each variable, and no other', () => {
    expect(rows.map(({ variable }) => variable).sort()).toEqual([...variableNames].sort());
  });

  it.each(rows)('shows the default of $variable', ({ variable, shown }) => {
    const actual = variableDefaults[variable];
    if (actual !== undefined) expect(shown).toBe(JSON.stringify(actual).replaceAll('"', ''));
    else expect(shown).toMatch(/^(?:none|made\b.*|http:\/\/HOST:PORT)$/);
  });
});
