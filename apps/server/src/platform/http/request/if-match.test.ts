import { describe, expect, it } from 'vitest';
import { meetsIfMatch, parseIfMatch } from './if-match.js';

describe('parseIfMatch', () => {
  it.each([
    [undefined, undefined],
    ['*', '*'],
    [' * ', '*'],
    ['"7"', ['"7"']],
    ['"7", "8"', ['"7"', '"8"']],
    ['"7","8"', ['"7"', '"8"']],
    ['"a,b"', ['"a,b"']],
    ['W/"7"', []],
    ['W/"7", "8"', ['"8"']],
    ['""', ['""']],
  ])('reads %j', (header, expected) => {
    expect(parseIfMatch(header)).toEqual(expected);
  });

  it.each([
    '',
    ' ',
    '7',
    '"7',
    '7"',
    '"7" "8"',
    '"7",',
    ',"7"',
    'w/"7"',
    '*, "7"',
    '"7", *',
    "'7'",
  ])('refuses %j', (header) => {
    expect(() => parseIfMatch(header)).toThrow(
      expect.objectContaining({ status: 400, code: 'IF_MATCH_INVALID' }) as Error,
    );
  });

  it('refuses a long list with a fault at its end in linear time', () => {
    const header = `${'"7" ,\t'.repeat(50_000)}x`;
    expect(() => parseIfMatch(header)).toThrow();
  });
});

describe('meetsIfMatch', () => {
  it.each([
    [undefined, true],
    ['*', true],
    ['"7"', true],
    ['"6", "7"', true],
    ['"6"', false],
    ['W/"7"', false],
    ['"07"', false],
  ])('compares %j with "7"', (header, expected) => {
    expect(meetsIfMatch(parseIfMatch(header), '"7"')).toBe(expected);
  });
});
