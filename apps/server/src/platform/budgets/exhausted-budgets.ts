import { ByteCache, type CacheGauge } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { windowSeconds } from './request-budgets.js';

/** Whoever is over a budget stays so until its window ends: asking the store again would be a waste. */
export class ExhaustedBudgets {
  private readonly resetsAtMs = new ByteCache<number>({
    name: 'exhausted_budgets',
    maxBytes: cacheMaxBytes.exhaustedBudgets,
    bytesOf: () => 8,
    ttlMs: windowSeconds * 1000,
  });

  get gauge(): CacheGauge {
    return this.resetsAtMs;
  }

  add(key: string, msUntilReset: number): void {
    this.resetsAtMs.set(['budget', key], performance.now() + msUntilReset);
  }

  /** Of a budget that is exhausted; 0 of any other. */
  msLeft(key: string): number {
    return Math.max(0, (this.resetsAtMs.get(['budget', key]) ?? 0) - performance.now());
  }
}
