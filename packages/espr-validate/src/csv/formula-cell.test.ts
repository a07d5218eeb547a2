import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula-cell.js';

const formulas = [
  '=1+1',
  '+cmd()',
  '-cmd()',
  '-5+3',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  '\nx',
  ' =1+1',
  '\u00a0=1',
  '＝1',
  '－x',
  '=',
  '-',
  '--5',
  '+1 or so',
];

describe('escapeFormula', () => {
  it.each(formulas)('puts an apostrophe before %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(`'${text}`)).toBe(text);
  });

  it.each([
    '',
    'steel',
    '5',
    '-5',
    '+5',
    '-5.25',
    '-5,25',
    '-1e-7',
    'a=b',
    'e-mail@x.example',
    "'s",
    "it's",
  ])('leaves %j as it is', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });

  it.each(["'=1", "''=1", "'\t", "' -x"])(
    'keeps apart %j, which begins with an apostrophe',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    },
  );

  it('gives back every text, and leaves none that a spreadsheet would run', () => {
    const characters = fc.constantFrom(...`'=+-@ \t\r\n＝5,.ea`);
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: characters }));
    fc.assert(
      fc.property(text, (cell) => {
        const escaped = escapeFormula(cell);
        expect(unescapeFormula(escaped)).toBe(cell);
        if (!/^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/.test(escaped)) {
          expect(escaped).not.toMatch(/^[=+\-@\t\r]/);
        }
      }),
    );
  });
});
