import { CouponReader } from './coupon-reader.js';
import { lintCsetnumeric } from './csetnumeric.js';
import type { LinterRefusal } from './linter.js';

const valueLengths = { indicators: '12345', plus: 0 };
const requirementCodes = '012349';
const primaryPrefixLengths = { indicators: '0123456', plus: 6 };
/** A 9 says that the company of the first purchase is meant: no prefix follows. */
const otherPrefixLengths = { indicators: '01234569', plus: 6, absent: '9' };

/**
 * `couponcode`: the data of a North American coupon: the company, the offer, what is saved and what
 * has to be bought; then, each at most once and in this order, further purchases, dates, a serial
 * number, a retailer and conditions.
 *
 * @see GS1 US, "North American Coupon Application Guideline Using GS1 DataBar Expanded Symbols".
 */
export function lintCouponcode(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  const nonDigit = lintCsetnumeric(text, start, end);
  if (nonDigit) return nonDigit;
  const coupon = new CouponReader(text, start, end);
  coupon.readVariable('company prefix', primaryPrefixLengths);
  coupon.readFixed('offer code', 6);
  coupon.readVariable('save value', valueLengths);
  readPurchase(coupon, 'first');
  if (coupon.takes('1')) {
    coupon.readCode('additional purchase rules code', '0123');
    readPurchase(coupon, 'second');
    coupon.readVariable('second purchase company prefix', otherPrefixLengths);
  }
  if (coupon.takes('2')) {
    readPurchase(coupon, 'third');
    coupon.readVariable('third purchase company prefix', otherPrefixLengths);
  }
  readDates(coupon);
  if (coupon.takes('5')) {
    coupon.readVariable('serial number', { indicators: '0123456789', plus: 6 });
  }
  if (coupon.takes('6')) {
    coupon.readVariable('retailer prefix or GLN', { indicators: '1234567', plus: 6 });
  }
  if (coupon.takes('9')) readConditions(coupon);
  return coupon.finish();
}

function readPurchase(coupon: CouponReader, which: string): void {
  coupon.readVariable(`${which} purchase requirement`, valueLengths);
  coupon.readCode(`${which} purchase requirement code`, requirementCodes);
  coupon.readFixed(`${which} purchase family code`, 3);
}

function readDates(coupon: CouponReader): void {
  const expiration = coupon.takes('3') ? coupon.readDate('expiration date') : undefined;
  const start = coupon.takes('4') ? coupon.readDate('start date') : undefined;
  if (expiration !== undefined && start !== undefined) coupon.checkOrder(start, expiration);
}

function readConditions(coupon: CouponReader): void {
  coupon.readCode('save value code', '01256');
  coupon.readCode('save value item', '012');
  coupon.readFixed('store coupon flag', 1);
  coupon.readCode("don't multiply flag", '01');
}
