import { describe, expect, it } from 'vitest';
import { rangeOf, readSerialNumbers, slicesOf } from './serial-numbers.js';

describe('a list of serial numbers', () => {
  it('is read from lines, and from cells of a table', () => {
    expect(readSerialNumbers('TP84-1\nTP84-2\r\nTP84-3, TP84-4;\tTP84-5 \n').serialNumbers).toEqual(
      ['TP84-1', 'TP84-2', 'TP84-3', 'TP84-4', 'TP84-5'],
    );
  });

  it('tells what is none, and what is there twice', () => {
    expect(readSerialNumbers('A1 A/2 A1 A1 ÄÖ 123456789012345678901')).toEqual({
      serialNumbers: ['A1'],
      wrong: ['A/2', 'ÄÖ', '123456789012345678901'],
      repeated: ['A1'],
    });
  });

  it('is empty for nothing', () => {
    expect(readSerialNumbers(' \n').serialNumbers).toEqual([]);
  });
});

describe('a range of serial numbers', () => {
  it.each([
    ['TP84-2027-000413', 'TP84-2027-000415'],
    ['TP84-2027-000413', '415'],
    ['TP84-2027-000413', '…000415'],
    ['TP84-2027-000413', '...000415'],
  ])('reaches from %s to %s', (first, last) => {
    expect(rangeOf(first, last)).toEqual([
      'TP84-2027-000413',
      'TP84-2027-000414',
      'TP84-2027-000415',
    ]);
  });

  it('goes on with more digits where none were filled up', () => {
    expect(rangeOf('A9', 'A11')).toEqual(['A9', 'A10', 'A11']);
  });

  it('is one number from a number to itself', () => {
    expect(rangeOf('A-07', 'A-07')).toEqual(['A-07']);
  });

  it.each([
    ['TP84', 'x', 'form'],
    ['A', 'B', 'form'],
    ['A/1', 'A/3', 'form'],
    ['', '', 'form'],
    ['A-09', 'A-100', 'form'],
    ['A-1', 'B-3', 'beginning'],
    ['A-3', 'A-1', 'order'],
    ['A-1', 'A-999999', 'many'],
  ])('is none from %j to %j: %s', (first, last, fault) => {
    expect(rangeOf(first, last)).toBe(fault);
  });
});

it('cuts members into slices', () => {
  expect(slicesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(slicesOf([], 2)).toEqual([]);
});
