import type { Audience } from '@dpp/espr-validate';
import { REDACTION_PLACEHOLDER } from '@dpp/merkle-seal';
import { describe, expect, it } from 'vitest';
import { visibleMetadata } from './redaction.js';

const battery = { category: 'batteries' };
const textile = { category: 'textiles' };
const restricted = ['detailedPerformance', 'lifecycleAndInUse', 'circularityAndDisassembly'];
const tokens = ['legitimate-interest', 'authority'] as const;
const maskedKeys = (audience: Audience, metadata: Parameters<typeof visibleMetadata>[1]) =>
  visibleMetadata(audience, metadata).maskedKeys;

describe('visibleMetadata', () => {
  it('masks nothing for the owner', () => {
    const metadata = { ...battery, facilityDetails: [], detailedPerformance: {} };
    expect(visibleMetadata('owner', metadata)).toEqual({ metadata, maskedKeys: [] });
  });

  it('puts the placeholder in place of what it masks, and leaves the rest', () => {
    const metadata = { ...textile, facilityDetails: [{ facilityName: 'Mill' }], size: 'M' };
    expect(visibleMetadata('public', metadata).metadata).toEqual({
      ...metadata,
      facilityDetails: REDACTION_PLACEHOLDER,
    });
  });

  it.each(['public', ...tokens] as const)('masks the facility details for %s', (audience) => {
    expect(maskedKeys(audience, textile)).toEqual(['facilityDetails']);
  });

  it('masks the restricted keys of batteries for the public', () => {
    expect(maskedKeys('public', battery)).toEqual(['facilityDetails', ...restricted]);
  });

  it.each(tokens)('shows the restricted keys of batteries to a token of %s', (audience) => {
    expect(maskedKeys(audience, battery)).toEqual(['facilityDetails']);
  });

  it('shows test reports of batteries to authorities and the owner alone', () => {
    const metadata = { ...battery, testReports: ['https://example.com/report'] };
    expect(maskedKeys('public', metadata)).toContain('testReports');
    expect(maskedKeys('legitimate-interest', metadata)).toContain('testReports');
    expect(maskedKeys('authority', metadata)).not.toContain('testReports');
    expect(maskedKeys('owner', metadata)).toEqual([]);
  });

  it.each([{}, { category: null }, { category: ['batteries'] }, { category: 'Batteries' }])(
    'does not mask what %j lacks, which is no battery',
    (metadata) => {
      expect(maskedKeys('public', metadata)).toEqual(['facilityDetails']);
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
    expect(maskedKeys('public', metadata)).toEqual(['facilityDetails', 'detailedPerformance']);
    expect(maskedKeys('legitimate-interest', metadata)).toEqual(['facilityDetails']);
  });

  it('shows the keys where another category has them', () => {
    const metadata = { ...textile, detailedPerformance: {} };
    expect(maskedKeys('public', metadata)).toEqual(['facilityDetails']);
  });

  it('shows a battery that lacks the restricted keys as one that has them', () => {
    const lacking = visibleMetadata('public', battery);
    const held = { facilityDetails: [], detailedPerformance: {}, lifecycleAndInUse: {} };
    expect(visibleMetadata('public', { ...battery, ...held })).toEqual(lacking);
  });
});
