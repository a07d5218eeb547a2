import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintHhmi } from './hhmi.js';

describe('lintHhmi', () => {
  it.each(['0000', '2359'])('accepts %j', (component) => {
    expect(refusalOf(lintHhmi, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«123»'],
    ['TOO_LONG', '«12345»'],
    ['NON_DIGIT', '1«A»00'],
    ['INVALID_HOUR', '«24»00'],
    ['INVALID_MINUTE', '23«60»'],
    ['NON_DIGIT', '120«A»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintHhmi, unmarked(marked))).toEqual([code, marked]);
  });
});
