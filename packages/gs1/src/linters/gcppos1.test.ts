import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintGcppos1 } from './gcppos1.js';

describe('lintGcppos1', () => {
  it.each(['0123', '01234', '9506000134352', '1234ABC'])('accepts %j', (component) => {
    expect(refusalOf(lintGcppos1, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '«123»'],
    ['INVALID_COMPANY_PREFIX', '«A»234'],
    ['INVALID_COMPANY_PREFIX', '12«A»4567'],
    ['INVALID_COMPANY_PREFIX', '123«-»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintGcppos1, unmarked(marked))).toEqual([code, marked]);
  });
});
