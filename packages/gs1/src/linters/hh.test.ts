import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintHh } from './hh.js';

describe('lintHh', () => {
  it.each(['00', '09', '23'])('accepts %j', (component) => {
    expect(refusalOf(lintHh, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«1»'],
    ['TOO_LONG', '«123»'],
    ['NON_DIGIT', '1«A»'],
    ['INVALID_HOUR', '«24»'],
    ['INVALID_HOUR', '«99»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintHh, unmarked(marked))).toEqual([code, marked]);
  });
});
