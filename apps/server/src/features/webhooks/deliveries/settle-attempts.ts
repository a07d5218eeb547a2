import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { notificationRepository } from '../../../platform/notifications/notification-repository.js';
import { attemptRepository } from './attempt-repository.js';
import type { ClaimedLease } from './claimed-lease.js';
import { failingLimitMs, isGone, type Settlement } from './delivery-model.js';
import { activeSubscriptionRepository } from './queue/active-subscription-repository.js';
import type { LockedSubscription } from './queue/due-subscription-repository.js';
import { giveUpDeliveries } from './queue/given-up-delivery-repository.js';
import { leaseRepository } from './queue/lease-repository.js';
import { settleDeliveries } from './queue/settled-attempt-repository.js';
import { subscriptionRepository } from '../subscriptions/subscription-repository.js';
import { hostOf, tellWebhookChange } from '../subscriptions/tell-webhook-change.js';
import type { AttemptResult, WebhookSubscription } from '../webhook-model.js';

/** A lease without further attempts. Its deliveries without an attempt are due as before. */
export interface FinishedLease {
  readonly lease: ClaimedLease;
  /** In the order in which they were made; those alone of which it is known what came of them. */
  readonly attempts: readonly FinishedAttempt[];
}

export interface FinishedAttempt {
  readonly deliveryId: string;
  readonly result: AttemptResult;
  readonly settlement: Settlement;
}

interface Settling {
  readonly tenantId: string;
  readonly finished: readonly FinishedLease[];
  /** The subscriptions of all of them, locked by this transaction. */
  readonly locked: readonly LockedSubscription[];
  readonly now: Date;
}

/**
 * Releases leases and records the outcome of their attempts: in the deliveries, and in the subscriptions, which are
 * switched off where the receiver is gone or has failed for too long.
 *
 * @returns The subscriptions as they are then.
 */
export async function settleAttempts(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { tenantId, finished: reported, locked, now }: Settling,
): Promise<LockedSubscription[]> {
  if (locked.length === 0) return [];
  const ids = reported.map(({ lease }) => lease.id);
  const leases = { ids, subscriptionIds: idsOf(locked), now };
  const ended = await leaseRepository(tx).end(tenantId, leases);
  const finished = reported
    .filter(({ lease }) => ended.has(lease.id))
    .map((each) => ofTheSameAddress(each, locked));
  const attempts = finished.flatMap((lease) => lease.attempts);
  const settledIds = await settleDeliveries(tx, tenantId, attempts);
  const kept = attempts.filter(({ deliveryId }) => settledIds.has(deliveryId));
  await attemptRepository(tx, tenantId).insertAll(kept);
  const recovered = locked.filter(
    (entry) => entry.subscription.failingSince && lastOf(finished, entry)?.delivered,
  );
  if (recovered.length > 0) {
    await activeSubscriptionRepository(tx).noteSuccess(tenantId, idsOf(recovered));
  }
  const settled: LockedSubscription[] = [];
  for (const entry of locked) {
    const { subscription: before } = entry;
    const known = recovered.includes(entry) ? { ...before, failingSince: null } : before;
    const judged = { subscription: known, results: resultsOf(finished, known) };
    settled.push({ ...entry, subscription: await judge(tx, deps, judged) });
  }
  return settled;
}

/** What an address failed at that a subscription has no more says nothing of the one it has: that is tried at once. */
function ofTheSameAddress(
  finished: FinishedLease,
  locked: readonly LockedSubscription[],
): FinishedLease {
  const { lease, attempts } = finished;
  const now = locked.find(({ subscription }) => subscription.id === lease.subscription.id);
  if (!now || now.subscription.url === lease.subscription.url) return finished;
  return { lease, attempts: attempts.filter(({ result }) => result.delivered) };
}

const idsOf = (entries: readonly LockedSubscription[]) =>
  entries.map(({ subscription }) => subscription.id);

function resultsOf(
  finished: readonly FinishedLease[],
  { id }: WebhookSubscription,
): AttemptResult[] {
  return finished
    .filter(({ lease }) => lease.subscription.id === id)
    .flatMap(({ attempts }) => attempts.map(({ result }) => result));
}

function lastOf(
  finished: readonly FinishedLease[],
  { subscription }: LockedSubscription,
): AttemptResult | undefined {
  return resultsOf(finished, subscription).at(-1);
}

/** What its failures make of a subscription. */
async function judge(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { subscription, results }: { subscription: WebhookSubscription; results: AttemptResult[] },
): Promise<WebhookSubscription> {
  const failure = results.findLast(({ delivered }) => !delivered);
  if (!failure || !subscription.isActive) return subscription;
  const { at } = failure;
  if (results.some(isGone)) {
    return switchOff(tx, deps, { subscription, why: 'its receiver answered 410', at });
  }
  if (results.at(-1) !== failure) return subscription;
  const { tenantId, id, failingSince } = subscription;
  // A success among them begins the five days anew.
  if (failingSince === null || results.some(({ delivered }) => delivered)) {
    await activeSubscriptionRepository(tx).noteFailure(tenantId, id, at);
    return { ...subscription, failingSince: at };
  }
  if (at.getTime() - failingSince.getTime() < failingLimitMs) return subscription;
  return switchOff(tx, deps, {
    subscription,
    why: 'everything sent to it failed for five days',
    at,
  });
}

async function switchOff(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { subscription, why, at }: { subscription: WebhookSubscription; why: string; at: Date },
): Promise<WebhookSubscription> {
  // One that a person switched off has no such time: by it the two are told apart.
  const failingSince = subscription.failingSince ?? at;
  const off = { ...subscription, isActive: false, failingSince, updatedAt: at };
  const { tenantId, id: targetId } = off;
  await subscriptionRepository(tx).update(off);
  await giveUpDeliveries(tx, off, `The subscription was switched off: ${why}.`);
  await notificationRepository(tx).insert({
    id: deps.newId(),
    tenantId,
    kind: 'webhook.switched_off',
    message: `The webhook to ${hostOf(off)} was switched off: ${why}.`,
    targetType: 'webhook',
    targetId,
    createdAt: at,
  });
  const change = { subscription: off, actor: 'system', ip: null, at, details: { why } } as const;
  await tellWebhookChange(tx, deps, { ...change, action: 'webhook.switched_off' });
  return off;
}
