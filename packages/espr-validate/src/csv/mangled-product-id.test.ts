import { describe, expect, it } from 'vitest';
import { mangledProductId, mangledSerialNumber } from './mangled-product-id.js';

const gtin = '09506000134352';

describe('mangledProductId', () => {
  it.each([
    ['no leading zero', '9506000134352'],
    ['zeros too many', '0009506000134352'],
    ['decimals', '9506000134352.0'],
    ['all digits in scientific notation', '9.506000134352E+12'],
    ['a decimal comma in scientific notation', '9,506000134352e+12'],
    ['a formula around it', '="09506000134352"'],
    ['a formula around what lost its zero', '="9506000134352"'],
    ['an equals sign', '=09506000134352'],
    ['an apostrophe', "'09506000134352"],
    ['quotes', '"09506000134352"'],
    ['typographic quotes', '“09506000134352”'],
    ['a byte order mark', '\ufeff09506000134352'],
    ['a space without width', '0950600\u200b0134352'],
    ['a soft hyphen', '0950600\u00ad0134352'],
    ['a mark of direction', '\u202a09506000134352\u202c'],
    ['a no-break space behind it', '09506000134352\u00a0'],
    ['blanks around it', ' 09506000134352 '],
    ['a line end', '09506000134352\r\n'],
    ['a tab', '\t09506000134352'],
    ['no-break spaces among its digits', '9\u00a0506000\u00a0134352'],
    ['narrow spaces among its digits', '9\u202f506\u202f000\u202f134\u202f352'],
    ['full-width digits', '０９５０６０００１３４３５２'],
    ['Arabic digits', '٠٩٥٠٦٠٠٠١٣٤٣٥٢'],
    ['blanks among its digits', '9 506000 134352'],
    ['commas among its digits', '9,506,000,134,352'],
    ['points among its digits', '9.506.000.134.352'],
    ['hyphens among its digits', '950-6000-13435-2'],
    ['its name before it', 'GTIN: 09506000134352'],
    ['the name of a GTIN-13', 'EAN-13 9506000134352'],
    ['letters that look like digits', 'O9506OOOl34352'],
    ['brackets', '(01)09506000134352'],
    ['an Application Identifier', '0109506000134352'],
    ['a symbology identifier', ']C10109506000134352'],
    ['a Digital Link', 'https://id.gs1.org/01/09506000134352/21/7'],
    ['a Digital Link of an older version', 'https://example.com/gtin/9506000134352'],
    ['a link without a scheme', 'id.gs1.org/01/09506000134352'],
    ['an EPC', 'urn:epc:id:sgtin:9506000.013435.7'],
    ['an EPC pattern', 'urn:epc:idpat:sgtin:9506000.013435.*'],
  ])('names the GTIN that was meant, with %s', (_what, text) => {
    expect(mangledProductId(text)).toMatchObject({ probably: gtin });
    expect(mangledProductId(text)?.message).toContain(gtin);
  });

  it.each([
    ['a GRAI without its leading zero', '9506000000015123', '09506000000015123'],
    ['a UPC-A', '614141123452', '00614141123452'],
    ['an EAN-8', '96385074', '00000096385074'],
    ['an article number in a formula', '="007-A"', '007-A'],
    ['an article number with a space without width', 'SKU\u200b-7', 'SKU-7'],
    ['an article number with a no-break space', 'SKU\u00a07', 'SKU 7'],
    ['a Digital Link of a GRAI', 'https://example.com/8003/095060000000157', '095060000000157'],
  ])('names what was meant by %s', (_what, text, probably) => {
    expect(mangledProductId(text)?.probably).toBe(probably);
  });

  it.each([
    ['9.50600E+12', 'a number of 13 digits that begins with 9506'],
    ['9,506E+12', 'a number of 13 digits that begins with 9506'],
    ['1E+13', 'a number of 14 digits that begins with 1'],
  ])('says how %s began', (text, hint) => {
    const found = mangledProductId(text);
    expect(found?.message).toContain(hint);
    expect(found?.probably).toBeUndefined();
  });

  it.each([
    '9506000134353',
    '614141123453',
    '#####',
    '#N/A',
    '#REF!',
    '12-Mar',
    'Mar-12',
    'NaN',
    '\u200b',
  ])('refuses %s without a guess', (text) => {
    const found = mangledProductId(text);
    expect(found?.message).toMatch(/^productId /);
    expect(found?.probably).toBeUndefined();
  });

  it.each([
    gtin,
    '09506000000015A-1',
    '0950600000001512',
    'SKU-2031/M',
    'SKU 7',
    '1E5',
    '12E4',
    '4711',
    '12345678',
    '1.5',
    '10-20-30',
    'A=1',
    '=SKU-1',
    'EAN-Adapter',
    'März-12',
    'Größe 38',
    '製品-7',
    "D'Angelo",
    'https://example.com/products/7',
    '09506000134353',
    '',
    ' ',
    'x'.repeat(257),
  ])('takes %j as it is', (text) => {
    expect(mangledProductId(text)).toBeUndefined();
  });

  it('never names an id that is mangled itself', () => {
    for (const text of [
      '="=\'9506000134352\'"',
      '"9.506000134352E+12"',
      '\ufeff="9506000134352"',
    ]) {
      expect(mangledProductId(mangledProductId(text)?.probably ?? '')).toBeUndefined();
    }
  });
});

describe('mangledSerialNumber', () => {
  it.each([
    ['="0007"', '0007'],
    ["'0007", '0007'],
    ['B\u200b-7', 'B-7'],
    ['B-7\u00a0', 'B-7'],
    ['1.23456E+15', undefined],
    ['1E+12', undefined],
    ['#N/A', undefined],
    ['03-Mar', undefined],
  ])('finds %j', (text, probably) => {
    const found = mangledSerialNumber(text);
    expect(found?.message).toMatch(/^serialNumber /);
    expect(found?.probably).toBe(probably);
  });

  it.each(['0007', '9506000134352', '1E5', 'B-7/A', 'B 7', '', ' '])('takes %j', (text) => {
    expect(mangledSerialNumber(text)).toBeUndefined();
  });
});
