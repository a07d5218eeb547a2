import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintPackagetype } from './packagetype.js';

describe('lintPackagetype', () => {
  it.each(['8', '9', '1A', 'CT', 'ZZ', '200', 'X20'])('accepts %j', (component) => {
    expect(refusalOf(lintPackagetype, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_PACKAGE_TYPE', '«»'],
    ['UNKNOWN_PACKAGE_TYPE', '«1»'],
    ['UNKNOWN_PACKAGE_TYPE', '«A1»'],
    ['UNKNOWN_PACKAGE_TYPE', '«ct»'],
    ['UNKNOWN_PACKAGE_TYPE', '«1A1»'],
    ['UNKNOWN_PACKAGE_TYPE', '«X201»'],
    ['UNKNOWN_PACKAGE_TYPE', '«C é»'],
    ['UNKNOWN_PACKAGE_TYPE', '«\u00008»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintPackagetype, unmarked(marked))).toEqual([code, marked]);
  });
});
