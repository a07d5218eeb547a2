import type { Logger } from 'pino';
import type { Announcements } from '../../../platform/db/announcements/announcements.js';
import type { Metrics } from '../../../platform/metrics.js';
import { Alarms } from './alarms.js';
import { claimDeliveries, type ClaimDeps, type Room } from './claim-deliveries.js';
import type { ClaimedDelivery, ClaimedLease } from './claimed-lease.js';
import { settle } from './delivery-model.js';
import { dispatchEvents } from './dispatch-events.js';
import { maxLeaseUseMs } from './lease-model.js';
import { dueWorkspaceRepository, type DueWorkspace } from './queue/due-workspace-repository.js';
import { sendMessage, type SendDeps } from './send-message.js';
import type { FinishedAttempt, FinishedLease } from './settle-attempts.js';
import type { AttemptResult } from '../webhook-model.js';

interface DispatcherDeps extends ClaimDeps, SendDeps {
  readonly announcements: Announcements;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'countWebhookAttempt' | 'observeOldestDelivery'>;
}

/** Beneath the announcements: for what they missed, and for what becomes due with time. In milliseconds. */
const pollMs = 2000;
/** What a workspace announces within it is looked at once. */
const gatherMs = 20;
/** Workspaces processed at the same time: each takes a connection to the database. */
const maxSteps = 3;
/** Attempts at the same time, one of each lease, each with a socket; receivers that fail take half of them at most. */
export const maxAttempts = 128;
const maxFailingAttempts = 64;
/** Total size of the bodies under way; at this limit nothing more is claimed. */
const maxBodyBytes = 64 * 1024 * 1024;
/** Claimed in one transaction; what others claim meanwhile is counted only when they are done. */
const maxClaimed: Room = { working: 64, failing: 64, bytes: 16 * 1024 * 1024 };

/**
 * Delivers due messages of all workspaces, beside any number of other processes. It works in steps: one step hands
 * over the events of a workspace, records the outcome of its attempts and claims the next; the attempts run outside
 * of any transaction, and the next step records those that end meanwhile. Deliveries claimed by a process that died
 * are due again when its lease is over.
 */
export class WebhookDispatcher {
  /** In the order in which they are looked at. */
  private readonly waiting = new Set<string>();
  private readonly stepping = new Set<string>();
  private readonly finished = new Map<string, FinishedLease[]>();
  private readonly underWay = new Set<ClaimedLease>();
  /** Workspaces with more than there was room for. */
  private readonly crowdedOut = new Set<string>();
  /** How many leases have ended: each left room. */
  private ended = 0;
  /** Workspaces with events in the outbox that were announced and not yet handed over. */
  private readonly withEvents = new Set<string>();
  private readonly alarms = new Alarms((tenantId) => this.wake(tenantId));
  private poller: NodeJS.Timeout | undefined;
  private isStopping = false;
  private idle: (() => void)[] = [];

  constructor(private readonly deps: DispatcherDeps) {
    deps.metrics.observeOldestDelivery(() => this.secondsOverdue());
  }

  /** From here on it delivers by itself. */
  start(): void {
    this.deps.announcements.subscribe({
      channel: 'deliveries',
      heard: (tenantIds) => {
        for (const tenantId of tenantIds) {
          this.withEvents.add(tenantId);
          this.wakeIn(tenantId, gatherMs);
        }
      },
      missed: () => void this.poll(),
    });
    this.poller = setInterval(() => void this.poll(), pollMs).unref();
    void this.poll();
  }

  /** Looks once for what is due and delivers it. Resolves when nothing is under way any more. */
  async deliverDue(): Promise<void> {
    await this.poll();
    await this.whenIdle();
  }

  /** Claims nothing more. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.poller);
    this.alarms.clear();
  }

  /**
   * Lets attempts end, breaks off those that take longer, and writes what came of them. Those that were broken off
   * are due at once, wherever they are claimed next. It closes the way out.
   *
   * @param graceMs - For attempts to end.
   */
  async close(graceMs: number): Promise<void> {
    this.stop();
    const breakOff = setTimeout(() => this.deps.egress.close(), graceMs);
    await this.whenIdle();
    clearTimeout(breakOff);
    this.deps.egress.close();
  }

  private async poll(): Promise<void> {
    const { db, clock } = this.deps;
    const queue = dueWorkspaceRepository(db);
    const now = clock.now();
    try {
      const soon = await queue.listDue(new Date(now.getTime() + pollMs));
      const undispatched = await queue.listUndispatched();
      for (const { tenantId } of undispatched) this.withEvents.add(tenantId);
      for (const { tenantId, dueAt } of [...soon, ...undispatched]) {
        this.wakeIn(tenantId, dueAt.getTime() - now.getTime());
      }
      // What could not be written when it ended.
      for (const tenantId of this.finished.keys()) this.wakeIn(tenantId, 0);
    } catch (error) {
      this.deps.logger.warn({ err: error }, 'nobody knows what is to be delivered');
    }
  }

  private async secondsOverdue(): Promise<number | undefined> {
    const { db, clock } = this.deps;
    const queue = dueWorkspaceRepository(db);
    const now = clock.now();
    try {
      const due = [...(await queue.listDue(now)), ...(await queue.listUndispatched())];
      return Math.max(0, ...due.map(({ dueAt }: DueWorkspace) => +now - +dueAt)) / 1000;
    } catch {
      // The database is away: readiness tells of that.
      return undefined;
    }
  }

  private wakeIn(tenantId: string, ms: number): void {
    if (!this.isStopping) this.alarms.set(tenantId, ms);
  }

  private wake(tenantId: string): void {
    this.waiting.add(tenantId);
    this.runSteps();
  }

  private runSteps(): void {
    for (const tenantId of this.waiting) {
      if (this.stepping.size >= maxSteps) break;
      if (this.stepping.has(tenantId)) continue;
      this.waiting.delete(tenantId);
      this.stepping.add(tenantId);
      void this.step(tenantId).finally(() => {
        this.stepping.delete(tenantId);
        this.runSteps();
      });
    }
    if (this.isIdle()) for (const resolve of this.idle.splice(0)) resolve();
  }

  private async step(tenantId: string): Promise<void> {
    const finished = this.finished.get(tenantId) ?? [];
    this.finished.delete(tenantId);
    try {
      await this.handOver(tenantId);
      const { ended } = this;
      const input = { tenantId, finished, room: this.room() };
      const { claimed, lacksRoom, isGivingUp } = await claimDeliveries(this.deps, input);
      for (const lease of claimed) void this.use(lease);
      // The last lease may have ended meanwhile; nothing would then wake the workspace again.
      if (lacksRoom) (ended === this.ended ? this.crowdedOut : this.waiting).add(tenantId);
      if (isGivingUp && !this.isStopping) this.waiting.add(tenantId);
    } catch (error) {
      this.deps.logger.warn({ err: error, tenantId }, 'deliveries wait: a step failed');
      // Written by a later step; where this process ends before, they are made again when their lease is over.
      this.keep(tenantId, finished);
    }
  }

  private async handOver(tenantId: string): Promise<void> {
    if (this.isStopping || !this.withEvents.delete(tenantId)) return;
    // What is announced meanwhile is looked for again; what this misses by failing, the next poll finds.
    if (!(await dispatchEvents(this.deps, tenantId))) return;
    this.withEvents.add(tenantId);
    this.waiting.add(tenantId);
  }

  private keep(tenantId: string, leases: readonly FinishedLease[]): void {
    if (leases.length === 0) return;
    this.finished.set(tenantId, [...leases, ...(this.finished.get(tenantId) ?? [])]);
  }

  /** Room shared by all concurrent steps: each counts what the others have claimed by then. */
  private room(): Room {
    const claimed = [...this.underWay];
    const bodies = claimed.flatMap(({ deliveries }) =>
      deliveries.map(({ message }) => message.body),
    );
    const total = [...new Set(bodies)].reduce((sum, body) => sum + body.byteLength, 0);
    if (this.isStopping) return { working: 0, failing: 0, bytes: 0 };
    const failing = claimed.filter(({ subscription }) => subscription.failingSince).length;
    return {
      working: Math.min(maxClaimed.working, maxAttempts - claimed.length),
      failing: Math.min(maxClaimed.failing, maxFailingAttempts - failing),
      bytes: Math.min(maxClaimed.bytes, maxBodyBytes - total),
    };
  }

  private async use(lease: ClaimedLease): Promise<void> {
    const { tenantId } = lease.subscription;
    this.underWay.add(lease);
    const attempts = await this.attemptAll(lease);
    this.underWay.delete(lease);
    this.ended++;
    this.finished.set(tenantId, [...(this.finished.get(tenantId) ?? []), { lease, attempts }]);
    for (const crowdedOut of this.crowdedOut) this.waiting.add(crowdedOut);
    this.crowdedOut.clear();
    this.wake(tenantId);
  }

  /** One after the other, for as long as the receiver takes them and is quick. */
  private async attemptAll(lease: ClaimedLease): Promise<FinishedAttempt[]> {
    const startedAt = performance.now();
    const attempts: FinishedAttempt[] = [];
    for (const claimed of lease.deliveries) {
      const result = await this.send(lease, claimed);
      if (!result) break;
      const settlement = settle(claimed.delivery, result, Math.random());
      this.deps.metrics.countWebhookAttempt(outcomeOf(settlement.status));
      attempts.push({ deliveryId: claimed.delivery.id, result, settlement });
      const isSlow = performance.now() - startedAt > maxLeaseUseMs;
      if (!result.delivered || isSlow || this.isStopping) break;
    }
    return attempts;
  }

  private async send(
    lease: ClaimedLease,
    { delivery, message }: ClaimedDelivery,
  ): Promise<AttemptResult | undefined> {
    const { deps } = this;
    try {
      return await sendMessage(deps, lease, message);
    } catch (error) {
      // The receiver has no part in it, a secret that does not decrypt for example: the log tells the server's
      // operator.
      deps.logger.error({ err: error, deliveryId: delivery.id }, 'a delivery could not be sent');
      const unanswered = { statusCode: null, responseStart: null, notBefore: null };
      const failed = { delivered: false, durationMs: 0, ...unanswered };
      return { ...failed, at: deps.clock.now(), error: 'The server could not send it.' };
    }
  }

  private isIdle(): boolean {
    return this.waiting.size + this.stepping.size + this.underWay.size === 0;
  }

  private whenIdle(): Promise<void> {
    return new Promise((resolve) => {
      this.idle.push(resolve);
      this.runSteps();
    });
  }
}

function outcomeOf(status: 'PENDING' | 'DELIVERED' | 'FAILED') {
  if (status === 'DELIVERED') return 'delivered';
  return status === 'PENDING' ? 'retried' : 'given_up';
}
