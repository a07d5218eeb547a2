import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintZero } from './zero.js';

describe('lintZero', () => {
  it.each(['0', '00'])('accepts %j', (component) => {
    expect(refusalOf(lintZero, component)).toBeUndefined();
  });

  it.each([
    ['NOT_ZERO', '«»'],
    ['NOT_ZERO', '«1»'],
    ['NOT_ZERO', '«01»'],
    ['NOT_ZERO', '«O»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintZero, unmarked(marked))).toEqual([code, marked]);
  });
});
