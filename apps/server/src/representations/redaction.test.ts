import { describe, expect, it } from 'vitest';
import { maskedKeysFor } from './redaction.js';

const battery = { category: 'batteries' };
const textile = { category: 'textiles' };
const restricted = ['detailedPerformance', 'lifecycleAndInUse', 'circularityAndDisassembly'];

describe('maskedKeysFor', () => {
  it('masks nothing for the owner', () => {
    expect(maskedKeysFor('owner', battery)).toEqual([]);
  });

  it('masks the facility details for everybody else', () => {
    expect(maskedKeysFor('public', textile)).toEqual(['facilityDetails']);
    expect(maskedKeysFor('restricted', textile)).toEqual(['facilityDetails']);
  });

  it('masks the restricted keys of batteries for the public', () => {
    expect(maskedKeysFor('public', battery)).toEqual(['facilityDetails', ...restricted]);
  });

  it('shows the restricted keys of batteries under a grant', () => {
    expect(maskedKeysFor('restricted', battery)).toEqual(['facilityDetails']);
  });

  it.each([{}, { category: null }, { category: ['batteries'] }, { category: 'Batteries' }])(
    'does not mask what %j lacks, which is no battery',
    (metadata) => {
      expect(maskedKeysFor('public', metadata)).toEqual(['facilityDetails']);
    },
  );

  it.each([
    {},
    { category: null },
    { category: ['batteries'] },
    { category: 'Batteries' },
    { category: 'constructor' },
  ])('masks what may become a battery as far as it is there: %j', (named) => {
    const metadata = { ...named, detailedPerformance: {}, size: 'M' };
    expect(maskedKeysFor('public', metadata)).toEqual(['facilityDetails', 'detailedPerformance']);
    expect(maskedKeysFor('restricted', metadata)).toEqual(['facilityDetails']);
  });

  it('shows the keys where another category has them', () => {
    const metadata = { ...textile, detailedPerformance: {} };
    expect(maskedKeysFor('public', metadata)).toEqual(['facilityDetails']);
  });

  it('does not look at whether the keys are there: their absence must not show', () => {
    expect(maskedKeysFor('public', { ...battery, detailedPerformance: {} })).toEqual(
      maskedKeysFor('public', battery),
    );
  });
});
