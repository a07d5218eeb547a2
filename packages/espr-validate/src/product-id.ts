import { isGrai, isGtin14 } from '@dpp/gs1';

/** What a product id is, or why it is none. */
export type ProductIdCheck =
  | {
      readonly valid: true;
      /** `SKU` stands for any identifier that is not a GS1 key. */
      readonly kind: 'GTIN' | 'GRAI' | 'SKU';
      /** 14 digits; present when `kind` is `GTIN`. */
      readonly gtin?: string;
      /** 15 to 30 characters; present when `kind` is `GRAI`. */
      readonly grai?: string;
    }
  | {
      readonly valid: false;
      readonly code: 'PRODUCT_ID_BLANK' | 'GTIN_CHECK_DIGIT_INVALID';
      /** English, for developers. */
      readonly message: string;
    };

const FOURTEEN_DIGITS = /^\d{14}$/;

/**
 * Tells what kind of identifier a product id is. Exactly 14 digits are a GTIN-14, also where they
 * would be a GRAI without serial as well; a GRAI is recognised by its serial. Everything else that
 * has a visible character is a SKU.
 *
 * The id is judged as it stands, blanks included: ` 09506000134352` is a SKU. An identifier that was
 * trimmed in silence would no longer be the one the caller stored.
 *
 * @example
 * checkProductId('09506000134352'); // { valid: true, kind: 'GTIN', gtin: '09506000134352' }
 */
export function checkProductId(productId: string): ProductIdCheck {
  if (productId.trim() === '') {
    return { valid: false, code: 'PRODUCT_ID_BLANK', message: 'productId must not be blank' };
  }
  if (FOURTEEN_DIGITS.test(productId)) return checkGtin(productId);
  // What is left of the GRAIs has a serial: one without would be 14 digits.
  if (isGrai(productId)) return { valid: true, kind: 'GRAI', grai: productId };
  return { valid: true, kind: 'SKU' };
}

function checkGtin(digits: string): ProductIdCheck {
  if (isGtin14(digits)) return { valid: true, kind: 'GTIN', gtin: digits };
  const message = 'productId has 14 digits but not the check digit of a GTIN-14';
  return { valid: false, code: 'GTIN_CHECK_DIGIT_INVALID', message };
}
