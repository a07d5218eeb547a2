import type { DueDelivery } from './delivery-model.js';

/** How long deliveries are their claimant's; to attempt them takes much less. */
export const leaseMs = 30 * 1000;

/**
 * Leases of one subscription, at most, in all processes together. Each lease has one delivery in flight at a time.
 */
export const maxLeases = 3;

/** What a lease holds is attempted one after the other, so that a long queue costs few transactions. */
const maxDeliveries = 16;

/** A message with a longer document has a lease of its own: those of a lease are all in memory. */
const maxSharedBytes = 64 * 1024;

/** Time after which no further delivery of a lease is attempted; the next lease takes the rest. */
export const maxLeaseUseMs = 500;

/** How many leases of a subscription may begin, and how many deliveries they can hold. */
export interface LeaseRoom {
  readonly leases: number;
  /** The last attempt failed: most likely the next one will too, and nothing is attempted after it. */
  readonly isFailing: boolean;
}

export function maxDue({ leases, isFailing }: LeaseRoom): number {
  return leases * (isFailing ? 1 : maxDeliveries);
}

/** Deals deliveries out to leases in turn, so that they are attempted nearly in their order. */
export function allocateLeases(due: readonly DueDelivery[], room: LeaseRoom): DueDelivery[][] {
  const leases: DueDelivery[][] = [];
  let open: DueDelivery[][] = [];
  for (const delivery of due.slice(0, maxDue(room))) {
    const isLong = delivery.payloadBytes > maxSharedBytes;
    if (leases.length < room.leases) {
      const lease = [delivery];
      leases.push(lease);
      if (!isLong) open.push(lease);
      continue;
    }
    // What follows a long one waits with it.
    if (isLong) break;
    open = open.filter(({ length }) => length < maxDeliveries);
    const shortest = open.toSorted((a, b) => a.length - b.length)[0];
    if (!shortest) break;
    shortest.push(delivery);
  }
  return leases;
}
