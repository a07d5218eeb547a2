import { describe, expect, it } from 'vitest';
import { checkProductId } from './product-id.js';

describe('checkProductId', () => {
  it('recognises a GTIN-14', () => {
    expect(checkProductId('09506000134352')).toEqual({
      valid: true,
      kind: 'GTIN',
      gtin: '09506000134352',
    });
  });

  it.each(['09521141123454A', '09521141123454-0.9/b', `09521141123454${'Z'.repeat(16)}`])(
    'recognises the GRAI %s',
    (grai) => {
      expect(checkProductId(grai)).toEqual({ valid: true, kind: 'GRAI', grai });
    },
  );

  it('takes a GRAI without serial for the GTIN-14 it also is', () => {
    expect(checkProductId('09521141123454')).toMatchObject({ kind: 'GTIN' });
  });

  it.each([
    ['a GTIN-13', '9506000134352'],
    ['15 digits that no GRAI asset id starts', '095060001343511'],
    ['a GRAI that starts with 1', '19521141123451A'],
    ['a GRAI whose check digit is wrong', '09521141123455A'],
    ['a GRAI serial of 17 characters', `09521141123454${'Z'.repeat(17)}`],
    ['a GRAI serial outside CSET 82', '09521141123454 A'],
    ['a GTIN with a leading blank', ' 09506000134352'],
    ['a GTIN with a trailing line break', '09506000134352\n'],
    ['digits of another script', '०९५०६०००१३४३५२'],
    ['a free identifier', 'SKU-2031/M'],
    ['one character', '0'],
  ])('takes %s for a SKU', (_, productId) => {
    expect(checkProductId(productId)).toEqual({ valid: true, kind: 'SKU' });
  });

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('refuses the blank id %j', (productId) => {
    expect(checkProductId(productId)).toMatchObject({ valid: false, code: 'PRODUCT_ID_BLANK' });
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'refuses 14 digits when digit %i of a GTIN is another',
    (position) => {
      const digits = [...'09506000134352'];
      digits[position] = String((Number(digits[position]) + 1) % 10);
      expect(checkProductId(digits.join(''))).toMatchObject({
        valid: false,
        code: 'GTIN_CHECK_DIGIT_INVALID',
      });
    },
  );
});
