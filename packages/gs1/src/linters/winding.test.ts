import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintWinding } from './winding.js';

describe('lintWinding', () => {
  it.each(['0', '1', '9'])('accepts %j', (component) => {
    expect(refusalOf(lintWinding, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_WINDING_DIRECTION', '«»'],
    ['INVALID_WINDING_DIRECTION', '«2»'],
    ['INVALID_WINDING_DIRECTION', '«8»'],
    ['INVALID_WINDING_DIRECTION', '«01»'],
    ['INVALID_WINDING_DIRECTION', '«:»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintWinding, unmarked(marked))).toEqual([code, marked]);
  });
});
