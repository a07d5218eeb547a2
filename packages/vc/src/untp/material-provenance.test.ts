import { describe, expect, it } from 'vitest';
import { createMaterialProvenance, isAllProvenance } from './material-provenance.js';

const contextUrl = 'https://dpp.example/contexts/vc/v1';
const cotton = { material: 'Cotton', percentage: 66.7, originCountry: 'in' };
const elastane = { material: 'Elastane', percentage: 33.3, originCountry: 'DE' };

describe('createMaterialProvenance', () => {
  it('states origin and mass fraction when every origin is known', () => {
    expect(createMaterialProvenance([cotton, elastane], contextUrl)).toMatchObject([
      { name: 'Cotton', originCountry: { countryCode: 'IN' }, massFraction: 0.667 },
      { name: 'Elastane', originCountry: { countryCode: 'DE' }, massFraction: 0.333 },
    ]);
  });

  it.each([
    [0, 0],
    [0.001, 0.00001],
    [33.3, 0.333],
    [100, 1],
  ])('turns %d percent into the mass fraction %d', (percentage, massFraction) => {
    const provenance = createMaterialProvenance([{ ...cotton, percentage }], contextUrl);
    expect(provenance?.[0]?.massFraction).toBe(massFraction);
  });

  it.each([
    ['one origin is unknown', [cotton, { material: 'Elastane', percentage: 33.3 }]],
    ['an origin is null', [{ ...cotton, originCountry: null }]],
    ['an origin is a country name', [{ ...cotton, originCountry: 'India' }]],
    [
      'an origin is masked',
      [{ ...cotton, originCountry: '[REDACTED - Privileged Access Required]' }],
    ],
    ['a percentage is a text', [{ ...cotton, percentage: '66.7' }]],
    ['a percentage is above 100', [{ ...cotton, percentage: 100.1 }]],
    ['a percentage is negative', [{ ...cotton, percentage: -1 }]],
    ['a name is missing', [{ percentage: 1, originCountry: 'IN' }]],
    ['an entry is null', [cotton, null]],
    ['the list is empty', []],
    ['it is no list', cotton],
    ['it is missing', undefined],
  ])('states nothing if %s', (_what, composition) => {
    expect(createMaterialProvenance(composition, contextUrl)).toBeUndefined();
  });
});

describe('isAllProvenance', () => {
  it('is true of entries with name, share and origin', () => {
    expect(isAllProvenance([cotton, elastane])).toBe(true);
  });

  it('is false as soon as one entry says more', () => {
    expect(isAllProvenance([cotton, { ...elastane, recycled: true }])).toBe(false);
  });
});
