import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { decodeBracketed } from '../syntax/decode-bracketed.js';
import { encodeDigitalLinkUri } from './encode-digital-link-uri.js';
import { encodeScanData } from '../scan-data/encode-scan-data.js';
import type { SymbologyName } from '../syntax/symbology.js';

function elementsOf(bracketed: string) {
  return decodeBracketed(bracketed, { checkAssociations: false }).elements;
}

describe('encodeDigitalLinkUri', () => {
  it.each([
    ['(01)09506000134352', '/01/09506000134352'],
    ['(21)S(10)L(22)V(01)09506000134352', '/01/09506000134352/22/V/10/L/21/S'],
    ['(01)09506000134352(235)T', '/01/09506000134352/235/T'],
    ['(01)09506000134352(10)L(235)T', '/01/09506000134352/235/T?10=L'],
    ['(17)281231(01)09506000134352(3103)000195', '/01/09506000134352?17=281231&3103=000195'],
    ['(8020)A/B(415)9506000134352', '/415/9506000134352/8020/A%2FB'],
    ['(01)09506000134352(8003)09521141123454X', '/01/09506000134352?8003=09521141123454X'],
  ])('arranges %s', (bracketed, path) => {
    expect(encodeDigitalLinkUri(elementsOf(bracketed))).toBe(`https://id.gs1.org${path}`);
  });

  it.each([
    ['(10)A', 'MISSING_PRIMARY_KEY'],
    ['(00)106141412345678908(21)A', 'ATTRIBUTE_NOT_ALLOWED'],
    ['(01)09506000134352(10)..', 'DOT_SEGMENT'],
    ['(01)09506000134353', 'CHECK_DIGIT_MISMATCH'],
    ['(415)9506000134352', 'MANDATORY_ASSOCIATION_MISSING'],
  ])('refuses %s with %s', (bracketed, code) => {
    expect(thrownBy(() => encodeDigitalLinkUri(elementsOf(bracketed))).code).toBe(code);
  });

  it('refuses a stem that is none', () => {
    const elements = elementsOf('(01)09506000134352');
    const encode = () => encodeDigitalLinkUri(elements, { uriStem: 'https://a?b' });
    expect(thrownBy(encode).code).toBe('INVALID_URI');
  });
});

describe('encodeScanData', () => {
  it.each<[string, SymbologyName, string]>([
    ['(01)09506000134352', 'EAN-13', ']E09506000134352'],
    ['(01)00036000291452', 'EAN-13', ']E00036000291452'],
    ['(01)00000096385074', 'EAN-8', ']E496385074'],
    ['(01)19506000134359', 'ITF-14', ']I119506000134359'],
    ['(01)09506000134352(10)A(21)B', 'GS1-128', ']C1010950600013435210A\u001d21B'],
    ['(01)09506000134352', 'QR Code', ']Q1https://id.gs1.org/01/09506000134352'],
  ])('writes %s as %s', (bracketed, symbology, scanData) => {
    expect(encodeScanData(elementsOf(bracketed), symbology)).toBe(scanData);
  });

  it.each<[string, SymbologyName, string]>([
    ['(01)19506000134359', 'EAN-13', 'TOO_LONG'],
    ['(01)09506000134352', 'EAN-8', 'TOO_LONG'],
    ['(01)09506000134352(10)A', 'EAN-13', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER'],
    ['(00)106141412345678908', 'ITF-14', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER'],
    ['(01)09506000134353', 'EAN-13', 'CHECK_DIGIT_MISMATCH'],
    ['(10)A', 'QR Code', 'MISSING_PRIMARY_KEY'],
  ])('refuses to write %s as %s', (bracketed, symbology, code) => {
    expect(thrownBy(() => encodeScanData(elementsOf(bracketed), symbology)).code).toBe(code);
  });
});
