import { expect, it } from 'vitest';
import { cset82, findNonCset82 } from './character-set.js';

it('holds 82 different characters', () => {
  expect(new Set(cset82).size).toBe(82);
});

it('leaves out the printable ASCII characters the standard leaves out', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const refused = printable.filter((character) => findNonCset82(character, 0) === 0);
  expect(refused.join('')).toBe(' #$@[\\]^`{|}~');
});

it('refuses controls and everything above ASCII', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const outside = codes.filter((code) => code < 32 || code > 126);
  const accepted = outside.filter((code) => findNonCset82(String.fromCharCode(code), 0) === -1);
  expect(accepted).toEqual([]);
});

it('finds the first offending character from the start given', () => {
  expect(findNonCset82('# ok #', 1)).toBe(1);
  expect(findNonCset82('#ok#', 1)).toBe(3);
  expect(findNonCset82('#ok', 1)).toBe(-1);
});
