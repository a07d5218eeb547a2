import { createCarrier, renderCarrierSvg } from '@dpp/gs1/carriers';
import { describe, expect, it } from 'vitest';
import { readDotMm, sizeOfSvg } from './carrier-size.js';

describe('readDotMm', () => {
  it.each([
    ['0.4', 0.4],
    [' 0,495 ', 0.495],
    ['5', 5],
    ['0.09', undefined],
    ['5.1', undefined],
    ['', undefined],
    ['wide', undefined],
  ])('reads %j as %s', (typed, expected) => {
    expect(readDotMm(typed)).toBe(expected);
  });
});

describe('sizeOfSvg', () => {
  it('is the size of the code', () => {
    const carrier = createCarrier({ uri: 'https://dpp.example/id/acme/A' }, { xDimensionMm: 0.5 });
    const { sizeMm } = carrier;
    expect(sizeOfSvg(renderCarrierSvg(carrier))).toEqual({ widthMm: sizeMm, heightMm: sizeMm });
  });

  it('is nothing of a drawing in pixels', () => {
    expect(sizeOfSvg('<svg width="300" height="300"></svg>')).toBeUndefined();
  });
});
