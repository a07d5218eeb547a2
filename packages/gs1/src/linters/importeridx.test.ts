import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintImporteridx } from './importeridx.js';

describe('lintImporteridx', () => {
  it.each(['-', '_', '0', '9', 'A', 'Z', 'a', 'z'])('accepts %j', (component) => {
    expect(refusalOf(lintImporteridx, component)).toBeUndefined();
  });

  it.each([
    ['INVALID_IMPORTER_INDEX', '«»'],
    ['INVALID_IMPORTER_INDEX', '«AA»'],
    ['INVALID_IMPORTER_INDEX', '«+»'],
    ['INVALID_IMPORTER_INDEX', '«.»'],
    ['INVALID_IMPORTER_INDEX', '«[»'],
    ['INVALID_IMPORTER_INDEX', '«é»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintImporteridx, unmarked(marked))).toEqual([code, marked]);
  });
});
