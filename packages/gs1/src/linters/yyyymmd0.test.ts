import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { loadDictionary } from '../dictionary.js';
import { decodeBracketed } from '../index.js';
import { lintYyyymmd0 } from './yyyymmd0.js';

describe('lintYyyymmd0', () => {
  it.each(['20260101', '20260100', '20000229', '19991231', '20260200'])(
    'accepts %j',
    (component) => {
      expect(refusalOf(lintYyyymmd0, component)).toBeUndefined();
    },
  );

  it.each([
    ['TOO_SHORT', '«2026010»'],
    ['TOO_LONG', '«202601001»'],
    ['NON_DIGIT', '2026«O»101'],
    ['INVALID_MONTH', '2026«13»00'],
    ['INVALID_MONTH', '2026«00»00'],
    ['INVALID_DAY', '202602«29»'],
    ['INVALID_DAY', '190002«29»'],
    ['INVALID_DAY', '202611«31»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintYyyymmd0, unmarked(marked))).toEqual([code, marked]);
  });

  it('is known to a dictionary that a user loads', () => {
    const dictionary = loadDictionary('7252 * N8,yyyymmd0 # SOME DAY');
    expect(decodeBracketed('(7252)20260100', { dictionary }).valid).toBe(true);
    expect(decodeBracketed('(7252)20260132', { dictionary }).problems[0]?.code).toBe('INVALID_DAY');
  });
});
