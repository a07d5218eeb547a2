import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintHasnondigit } from './hasnondigit.js';

describe('lintHasnondigit', () => {
  it.each(['A', '123A', '1-3', '/', 'é'])('accepts %j', (component) => {
    expect(refusalOf(lintHasnondigit, component)).toBeUndefined();
  });

  it.each([
    ['NON_DIGIT_REQUIRED', '«»'],
    ['NON_DIGIT_REQUIRED', '«0»'],
    ['NON_DIGIT_REQUIRED', '«0123456789»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintHasnondigit, unmarked(marked))).toEqual([code, marked]);
  });
});
