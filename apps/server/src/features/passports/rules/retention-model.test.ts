import { describe, expect, it } from 'vitest';
import { afterStatusChange, retentionEnd } from './retention-model.js';

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

describe('afterStatusChange', () => {
  const at = new Date('2027-03-01T00:00:00.000Z');
  const then = new Date('2026-01-01T00:00:00.000Z');
  const kept = new Date('2041-01-01T00:00:00.000Z');
  const other = new Date('2050-01-01T00:00:00.000Z');
  const ended = retentionEnd(at, 15);

  /** Status, archived since, kept until; the new status and `isOperatorArchived`; since, until. */
  it.each([
    [
      ['ACTIVE', null, null],
      ['DECOMMISSIONED', false],
      [null, ended],
    ],
    [
      ['RECALLED', then, kept],
      ['DECOMMISSIONED', true],
      [then, ended],
    ],
    [
      ['ACTIVE', null, null],
      ['RECALLED', false],
      [null, null],
    ],
    [
      ['DECOMMISSIONED', null, other],
      ['ACTIVE', false],
      [null, null],
    ],
    [
      ['DECOMMISSIONED', null, other],
      ['DRAFT', false],
      [null, null],
    ],
    [
      ['DECOMMISSIONED', then, other],
      ['ACTIVE', true],
      [then, kept],
    ],
    [
      ['DECOMMISSIONED', then, other],
      ['ACTIVE', false],
      [null, null],
    ],
    [
      ['DECOMMISSIONED', then, other],
      ['DRAFT', false],
      [null, null],
    ],
    [
      ['ACTIVE', then, kept],
      ['RECALLED', true],
      [then, kept],
    ],
  ] as const)('of %j and then %j is %j', (before, change, after) => {
    const [from, archivedAt, retentionUntil] = before;
    const [status, isOperatorArchived] = change;
    const statusNote = { reason: 'Of the former status' };
    const found = { status: from, statusChangedAt: then, statusNote, archivedAt, retentionUntil };
    expect(
      afterStatusChange(found, { status, at, retentionYears: 15, isOperatorArchived }),
    ).toEqual({
      statusChangedAt: at,
      statusNote: null,
      archivedAt: after[0],
      retentionUntil: after[1],
    });
  });

  it('leaves date and note of a status that stays', () => {
    const found = {
      status: 'DRAFT',
      statusChangedAt: then,
      statusNote: { reason: 'Of this status' },
      archivedAt: null,
      retentionUntil: null,
    } as const;
    const change = { status: 'DRAFT', at, retentionYears: 15, isOperatorArchived: false } as const;
    expect(afterStatusChange(found, change)).toMatchObject({
      statusChangedAt: then,
      statusNote: { reason: 'Of this status' },
    });
  });
});
