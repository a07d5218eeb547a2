import { describe, expect, it } from 'vitest';
import { decodeScanData } from './decode-scan-data.js';

const gs = '\u001d';
const gtin = [{ applicationIdentifier: '01', value: '09506000134352' }];

describe('decodeScanData', () => {
  it.each([
    [']E09506000134352', 'EAN-13', '09506000134352'],
    [']E00036000291452', 'EAN-13', '00036000291452'],
    [']E496385074', 'EAN-8', '00000096385074'],
    [']I119506000134359', 'ITF-14', '19506000134359'],
  ])('reads %s as a GTIN of 14 digits', (text, name, value) => {
    expect(decodeScanData(text)).toMatchObject({
      valid: true,
      syntax: 'scanData',
      elements: [{ applicationIdentifier: '01', value }],
      symbology: { identifier: text.slice(0, 3), name },
    });
  });

  it.each([
    [']C1', 'GS1-128'],
    [']e0', 'GS1 DataBar'],
    [']d2', 'GS1 DataMatrix'],
    [']Q3', 'GS1 QR Code'],
    [']J1', 'GS1 DotCode'],
  ])('reads an element string after %s', (identifier, name) => {
    const { elements, symbology, problems } = decodeScanData(
      `${identifier}010950600013435210A${gs}21B`,
    );
    expect(problems).toEqual([]);
    expect(symbology).toEqual({ identifier, name });
    expect(elements.map((element) => element.value)).toEqual(['09506000134352', 'A', 'B']);
  });

  it.each([']Q1', ']d1'])('reads a Digital Link URI after %s', (identifier) => {
    const scan = decodeScanData(`${identifier}https://id.gs1.org/01/09506000134352`);
    expect(scan).toMatchObject({ valid: true, syntax: 'scanData', elements: gtin });
    expect(scan.digitalLink?.uriStem).toBe('https://id.gs1.org');
    expect(scan.symbology?.identifier).toBe(identifier);
  });

  it('reads the composite component of an EAN-13 symbol', () => {
    const { elements, problems } = decodeScanData(']E09506000134352|]e010A');
    expect(problems).toEqual([]);
    expect(elements).toEqual([...gtin, { applicationIdentifier: '10', value: 'A' }]);
  });

  it.each([
    ['', 'EMPTY_INPUT', 0, 0],
    ['0109506000134352', 'MISSING_SYMBOLOGY_IDENTIFIER', 0, 0],
    [']', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER', 0, 1],
    [']A0ABC', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER', 0, 3],
    [']C00109506000134352', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER', 0, 3],
    [']c10109506000134352', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER', 0, 3],
    [']C1', 'EMPTY_INPUT', 3, 3],
    [`]C1${gs}`, 'EMPTY_INPUT', 3, 4],
    [']E0950600013435', 'TOO_SHORT', 15, 15],
    [']E095060001343521', 'TOO_LONG', 16, 17],
    [']E09506000134353', 'CHECK_DIGIT_MISMATCH', 15, 16],
    [']E4963850O4', 'NON_DIGIT', 9, 10],
    [']I119506000134352', 'CHECK_DIGIT_MISMATCH', 16, 17],
    [']d20109506000134353', 'CHECK_DIGIT_MISMATCH', 18, 19],
    [']d210A', 'MANDATORY_ASSOCIATION_MISSING', 3, 5],
    [']Q1hello', 'INVALID_URI', 3, 3],
    [']Q1https://id.gs1.org/01/09506000134353', 'CHECK_DIGIT_MISMATCH', 38, 39],
    [']Q1', 'EMPTY_INPUT', 3, 3],
  ])('refuses %s', (text, code, start, end) => {
    const { valid, problems } = decodeScanData(text);
    expect(valid).toBe(false);
    expect(problems[0]).toMatchObject({ code, start, end });
  });
});
