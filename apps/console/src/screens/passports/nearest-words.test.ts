import { describe, expect, it } from 'vitest';
import { beginningOf, nearestWords } from './nearest-words.js';

const passport = (
  name: string | null,
  productId = '09506000134352',
  model: string | null = null,
) => ({
  ...{ name, productId, model },
});

const fjord = passport('Crew-neck sweatshirt Fjord', '09506000142012', 'FJ-2031');

describe('nearestWords', () => {
  it.each([
    ['fjrod', 'Fjord'],
    ['fjor', 'Fjord'],
    ['swaetshirt fjrod', 'sweatshirt Fjord'],
    ['FJ-2013', 'FJ-2031'],
    ['09506000142021', '09506000142012'],
  ])('of %j are %j', (typed, meant) => {
    expect(nearestWords(typed, [passport('Cardigan Skagen'), fjord])).toBe(meant);
  });

  it.each(['fjord', 'xyz', 'cardigan fjord', 'fx'])('of %j are none', (typed) => {
    expect(nearestWords(typed, [fjord])).toBeUndefined();
  });

  it('are those that differ least', () => {
    expect(nearestWords('parkaz', [passport('Parker'), passport('Parka')])).toBe('Parka');
  });

  it('do not mind accents, and passports without a name', () => {
    expect(nearestWords('guimaraez', [passport(null), passport('Guimarães')])).toBe('Guimarães');
  });
});

describe('beginningOf', () => {
  it('cuts each word', () => {
    expect(beginningOf('swaetshirt  fjrod', 2)).toBe('sw fj');
  });
});
