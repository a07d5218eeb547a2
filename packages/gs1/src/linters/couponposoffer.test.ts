import { describe, expect, it } from 'vitest';
import { refusalOf, unmarked } from '../../test/support/linter-spans.js';
import { lintCouponposoffer } from './couponposoffer.js';

describe('lintCouponposoffer', () => {
  it.each([
    '001234561234560123456',
    '101234561234560123456',
    '061234567890121234569123456789012345',
  ])('accepts %j', (component) => {
    expect(refusalOf(lintCouponposoffer, component)).toBeUndefined();
  });

  it.each([
    ['COUPON_FIELD_MISSING', '«»'],
    ['NON_DIGIT', '00123456123456012345«a»'],
    ['COUPON_INVALID_FIELD', '«2»01234561234560123456'],
    ['COUPON_FIELD_MISSING', '0«»'],
    ['COUPON_INVALID_LENGTH_INDICATOR', '0«7»12345612345'],
    ['COUPON_FIELD_MISSING', '00«»'],
    ['COUPON_FIELD_TRUNCATED', '00«12345»'],
    ['COUPON_FIELD_TRUNCATED', '01«123456»'],
    ['COUPON_FIELD_MISSING', '00123456«»'],
    ['COUPON_FIELD_TRUNCATED', '00123456«12345»'],
    ['COUPON_FIELD_MISSING', '00123456123456«»'],
    ['COUPON_FIELD_TRUNCATED', '001234561234560«12345»'],
    ['COUPON_EXCESS_DATA', '001234561234560123456«7»'],
  ])('refuses with %s: %s', (code, marked) => {
    expect(refusalOf(lintCouponposoffer, unmarked(marked))).toEqual([code, marked]);
  });
});
