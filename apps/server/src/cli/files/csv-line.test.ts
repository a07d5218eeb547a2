import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.js';

describe('csvLine', () => {
  it.each([
    ['plain cells', ['a', 'b c'], 'a,b c\r\n'],
    [
      'quotes, line ends and its separator',
      ['say "a"', 'b\nc', 'd,e'],
      '"say ""a""","b\nc","d,e"\r\n',
    ],
    ['a formula', ['=1+1'], "'=1+1\r\n"],
    [
      'a formula behind the separator of another spreadsheet',
      ['a;=1+1', 'b\t=1+1'],
      '"a;=1+1","b\t=1+1"\r\n',
    ],
    ['a number', ['-5'], '-5\r\n'],
  ])('writes %s', (_what, cells, line) => {
    expect(csvLine(cells, ',')).toBe(line);
  });
});
