import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { environmentOf } from '../../../platform/auth/caller-model.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { ClaimedLease } from './claimed-lease.js';
import type { DueDelivery } from './delivery-model.js';
import { allocateLeases, leaseMs, maxDue, maxLeases, type LeaseRoom } from './lease-model.js';
import { listDueDeliveries, type DueLimit } from './queue/due-delivery-repository.js';
import {
  lockDueSubscriptions,
  type LockedSubscription,
} from './queue/due-subscription-repository.js';
import { listMessages } from './queue/delivery-message-repository.js';
import { giveUpDeliveries } from './queue/given-up-delivery-repository.js';
import { leaseRepository, type HeldLease } from './queue/lease-repository.js';
import { renderMessage } from './render-message.js';
import { settleAttempts, type FinishedLease } from './settle-attempts.js';
import type { WebhookMessage } from './sign-message.js';

export interface ClaimDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** What the process has room for: leases, and bytes of documents. */
export interface Room {
  readonly working: number;
  /**
   * Leases of subscriptions with a failed last attempt: their own share, so that they take no room from the others.
   */
  readonly failing: number;
  /** Total size of the documents to be sent. */
  readonly bytes: number;
}

interface ClaimInput {
  readonly tenantId: string;
  /** Earlier leases that have ended, with the outcome of their attempts. */
  readonly finished: readonly FinishedLease[];
  readonly room: Room;
}

/**
 * Records the outcome of finished attempts, releases their leases and claims due deliveries of a workspace: at most
 * three leases of a subscription, in all processes together, and as many as there is room for. Nothing is sent before
 * the transaction is over.
 *
 * @returns The leases; `lacksRoom`, true when due deliveries were left for want of room; and `isGivingUp`, true when
 *   pending deliveries of a subscription that is switched off may be left.
 */
export function claimDeliveries(
  deps: ClaimDeps,
  { tenantId, finished, room }: ClaimInput,
): Promise<{ claimed: ClaimedLease[]; lacksRoom: boolean; isGivingUp: boolean }> {
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const leaseRows = leaseRepository(tx);
    const now = deps.clock.now();
    const ids = [...new Set(finished.map(({ lease }) => lease.subscription.id))];
    const locked = await lockDueSubscriptions(tx, tenantId, { now, ids });
    const settled = await settleAttempts(tx, deps, { tenantId, finished, locked, now });
    let isGivingUp = false;
    for (const { subscription } of settled) {
      if (subscription.isActive) continue;
      const why = 'The subscription was switched off.';
      if (await giveUpDeliveries(tx, subscription, why)) isGivingUp = true;
    }
    const open = settled.filter(({ subscription }) => subscription.isActive);
    if (open.length === 0) return { claimed: [], lacksRoom: false, isGivingUp };
    const held = await leaseRows.list(tenantId, idsOf(open));
    const demands = open.map((entry) => leaseDemandOf(entry, held));
    const due = await listDueDeliveries(tx, tenantId, { limits: demands.map(limitOf), held, now });
    const { leases, lacksRoom } = share(demands, due, { room, newId: deps.newId });
    await leaseRows.insertAll(tenantId, leases, new Date(now.getTime() + leaseMs));
    return { claimed: await withMessages(tx, tenantId, leases), lacksRoom, isGivingUp };
  });
}

/** A subscription, and the leases it may begin regardless of the process's room. */
interface LeaseDemand extends LeaseRoom {
  readonly of: LockedSubscription;
}

function leaseDemandOf(of: LockedSubscription, held: readonly HeldLease[]): LeaseDemand {
  const { id, failingSince } = of.subscription;
  const holding = held.filter(({ subscriptionId }) => subscriptionId === id).length;
  return { of, leases: Math.max(0, maxLeases - holding), isFailing: failingSince !== null };
}

function limitOf(demand: LeaseDemand): DueLimit {
  return { subscriptionId: demand.of.subscription.id, limit: maxDue(demand) };
}

interface Lease extends LockedSubscription {
  readonly id: string;
  readonly deliveries: readonly DueDelivery[];
}

/** The room goes to those that have something due. Their order is by chance: ids are. */
function share(
  demands: readonly LeaseDemand[],
  due: readonly DueDelivery[],
  { room, newId }: { readonly room: Room; readonly newId: NewId },
): { leases: Lease[]; lacksRoom: boolean } {
  const left = { ...room };
  const leases: Lease[] = [];
  let lacksRoom = false;
  for (const { of, leases: wanted, isFailing } of demands) {
    const its = due.filter(({ subscriptionId }) => subscriptionId === of.subscription.id);
    const lane = isFailing ? 'failing' : 'working';
    for (const deliveries of allocateLeases(its, { leases: wanted, isFailing })) {
      const bytes = bytesOf(deliveries);
      if (left[lane] < 1 || left.bytes < bytes) {
        lacksRoom = true;
        break;
      }
      left[lane] -= 1;
      left.bytes -= bytes;
      leases.push({ ...of, id: newId(), deliveries });
    }
  }
  return { leases, lacksRoom };
}

function bytesOf(deliveries: readonly DueDelivery[]): number {
  return deliveries.reduce((sum, { payloadBytes }) => sum + payloadBytes, 0);
}

async function withMessages(
  tx: Knex.Transaction,
  tenantId: string,
  leases: readonly Lease[],
): Promise<ClaimedLease[]> {
  const ids = leases.flatMap(({ deliveries }) => deliveries.map(({ messageId }) => messageId));
  const stored = await listMessages(tx, tenantId, [...new Set(ids)]);
  const tenant = stored.length > 0 ? await tenantRepository(tx).find(tenantId) : undefined;
  const environment = tenant ? environmentOf(tenant) : 'live';
  const messages = new Map<string, WebhookMessage>();
  for (const { id, payload: dataText, requestId: _requestId, ...event } of stored) {
    const body = renderMessage({ id, dataText, environment, ...event });
    messages.set(id, { id, body, environment });
  }
  return leases.map((lease) => ({
    ...lease,
    deliveries: lease.deliveries.flatMap((delivery) => {
      const message = messages.get(delivery.messageId);
      return message ? [{ delivery, message }] : [];
    }),
  }));
}

const idsOf = (entries: readonly LockedSubscription[]) =>
  entries.map(({ subscription }) => subscription.id);
