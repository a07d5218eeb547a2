import { describe, expect, it } from 'vitest';
import { allocateLeases, maxDue } from './lease-model.js';

const long = 64 * 1024 + 1;

/** As many deliveries as there are sizes, named by where they stand. */
const due = (...sizes: readonly number[]) =>
  sizes.map((payloadBytes, i) => {
    const names = { id: String(i + 1), subscriptionId: 's', messageId: 'm' };
    return { ...names, attempts: 0, payloadBytes };
  });
const small = (count: number) => due(...Array<number>(count).fill(100));
const allocated = (...input: Parameters<typeof allocateLeases>) =>
  allocateLeases(...input).map((lease) => lease.map(({ id }) => Number(id)));

describe('allocateLeases', () => {
  it('gives each delivery a lease of its own while there are leases', () => {
    expect(allocated(small(2), { leases: 3, isFailing: false })).toEqual([[1], [2]]);
  });

  it('goes round, so that older ones come first in every lease', () => {
    expect(allocated(small(7), { leases: 3, isFailing: false })).toEqual([
      [1, 4, 7],
      [2, 5],
      [3, 6],
    ]);
  });

  it('holds sixteen in a lease at most', () => {
    const leases = allocated(small(100), { leases: 2, isFailing: false });
    expect(leases.map(({ length }) => length)).toEqual([16, 16]);
    expect(maxDue({ leases: 2, isFailing: false })).toBe(32);
  });

  it('gives a subscription whose receiver fails one delivery a lease', () => {
    expect(allocated(small(9), { leases: 3, isFailing: true })).toEqual([[1], [2], [3]]);
    expect(maxDue({ leases: 3, isFailing: true })).toBe(3);
  });

  it('lets a long message be alone in its lease', () => {
    expect(allocated(due(long, 1, 1, 1, 1), { leases: 3, isFailing: false })).toEqual([
      [1],
      [2, 4],
      [3, 5],
    ]);
  });

  it('leaves a long message, and what comes after it, when no lease is free', () => {
    expect(allocated(due(1, 1, long, 1), { leases: 2, isFailing: false })).toEqual([[1], [2]]);
    expect(allocated(due(long, long, 1), { leases: 2, isFailing: false })).toEqual([[1], [2]]);
  });

  it('deals out nothing without a lease', () => {
    expect(allocated(small(3), { leases: 0, isFailing: false })).toEqual([]);
  });
});
