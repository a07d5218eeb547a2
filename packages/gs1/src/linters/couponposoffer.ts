import { CouponReader } from './coupon-reader.js';
import { lintCsetnumeric } from './csetnumeric.js';
import type { LinterRefusal } from './linter.js';

/**
 * `couponposoffer`: the data of a coupon in a positive offer file: format code, funder, offer code
 * and serial number, and nothing after them.
 *
 * @see GS1 US, "GS1 AI (8112) Coupon Data Specification".
 */
export function lintCouponposoffer(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  const nonDigit = lintCsetnumeric(text, start, end);
  if (nonDigit) return nonDigit;
  const coupon = new CouponReader(text, start, end);
  coupon.readCode('format code', '01');
  coupon.readVariable('funder', { indicators: '0123456', plus: 6 });
  coupon.readFixed('offer code', 6);
  coupon.readVariable('serial number', { indicators: '0123456789', plus: 6 });
  return coupon.finish();
}
