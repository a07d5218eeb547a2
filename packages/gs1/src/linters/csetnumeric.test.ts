import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCsetnumeric } from './csetnumeric.js';

describe('lintCsetnumeric', () => {
  it.each(['', '0', '0123456789'])('accepts %j', (component) => {
    expect(refusalOf(lintCsetnumeric, component)).toBeUndefined();
  });

  it.each([
    ['NON_DIGIT', '12«A»4'],
    ['NON_DIGIT', '«/»'],
    ['NON_DIGIT', '«:»'],
    ['NON_DIGIT', '1« »'],
    ['NON_DIGIT', '«٣»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCsetnumeric, unmarked(marked))).toEqual([code, marked]);
  });
});
