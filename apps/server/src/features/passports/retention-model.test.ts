import { describe, expect, it } from 'vitest';
import { retentionAfter, retentionEnd } from './retention-model.js';

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

describe('retentionAfter', () => {
  const at = new Date('2027-03-01T00:00:00.000Z');
  const archivedAt = new Date('2026-01-01T00:00:00.000Z');
  const kept = new Date('2041-01-01T00:00:00.000Z');
  const other = new Date('2050-01-01T00:00:00.000Z');
  const years = 15;

  it.each([
    ['ACTIVE', 'DECOMMISSIONED', { archivedAt: null, until: null }, retentionEnd(at, years)],
    ['RECALLED', 'DECOMMISSIONED', { archivedAt, until: kept }, retentionEnd(at, years)],
    ['ACTIVE', 'RECALLED', { archivedAt: null, until: null }, null],
    ['DECOMMISSIONED', 'ACTIVE', { archivedAt: null, until: other }, null],
    ['DECOMMISSIONED', 'DRAFT', { archivedAt: null, until: other }, null],
    ['DECOMMISSIONED', 'ACTIVE', { archivedAt, until: other }, kept],
    ['ACTIVE', 'RECALLED', { archivedAt, until: kept }, kept],
  ] as const)('from %s to %s with %j is %s', (before, status, { archivedAt, until }, expected) => {
    const passport = { status: before, archivedAt, retentionUntil: until };
    expect(retentionAfter(passport, { status, at, retentionYears: years })).toEqual(expected);
  });
});
