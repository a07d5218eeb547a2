import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintLongitude } from './longitude.js';

describe('lintLongitude', () => {
  it.each(['0000000000', '3600000000', '3015297971'])('accepts %j', (component) => {
    expect(refusalOf(lintLongitude, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«301529797»'],
    ['TOO_LONG', '«30152979710»'],
    ['NON_DIGIT', '«-»015297971'],
    ['INVALID_LONGITUDE', '«3600000001»'],
    ['INVALID_LONGITUDE', '«9999999999»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintLongitude, unmarked(marked))).toEqual([code, marked]);
  });
});
