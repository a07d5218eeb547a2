import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cset82Strings } from '../../test/support/arbitrary-keys.js';
import { findSerialProblem, isSerial } from './serial.js';

const refused = [
  ['', 'TOO_SHORT', 0],
  ['123456789012345678901', 'TOO_LONG', 20],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'TOO_LONG', 20],
  ['two words', 'INVALID_CHARACTER', 3],
  ['#1', 'INVALID_CHARACTER', 0],
  ['1234567890123456789~', 'INVALID_CHARACTER', 19],
  ['A\u0000', 'INVALID_CHARACTER', 1],
  ['A\u001dB', 'INVALID_CHARACTER', 1],
  ['Ä', 'INVALID_CHARACTER', 0],
] as const;

describe('findSerialProblem', () => {
  it('finds nothing wrong with 1 to 20 characters of CSET 82', () => {
    fc.assert(
      fc.property(cset82Strings(1, 20), (serial) => {
        expect(findSerialProblem(serial)).toBeUndefined();
      }),
    );
  });

  it.each(refused)('says what is wrong with %j, and where', (serial, code, start) => {
    expect(findSerialProblem(serial)).toMatchObject({ code, start });
  });
});

describe('isSerial', () => {
  it.each(['A', '12345678901234567890', '"%/?<>'])('accepts %j', (serial) => {
    expect(isSerial(serial)).toBe(true);
  });

  it.each(refused)('answers false for %j', (serial) => {
    expect(isSerial(serial)).toBe(false);
  });
});
