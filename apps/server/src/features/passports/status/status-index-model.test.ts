import { describe, expect, it } from 'vitest';
import { PASSPORT_STATUSES, type PassportStatus } from '../passport-model.js';
import { drawsIndex, revokesIndexes } from './status-index-model.js';

/** From, to, true when an index is drawn, true when bits are set. */
const table: readonly (readonly [
  before: PassportStatus | undefined,
  after: PassportStatus,
  draws: boolean,
  revokes: boolean,
])[] = [
  [undefined, 'DRAFT', false, false],
  [undefined, 'ACTIVE', true, false],
  [undefined, 'RECALLED', true, true],
  [undefined, 'DECOMMISSIONED', true, true],
  ['DRAFT', 'DRAFT', false, false],
  ['DRAFT', 'ACTIVE', true, false],
  ['DRAFT', 'RECALLED', true, true],
  ['DRAFT', 'DECOMMISSIONED', true, true],
  ['ACTIVE', 'DRAFT', false, true],
  ['ACTIVE', 'ACTIVE', false, false],
  ['ACTIVE', 'RECALLED', false, true],
  ['ACTIVE', 'DECOMMISSIONED', false, true],
  ['RECALLED', 'DRAFT', false, false],
  ['RECALLED', 'ACTIVE', true, false],
  ['RECALLED', 'RECALLED', false, false],
  ['RECALLED', 'DECOMMISSIONED', false, false],
  ['DECOMMISSIONED', 'DRAFT', false, false],
  ['DECOMMISSIONED', 'ACTIVE', true, false],
  ['DECOMMISSIONED', 'RECALLED', false, false],
  ['DECOMMISSIONED', 'DECOMMISSIONED', false, false],
];

describe('a write that takes a passport', () => {
  it.each(table)(
    'from %s to %s draws an index: %s; sets bits: %s',
    (before, after, draws, revokes) => {
      expect(drawsIndex({ before, after })).toBe(draws);
      expect(revokesIndexes({ before, after })).toBe(revokes);
    },
  );

  it('is in the table, whatever it takes it from and to', () => {
    const { length } = PASSPORT_STATUSES;
    expect(new Set(table.map(([before, after]) => `${before} ${after}`)).size).toBe(
      (length + 1) * length,
    );
  });
});
