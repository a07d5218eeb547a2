import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintLatitude } from './latitude.js';

describe('lintLatitude', () => {
  it.each(['0000000000', '1800000000', '0279085848'])('accepts %j', (component) => {
    expect(refusalOf(lintLatitude, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«027908584»'],
    ['TOO_LONG', '«02790858480»'],
    ['NON_DIGIT', '02790«.»5848'],
    ['INVALID_LATITUDE', '«1800000001»'],
    ['INVALID_LATITUDE', '«9999999999»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintLatitude, unmarked(marked))).toEqual([code, marked]);
  });
});
