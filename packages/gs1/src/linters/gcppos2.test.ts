import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintGcppos2 } from './gcppos2.js';

describe('lintGcppos2', () => {
  it.each(['00123', 'A0123', '09506000134352'])('accepts %j', (component) => {
    expect(refusalOf(lintGcppos2, component)).toBeUndefined();
  });

  it.each([
    ['TOO_SHORT', '«»'],
    ['TOO_SHORT', '1«»'],
    ['TOO_SHORT', '1«234»'],
    ['INVALID_COMPANY_PREFIX', '1«A»345'],
    ['INVALID_COMPANY_PREFIX', '1234«A»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintGcppos2, unmarked(marked))).toEqual([code, marked]);
  });
});
