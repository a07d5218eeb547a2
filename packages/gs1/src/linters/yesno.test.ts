import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintYesno } from './yesno.js';

describe('lintYesno', () => {
  it.each(['0', '1'])('accepts %j', (component) => {
    expect(refusalOf(lintYesno, component)).toBeUndefined();
  });

  it.each([
    ['NOT_ZERO_OR_ONE', '«»'],
    ['NOT_ZERO_OR_ONE', '«2»'],
    ['NOT_ZERO_OR_ONE', '«/»'],
    ['NOT_ZERO_OR_ONE', '«01»'],
    ['NOT_ZERO_OR_ONE', '«Y»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintYesno, unmarked(marked))).toEqual([code, marked]);
  });
});
