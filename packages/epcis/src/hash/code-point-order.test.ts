import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByCodePoint, joinSorted } from './code-point-order.js';

describe('compareByCodePoint', () => {
  it('orders texts as their UTF-8 bytes are ordered', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        const expected = Buffer.compare(Buffer.from(left), Buffer.from(right));
        expect(Math.sign(compareByCodePoint(left, right))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('joinSorted', () => {
  it('puts a character beyond the first plane last, and leaves the list as it is', () => {
    const texts = ['\u{1f600}', '\uffff', 'b', 'a'];
    expect(joinSorted(texts)).toBe('ab\uffff\u{1f600}');
    expect(texts[0]).toBe('\u{1f600}');
  });
});
