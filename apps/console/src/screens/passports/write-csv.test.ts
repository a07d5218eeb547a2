import { describe, expect, it } from 'vitest';
import { csvOf } from './write-csv.js';

describe('csvOf', () => {
  it('writes rows with a mark of their encoding, and leaves out what is not there', () => {
    expect(
      csvOf([
        ['Number', 'Name'],
        ['09506000134352', null],
      ]),
    ).toBe('\ufeffNumber,Name\r\n09506000134352,\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['12" screen', '"12"" screen"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+x', "'+x"],
    ['-x', "'-x"],
    ['  =x', "'  =x"],
    ["'=x", "''=x"],
    ['＝x', "'＝x"],
    ['-1', '-1'],
    ['@x', "'@x"],
    ['a=b', 'a=b'],
  ])('writes %j as %j', (text, cell) => {
    expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`);
  });
});
