import { describe, expect, it } from 'vitest';
import { decodeRawScan } from './decode-raw-scan.js';

const separator = '\u001d';
const gtin = ['01', '09506000134352'];
const read = (scan: string) =>
  decodeRawScan(scan).elements.map(({ applicationIdentifier: ai, value }) => [ai, value]);
const codesOf = (scan: string) => decodeRawScan(scan).problems.map(({ code }) => code);

describe('decodeRawScan', () => {
  it.each([
    ['an EAN-13', '9506000134352'],
    ['an EAN-13 with a line end', '9506000134352\r\n'],
    ['an EAN-13 between STX and ETX', '\u00029506000134352\u0003'],
    ['a GTIN-14', '09506000134352'],
    ['an EAN-13 with its identifier', ']E09506000134352\r'],
    ['an element string with its identifier', ']d20109506000134352\r\n'],
    ['an element string without one', '0109506000134352\n'],
    ['an element string behind a separator', `${separator}0109506000134352`],
    ['brackets', '(01)09506000134352\t'],
    ['a Digital Link', 'https://id.gs1.org/01/09506000134352\r'],
    ['a Digital Link in capitals', 'HTTPS://ID.GS1.ORG/01/09506000134352'],
    ['a Digital Link with its identifier', ']Q1https://id.gs1.org/01/09506000134352'],
    ['a Digital Link of an older version', 'https://example.com/gtin/9506000134352'],
    ['the same with its identifier', ']Q1https://example.com/gtin/9506000134352\r'],
    ['a byte order mark before it', '\ufeff9506000134352\u200b'],
  ])('reads %s', (_what, scan) => {
    const { valid, problems } = decodeRawScan(scan);
    expect([valid, problems]).toEqual([true, []]);
    expect(read(scan)).toEqual([gtin]);
  });

  it.each([
    ['a UPC-A', '614141123452', '00614141123452'],
    ['an EAN-8', '96385074', '00000096385074'],
    ['a UPC-E', '04252614', '00042100005264'],
    ['an Italian EAN-13, which reads as AI (8004), too', '8004950600016', '08004950600016'],
    ['a German EAN-13, which reads as AI (401), too', '4012345678901', '04012345678901'],
  ])('reads %s as a GTIN', (_what, scan, value) => {
    expect(read(scan)).toEqual([['01', value]]);
  });

  it('reads lot and serial number behind the separator of a reader', () => {
    expect(read(`010950600013435210A/1${separator}21S\r\n`)).toEqual([
      gtin,
      ['10', 'A/1'],
      ['21', 'S'],
    ]);
  });

  it.each([
    ['nothing', '', 'EMPTY_INPUT'],
    ['blanks', ' \r\n', 'EMPTY_INPUT'],
    ['an article number', 'SKU-7', 'MISSING_SYMBOLOGY_IDENTIFIER'],
    ['digits that would be company internal', '9012345', 'MISSING_SYMBOLOGY_IDENTIFIER'],
    ['an EAN-13 cut short', '40123456789', 'MISSING_SYMBOLOGY_IDENTIFIER'],
    ['a wrong check digit', '9506000134353', 'CHECK_DIGIT_MISMATCH'],
    [
      'a wrong check digit of an EAN-13 that reads as AI (401)',
      '4012345678902',
      'CHECK_DIGIT_MISMATCH',
    ],
    ['digits of other scripts', '٩٥٠٦٠٠٠١٣٤٣٥٢', 'MISSING_SYMBOLOGY_IDENTIFIER'],
    ['a blank among the digits', '9 506000 134352', 'MISSING_SYMBOLOGY_IDENTIFIER'],
    ['a link without a scheme', 'id.gs1.org/01/09506000134352', 'INVALID_URI'],
    ['a link without a key', 'https://example.com/', 'MISSING_PRIMARY_KEY'],
    ['a symbology without GS1 data', ']A09506000134352', 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER'],
    ['the name of a separator', '010950600013435210A<GS>21S', 'UNEXPECTED_SEPARATOR'],
    ['the escape of a URL', '010950600013435210A%1D21S', 'UNEXPECTED_SEPARATOR'],
    ['the escape of a spreadsheet', '010950600013435210A_x001D_21S', 'UNEXPECTED_SEPARATOR'],
    ['brackets around its name', ']d2010950600013435210A(GS)21S', 'UNEXPECTED_SEPARATOR'],
    ['the same with an identifier', ']C1010950600013435210A<GS>21S', 'UNEXPECTED_SEPARATOR'],
    ['a lot alone', '10ABC', 'MISSING_SYMBOLOGY_IDENTIFIER'],
  ])('refuses %s', (_what, scan, code) => {
    expect(codesOf(scan)).toContain(code);
    expect(decodeRawScan(scan).valid).toBe(false);
  });

  it('refuses eight digits that can be two GTINs', () => {
    expect(codesOf('01234558')).toEqual(['MISSING_SYMBOLOGY_IDENTIFIER']);
    expect(decodeRawScan('01234558').problems[0]?.message).toContain(']E4');
  });

  it('offers the reading with separators where their names are written', () => {
    const { suggestions } = decodeRawScan('010950600013435210A<GS>21S');
    expect(suggestions[0]?.elements).toContainEqual({ applicationIdentifier: '21', value: 'S' });
  });

  it('names the place of a problem in what was sent', () => {
    const [problem] = decodeRawScan('\r\n9506000134353\r\n').problems;
    expect([problem?.start, problem?.end]).toEqual([14, 15]);
  });
});
