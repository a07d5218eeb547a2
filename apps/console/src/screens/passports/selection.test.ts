import type { FoundPassport } from '@dpp/client';
import { describe, expect, it } from 'vitest';
import { isSelected, nothingSelected, prospectsOf, sizeOf, withSelected } from './selection.js';

const passport = (id: string, changes: Partial<FoundPassport> = {}): FoundPassport => ({
  id,
  productId: `0950600014${id}`,
  name: 'Jacket',
  model: null,
  size: null,
  category: 'textiles',
  status: 'ACTIVE',
  sealedAt: null,
  operator: { id: 'o', name: 'Nordvind' },
  facilityId: 'f',
  vcReady: true,
  faultCount: null,
  archivedAt: null,
  updatedAt: '2026-11-26T12:00:00Z',
  ...changes,
});

describe('a selection', () => {
  it('stays when others are added and taken out', () => {
    const both = withSelected(nothingSelected, [passport('1'), passport('2')], true);
    const one = withSelected(both, [passport('1')], false);
    expect([sizeOf(both), sizeOf(one), isSelected(one, '2'), isSelected(one, '1')]).toEqual([
      2,
      1,
      true,
      false,
    ]);
  });

  it('of all that match has every row, and begins anew when one is taken out', () => {
    const all = { kind: 'matching', filter: { q: 'fjord' }, total: 312 } as const;
    expect([sizeOf(all), isSelected(all, 'any')]).toEqual([312, true]);
    expect(sizeOf(withSelected(all, [passport('1')], true))).toBe(1);
  });
});

describe('what can be done with a selection', () => {
  it('seals what is published, open and has a site, and nothing else', () => {
    const { sealable, siteless, drafts, sealed } = prospectsOf([
      passport('open'),
      passport('recalled', { status: 'RECALLED' }),
      passport('siteless', { facilityId: null }),
      passport('draft', { status: 'DRAFT', faultCount: 3 }),
      passport('sealed', { sealedAt: '2026-11-22T12:00:00Z' }),
    ]);
    expect({ sealable, siteless, drafts, sealed }).toEqual({
      sealable: ['open', 'recalled'],
      siteless: ['siteless'],
      drafts: ['draft'],
      sealed: ['sealed'],
    });
  });

  it('publishes drafts without a fault', () => {
    const drafts = [0, 3].map((faultCount) =>
      passport(`with-${faultCount}`, { status: 'DRAFT', faultCount }),
    );
    expect(prospectsOf(drafts).publishable).toEqual(['with-0']);
  });
});
