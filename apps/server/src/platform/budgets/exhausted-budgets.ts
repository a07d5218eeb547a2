import { ByteCache, type CacheGauge } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { windowSeconds, type KnownExhausted } from './request-budgets.js';

/** An exhausted budget stays so until its window ends: the store is not asked again. */
export class ExhaustedBudgets implements KnownExhausted {
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

  /** Milliseconds until the window of an exhausted budget ends; 0 for any other. */
  msLeft(key: string): number {
    return Math.max(0, (this.resetsAtMs.get(['budget', key]) ?? 0) - performance.now());
  }
}
