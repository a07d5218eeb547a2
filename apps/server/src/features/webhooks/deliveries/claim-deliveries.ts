import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import {
  deliveryQueueRepository,
  type FreeSlots,
  type LockedSubscription,
} from './delivery-queue-repository.js';
import { leaseMs, maxInFlight, type WebhookDelivery } from './delivery-model.js';
import { deliveryRepository } from './delivery-repository.js';
import { renderMessage } from './render-message.js';
import { settleAttempts, type FinishedAttempt } from './settle-attempts.js';

export interface ClaimDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** How many more attempts the process has room for. */
export interface Room {
  readonly working: number;
  /** Of subscriptions whose last attempt failed: they may take all of their time, and none of the others'. */
  readonly failing: number;
}

export interface ClaimInput {
  readonly tenantId: string;
  /** What came of attempts before. */
  readonly finished: readonly FinishedAttempt[];
  readonly room: Room;
}

/**
 * Writes what came of attempts, and claims what is due of a workspace: at most three of a subscription, in all
 * processes together, and as many as there is room for. Nothing is sent before the transaction is over.
 *
 * @returns The deliveries in the order of their events; and whether some were left for want of room.
 */
export function claimDeliveries(
  deps: ClaimDeps,
  { tenantId, finished, room }: ClaimInput,
): Promise<{ claimed: ClaimedDelivery[]; lacksRoom: boolean }> {
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const queue = deliveryQueueRepository(tx);
    const now = deps.clock.now();
    const ids = [...new Set(finished.map(({ claimed }) => claimed.subscription.id))];
    const locked = await queue.lockSubscriptions(tenantId, { now, ids });
    const switchedOff = await settleAttempts(tx, deps, { tenantId, finished, locked });
    for (const { subscription } of locked) {
      if (subscription.isActive || ids.includes(subscription.id)) continue;
      await deliveryRepository(tx).giveUp(subscription, 'The subscription was switched off.');
    }
    const open = locked.filter(
      ({ subscription: { id, isActive } }) => isActive && !switchedOff.has(id),
    );
    if (open.length === 0) return { claimed: [], lacksRoom: false };
    const inFlight = await queue.countInFlight(tenantId, now);
    const { free, lacksRoom } = share(open, inFlight, room);
    if (free.length === 0) return { claimed: [], lacksRoom };
    const leaseId = deps.newId();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const deliveries = await queue.claim(tenantId, { free, now, leaseId, leaseUntil });
    return { claimed: await withMessages(tx, deliveries, { open, leaseId }), lacksRoom };
  });
}

/** How many deliveries of each subscription may be claimed. Their order is by chance: ids are. */
function share(
  open: readonly LockedSubscription[],
  inFlight: ReadonlyMap<string, number>,
  room: Room,
): { free: FreeSlots[]; lacksRoom: boolean } {
  const left = { working: room.working, failing: room.failing };
  let lacksRoom = false;
  const free = open.map(({ subscription: { id, failingSince } }) => {
    const lane = failingSince === null ? 'working' : 'failing';
    const wanted = Math.max(0, maxInFlight - (inFlight.get(id) ?? 0));
    const slots = Math.min(wanted, left[lane]);
    if (slots < wanted) lacksRoom = true;
    left[lane] -= slots;
    return { subscriptionId: id, slots };
  });
  return { free: free.filter(({ slots }) => slots > 0), lacksRoom };
}

async function withMessages(
  tx: Knex.Transaction,
  deliveries: readonly WebhookDelivery[],
  { open, leaseId }: { open: readonly LockedSubscription[]; leaseId: string },
): Promise<ClaimedDelivery[]> {
  const [{ tenantId } = { tenantId: '' }] = deliveries;
  if (deliveries.length === 0) return [];
  const ids = [...new Set(deliveries.map(({ messageId }) => messageId))];
  const stored = await deliveryQueueRepository(tx).listMessages(tenantId, ids);
  const byAge = stored.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const subscriptions = new Map(open.map((entry) => [entry.subscription.id, entry]));
  return byAge.flatMap(({ id, payload: dataText, ...event }) => {
    const message = { id, body: renderMessage({ id, dataText, ...event }) };
    return deliveries
      .filter(({ messageId }) => messageId === id)
      .flatMap((delivery) => {
        const subscription = subscriptions.get(delivery.subscriptionId);
        return subscription ? [{ ...subscription, delivery, leaseId, message }] : [];
      });
  });
}
