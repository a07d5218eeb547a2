import { describe, expect, it } from 'vitest';
import { archivalAfter, retentionEnd } from './retention-model.js';

describe('retentionEnd', () => {
  it.each([
    ['2027-03-01T10:30:00.123Z', 15, '2042-03-01T10:30:00.123Z'],
    ['2027-12-31T23:59:59.999Z', 1, '2028-12-31T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', 4, '2032-02-29T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 15, '2043-03-01T12:00:00.000Z'],
  ])('of %s and %i years is %s', (from, years, end) => {
    expect(retentionEnd(new Date(from), years).toISOString()).toBe(end);
  });

  it('leaves the moment it counts from alone', () => {
    const from = new Date('2027-03-01T00:00:00.000Z');
    retentionEnd(from, 15);
    expect(from.toISOString()).toBe('2027-03-01T00:00:00.000Z');
  });
});

describe('archivalAfter', () => {
  const at = new Date('2027-03-01T00:00:00.000Z');
  const then = new Date('2026-01-01T00:00:00.000Z');
  const kept = new Date('2041-01-01T00:00:00.000Z');
  const other = new Date('2050-01-01T00:00:00.000Z');
  const ended = retentionEnd(at, 15);
  const active = false;
  const archived = true;

  it.each([
    ['ACTIVE', null, null, active, 'DECOMMISSIONED', null, ended],
    ['RECALLED', then, kept, archived, 'DECOMMISSIONED', then, ended],
    ['ACTIVE', null, null, active, 'RECALLED', null, null],
    ['DECOMMISSIONED', null, other, active, 'ACTIVE', null, null],
    ['DECOMMISSIONED', null, other, active, 'DRAFT', null, null],
    ['DECOMMISSIONED', then, other, archived, 'ACTIVE', then, kept],
    ['DECOMMISSIONED', then, other, active, 'ACTIVE', null, null],
    ['DECOMMISSIONED', then, other, active, 'DRAFT', null, null],
    ['ACTIVE', then, kept, archived, 'RECALLED', then, kept],
  ] as const)(
    'of %s, archived %s until %s, its operator archived: %s; then %s: %s until %s',
    (from, archivedAt, retentionUntil, isOperatorArchived, status, since, until) => {
      const change = { status, at, retentionYears: 15, isOperatorArchived };
      const after = archivalAfter({ status: from, archivedAt, retentionUntil }, change);
      expect(after).toEqual({ archivedAt: since, retentionUntil: until });
    },
  );
});
