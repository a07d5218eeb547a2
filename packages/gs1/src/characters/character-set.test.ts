import { expect, it } from 'vitest';
import { characterTable, cset82 } from './character-set.js';

const isCset82 = characterTable(cset82);

it('holds 82 different characters', () => {
  expect(new Set(cset82).size).toBe(82);
});

it('leaves out the printable ASCII characters the standard leaves out', () => {
  const printable = Array.from({ length: 95 }, (_, index) => 32 + index);
  const refused = printable.filter((code) => isCset82[code] !== 1);
  expect(String.fromCharCode(...refused)).toBe(' #$@[\\]^`{|}~');
});

it('refuses controls and everything above ASCII', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const outside = codes.filter((code) => code < 32 || code > 126);
  expect(outside.filter((code) => isCset82[code] === 1)).toEqual([]);
});
