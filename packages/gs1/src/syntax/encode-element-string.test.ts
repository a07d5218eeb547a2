import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { encodeBracketed } from './encode-bracketed.js';
import { encodeDigitalLinkUri } from '../digital-link/encode-digital-link-uri.js';
import { encodeScanData } from '../scan-data/encode-scan-data.js';
import { encodeElementString } from './encode-element-string.js';

type Pair = readonly [applicationIdentifier: string, value: string];

/** Elements as a program without types would hand them over. */
function elementsOf(pairs: readonly Pair[]) {
  return pairs.map(([applicationIdentifier, value]) => {
    return { applicationIdentifier: applicationIdentifier as ApplicationIdentifier, value };
  });
}

const gtin: Pair = ['01', '09506000134352'];

const refused: readonly [pairs: readonly Pair[], code: string, start: number][] = [
  [[], 'EMPTY_INPUT', 0],
  [[['18', 'A']], 'UNKNOWN_APPLICATION_IDENTIFIER', 0],
  [[['1', 'A']], 'UNKNOWN_APPLICATION_IDENTIFIER', 0],
  [[['011', 'A']], 'UNKNOWN_APPLICATION_IDENTIFIER', 0],
  [[['01', '9506000134352']], 'TOO_SHORT', 13],
  [[['01', '09506000134353']], 'CHECK_DIGIT_MISMATCH', 13],
  [[gtin, ['10', '']], 'TOO_SHORT', 0],
  [[gtin, ['10', 'A\u001d21B']], 'INVALID_CHARACTER', 1],
  [[['10', 'A']], 'MANDATORY_ASSOCIATION_MISSING', 0],
  [[gtin, ['3102', '000001'], ['3103', '000001']], 'INVALID_PAIR', 0],
  [[gtin, ['01', '19506000134359']], 'DUPLICATE_APPLICATION_IDENTIFIER', 0],
];

describe('encodeElementString', () => {
  it.each<[readonly Pair[], string]>([
    [[gtin, ['10', 'A'], ['21', 'B']], '010950600013435210A^21B'],
    [[['10', 'A'], gtin], '10A^0109506000134352'],
    [[gtin, ['17', '281231'], ['10', 'A']], '01095060001343521728123110A'],
    [[gtin, ['422', '056'], ['10', 'A']], '0109506000134352422056^10A'],
  ])('ends all but the last field of varying or undefined length: %j', (pairs, text) => {
    expect(encodeElementString(elementsOf(pairs), { separator: '^' })).toBe(text);
  });

  it.each(refused)('refuses %j with %s', (pairs, code, start) => {
    const refusal = thrownBy(() => encodeElementString(elementsOf(pairs)));
    expect(refusal).toMatchObject({ code, start });
  });

  it('refuses a value that holds the separator', () => {
    const elements = elementsOf([gtin, ['10', 'A--B']]);
    const refusal = thrownBy(() => encodeElementString(elements, { separator: '--' }));
    expect(refusal).toMatchObject({
      code: 'INVALID_CHARACTER',
      applicationIdentifier: '10',
      start: 1,
    });
  });

  it('writes part of the data of an item when told so', () => {
    const elements = elementsOf([['10', 'A']]);
    expect(encodeElementString(elements, { checkAssociations: false })).toBe('10A');
  });
});

describe('elements that repeat', () => {
  const lot: Pair = ['10', 'A'];
  const twice = elementsOf([gtin, lot, gtin, lot]);

  it('are written once in every syntax when their values are equal', () => {
    expect(encodeElementString(twice)).toBe('010950600013435210A');
    expect(encodeBracketed(twice)).toBe('(01)09506000134352(10)A');
    expect(encodeScanData(twice, 'GS1 DataMatrix')).toBe(']d2010950600013435210A');
    expect(encodeScanData(elementsOf([gtin, gtin]), 'EAN-13')).toBe(']E09506000134352');
    expect(encodeDigitalLinkUri(twice)).toBe('https://id.gs1.org/01/09506000134352/10/A');
    const date: Pair = ['17', '281231'];
    expect(encodeDigitalLinkUri(elementsOf([gtin, date, date]))).toBe(
      'https://id.gs1.org/01/09506000134352?17=281231',
    );
  });

  it('are refused in every syntax when their values differ', () => {
    const elements = elementsOf([gtin, lot, ['10', 'B']]);
    for (const encode of [
      () => encodeElementString(elements),
      () => encodeBracketed(elements),
      () => encodeScanData(elements, 'GS1-128'),
      () => encodeDigitalLinkUri(elements),
    ]) {
      const { code } = thrownBy(encode);
      expect(['DUPLICATE_APPLICATION_IDENTIFIER', 'QUALIFIER_IN_QUERY']).toContain(code);
    }
  });
});

describe('encodeBracketed', () => {
  it.each(refused)('refuses %j with %s', (pairs, code, start) => {
    const refusal = thrownBy(() => encodeBracketed(elementsOf(pairs)));
    expect(refusal).toMatchObject({ code, start });
  });
});
