import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.js';

const names = [
  'fiberComposition',
  'originCountry',
  'percentage',
  'material',
  'size',
  'lat',
  'lng',
  'Si',
];

describe('the nearest name', () => {
  it.each([
    ['fibreComposition', 'fiberComposition'],
    ['fiber_composition', 'fiberComposition'],
    ['Fiber Composition', 'fiberComposition'],
    ['FIBER-COMPOSITION', 'fiberComposition'],
    ['orginCountry', 'originCountry'],
    ['originCountryy', 'originCountry'],
    ['percent', 'percentage'],
    ['materials', 'material'],
    ['sizr', 'size'],
    ['zise', undefined],
    ['szie', 'size'],
    ['long', 'lng'],
    ['SI', 'Si'],
    ['Ni', undefined],
    ['C', undefined],
    ['country', 'originCountry'],
    ['tage', undefined],
    ['note', undefined],
    ['', undefined],
    ['_', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('to %j is %j', (text, name) => {
    expect(nearestName(text, names)).toBe(name);
  });

  it('is the nearest of several, and the first of those as near', () => {
    expect(nearestName('colour', ['colours', 'color', 'colour'])).toBe('colour');
    expect(nearestName('min', ['max', 'mix', 'mid'])).toBe('mix');
  });

  it('is not looked for where the text is longer than any name', () => {
    expect(nearestName('x'.repeat(65), ['x'.repeat(65)])).toBeUndefined();
  });
});
