import type { CacheGauge } from '../cache/byte-cache.js';

/** What a request wants to take from: a key (an address, an API key, …) and its limit per minute. */
export interface BudgetClaim {
  readonly key: string;
  readonly limit: number;
  /** Taken at once, such as the bytes of a body. Default 1. */
  readonly amount?: number;
}

/** What is left of a budget after a request took its share. */
export interface Budget {
  readonly limit: number;
  readonly remaining: number;
  /** Until the budget is full again; at least 1. */
  readonly resetSeconds: number;
  readonly exceeded: boolean;
}

/** Counts requests in windows of a minute that begin with the first request. */
export interface RequestBudgets {
  /**
   * The narrowest claim first: who goes on asking for an exhausted one takes nothing from those after it.
   *
   * @returns One budget per claim, in the same order.
   */
  take(claims: readonly BudgetClaim[]): Promise<Budget[]>;
  /**
   * Counts what was taken already, of any number of keys at once. It refuses none. Undefined where there is no
   * other instance to add up with.
   */
  add?(claims: readonly BudgetClaim[]): Promise<Budget[]>;
  /** Set where the counts are rows of the database: a statement of its own may count them too. */
  readonly exhausted?: KnownExhausted;
  /** Where the counts lie, if neither in this process nor in the database. */
  readonly service?: BudgetService;
  /** Gauges of the caches in this process. */
  readonly gauges: readonly CacheGauge[];
  close(): Promise<void>;
}

/** Budgets that this process knows to be exhausted, by their keys. */
export interface KnownExhausted {
  add(key: string, msUntilReset: number): void;
  /** Until the budget is full again; 0 for one that is not known to be exhausted. */
  msLeft(key: string): number;
}

interface BudgetService {
  readonly name: string;
  /** `up` while it counts; `read-only` where it answers and refuses to count. */
  state(): Promise<'up' | 'read-only' | 'down'>;
}

export const windowSeconds = 60;

export function budgetOf(limit: number, taken: number, msUntilReset: number): Budget {
  return {
    limit,
    remaining: Math.max(0, limit - taken),
    resetSeconds: Math.max(1, Math.ceil(msUntilReset / 1000)),
    exceeded: taken > limit,
  };
}
