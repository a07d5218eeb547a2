import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintMediatype } from './mediatype.js';

describe('lintMediatype', () => {
  it.each(['01', '10', '80', '99'])('accepts %j', (component) => {
    expect(refusalOf(lintMediatype, component)).toBeUndefined();
  });

  it.each([
    ['UNKNOWN_MEDIA_TYPE', '«»'],
    ['UNKNOWN_MEDIA_TYPE', '«00»'],
    ['UNKNOWN_MEDIA_TYPE', '«11»'],
    ['UNKNOWN_MEDIA_TYPE', '«79»'],
    ['UNKNOWN_MEDIA_TYPE', '«1»'],
    ['UNKNOWN_MEDIA_TYPE', '«010»'],
    ['UNKNOWN_MEDIA_TYPE', '«1A»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintMediatype, unmarked(marked))).toEqual([code, marked]);
  });
});
