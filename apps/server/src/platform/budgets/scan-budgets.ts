import type { Logger } from 'pino';
import { ByteCache, type CacheGauge } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import {
  budgetOf,
  windowSeconds,
  type Budget,
  type BudgetClaim,
  type RequestBudgets,
} from './request-budgets.js';

/** How often instances tell each other what was taken: by a second's scans of each, an address may pass its budget. */
const shareEveryMs = 1000;

/** Addresses in one statement; who comes from more in a second is counted here first, and shared a second later. */
const maxShared = 10_000;

/** Addresses that wait to be shared, as they do while the store is away. Beyond, each instance counts for itself. */
const maxWaiting = 20_000;

/** What an address took in the window that ends then. */
interface ScanCounter {
  taken: number;
  /** The part of it that the other instances do not know of yet. */
  unshared: number;
  resetsAtMs: number;
}

interface WaitingCounter {
  readonly counter: ScanCounter;
  readonly limit: number;
}

/** Three numbers and the object around them. */
const counterBytes = 96;

/**
 * The budgets of public resolution: counted in memory, so that a scan waits for nothing, and added up for all
 * instances once a second, where they share a store.
 */
export class ScanBudgets {
  private readonly counters = new ByteCache<ScanCounter>({
    name: 'scan_budgets',
    maxBytes: cacheMaxBytes.scanBudgets,
    bytesOf: () => counterBytes,
  });
  private readonly waiting = new Map<string, WaitingCounter>();
  private readonly timer: NodeJS.Timeout | undefined;
  private sharing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Pick<RequestBudgets, 'add'>,
    private readonly logger: Logger,
  ) {
    const share = () => void this.share();
    if (store.add) this.timer = setInterval(share, shareEveryMs).unref();
  }

  get gauges(): readonly CacheGauge[] {
    return [this.counters];
  }

  take({ key, limit }: Pick<BudgetClaim, 'key' | 'limit'>): Budget {
    const now = performance.now();
    const counter = this.runningCounter(key, now);
    counter.taken++;
    // An exhausted budget stays so until the window ends: there is nothing more to count.
    if (this.store.add && counter.taken <= limit + 1) this.keepForOthers(key, { counter, limit });
    return budgetOf(limit, counter.taken, counter.resetsAtMs - now);
  }

  /** Adds up what every instance counted so far. */
  share(): Promise<void> {
    this.sharing = this.sharing.then(() => this.shareWaiting());
    return this.sharing;
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    return this.sharing;
  }

  private runningCounter(key: string, now: number): ScanCounter {
    const counter = this.counters.get(['scan', key]);
    if (counter && counter.resetsAtMs > now) return counter;
    const begun = { taken: 0, unshared: 0, resetsAtMs: now + windowSeconds * 1000 };
    this.counters.set(['scan', key], begun);
    return begun;
  }

  private keepForOthers(key: string, waiting: WaitingCounter): void {
    if (this.waiting.size >= maxWaiting && !this.waiting.has(key)) return;
    waiting.counter.unshared++;
    this.waiting.set(key, waiting);
  }

  private async shareWaiting(): Promise<void> {
    const batch = [...this.waiting].slice(0, maxShared);
    if (batch.length === 0 || !this.store.add) return;
    for (const [key] of batch) this.waiting.delete(key);
    const claims = batch.map(([key, { counter, limit }]) => {
      const amount = counter.unshared;
      counter.unshared = 0;
      return { key, limit, amount };
    });
    try {
      const budgets = await this.store.add(claims);
      budgets.forEach((budget, i) => adopt(batch[i]?.[1].counter, budget));
    } catch (error) {
      this.logger.warn({ err: error, addresses: batch.length }, 'scans not shared for a second');
      batch.forEach(([key, waiting], i) => this.keepAgain(key, waiting, claims[i]?.amount ?? 0));
    }
  }

  private keepAgain(key: string, { counter, limit }: WaitingCounter, amount: number): void {
    if (counter.resetsAtMs <= performance.now()) return;
    counter.unshared += amount;
    if (!this.waiting.has(key)) this.waiting.set(key, { counter, limit });
  }
}

/** What all instances took, and what came here while they were asked. */
function adopt(counter: ScanCounter | undefined, budget: Budget): void {
  if (!counter) return;
  const takenByAll = budget.exceeded ? budget.limit + 1 : budget.limit - budget.remaining;
  counter.taken = takenByAll + counter.unshared;
  counter.resetsAtMs = performance.now() + budget.resetSeconds * 1000;
}
