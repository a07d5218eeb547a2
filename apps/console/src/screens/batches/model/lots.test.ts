import { describe, expect, it } from 'vitest';
import { isLot, readLots } from './lots.js';

describe('isLot', () => {
  it.each(['H-4711', 'A/1', 'a,b;c', '"x"', '...', 'A'.repeat(20)])('takes %s', (text) => {
    expect(isLot(text)).toBe(true);
  });

  it.each(['', ' ', 'A B', 'Hitze-ä', '.', '..', '#1', 'A'.repeat(21)])('refuses %j', (text) => {
    expect(isLot(text)).toBe(false);
  });
});

describe('readLots', () => {
  it('reads one a line or in a column, and leaves commas in their lot', () => {
    const { lots, wrong, repeated } = readLots('H-1\r\n H,2\tH;3\n\nh-1');
    expect([lots, wrong, repeated]).toEqual([['H-1', 'H,2', 'H;3', 'h-1'], [], []]);
  });

  it('names what is no lot and what is there twice, each once', () => {
    const { lots, wrong, repeated } = readLots('H-1 H-1 H-1 ä ä');
    expect([lots, wrong, repeated]).toEqual([['H-1'], ['ä'], ['H-1']]);
  });
});
