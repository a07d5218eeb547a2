import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ByteCache } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { ExhaustedBudgets } from './exhausted-budgets.js';
import {
  budgetOf,
  windowSeconds,
  type Budget,
  type BudgetClaim,
  type RequestBudgets,
} from './request-budgets.js';

/**
 * In the memory of this process: right for one instance. A client with more addresses than there is room for has a
 * budget for each of them anyway; the least used is forgotten.
 */
export function memoryBudgets(): RequestBudgets {
  const counters = new MemoryCounters();
  return {
    gauges: [counters.cache],
    take: (claims) => takeInTurn((claim) => Promise.resolve(counters.take(claim)), claims),
    close: () => Promise.resolve(),
  };
}

/**
 * In Redis, shared by all instances. While Redis is away each instance counts for itself: a cache that
 * fails must not close the door.
 */
export function redisBudgets(redis: Redis, watch: RedisWatch = unwatched): RequestBudgets {
  const counters = new MemoryCounters();
  const exhausted = new ExhaustedBudgets();
  /** Until then Redis is not asked: a request would wait for each of its budgets. */
  let awayUntil = -Infinity;
  const takeHere = (claim: BudgetClaim): Budget => {
    watch.countedHere();
    return counters.take(claim);
  };
  const limiterOf = oneForEachLimit((points) => {
    const duration = windowSeconds;
    return new RateLimiterRedis({ storeClient: redis, keyPrefix: 'dpp-budget', points, duration });
  });

  async function takeOne(claim: BudgetClaim): Promise<Budget> {
    const { key, limit, amount = 1 } = claim;
    // Over budget is known here without asking again.
    const msLeft = exhausted.msLeft(key);
    if (msLeft > 0) return budgetOf(limit, limit + 1, msLeft);
    if (performance.now() < awayUntil) return takeHere(claim);
    try {
      const { consumedPoints, msBeforeNext } = await limiterOf(limit).consume(key, amount);
      watch.answered();
      return budgetOf(limit, consumedPoints, msBeforeNext);
    } catch (over) {
      if (!(over instanceof RateLimiterRes)) {
        watch.failed(over);
        awayUntil = performance.now() + awayMs;
        return takeHere(claim);
      }
      exhausted.add(key, over.msBeforeNext);
      return budgetOf(limit, limit + 1, over.msBeforeNext);
    }
  }

  return {
    gauges: [counters.cache, exhausted.gauge],
    take: (claims) => takeInTurn(takeOne, claims),
    add: (claims) => Promise.all(claims.map(takeOne)),
    service: { name: 'redis', state: () => stateOfRedis(redis) },
    async close() {
      // A Redis that is away takes no farewell, and waiting for it would keep the process alive.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

/** Hears how counting in Redis goes. */
interface RedisWatch {
  failed(error: unknown): void;
  answered(): void;
  /** One for each claim that was counted in this process alone. */
  countedHere(): void;
}

const unwatched: RedisWatch = {
  failed: () => undefined,
  answered: () => undefined,
  countedHere: () => undefined,
};

/** For how long after a failure Redis is not asked again. */
const awayMs = 1_000;

/** Writes, as counting does: a replica, or a Redis without memory or disk, answers a PING as if nothing were wrong. */
async function stateOfRedis(redis: Redis): Promise<'up' | 'read-only' | 'down'> {
  try {
    await redis.set('dpp-ready', '1', 'EX', windowSeconds);
    return 'up';
  } catch (error) {
    return error instanceof Error && writeRefusals.test(error.message) ? 'read-only' : 'down';
  }
}

/** What Redis writes before the reason: https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors */
const writeRefusals = /^(?:READONLY|OOM|MISCONF|NOREPLICAS|NOPERM|NOAUTH|CLUSTERDOWN)\b/;

type LimiterOf = (points: number) => RateLimiterRedis;

/** A limiter knows its limit from birth, so there is one for each of the few limits in use. */
function oneForEachLimit(create: LimiterOf): LimiterOf {
  const limiters = new Map<number, RateLimiterRedis>();
  return (points) => {
    const limiter = limiters.get(points) ?? create(points);
    limiters.set(points, limiter);
    return limiter;
  };
}

/** What was taken of a budget in the window that ends then. */
interface Counter {
  taken: number;
  readonly resetsAtMs: number;
}

/** Two numbers and the object around them. */
const counterBytes = 64;

class MemoryCounters {
  readonly cache = new ByteCache<Counter>({
    name: 'budgets',
    maxBytes: cacheMaxBytes.budgets,
    bytesOf: () => counterBytes,
    ttlMs: windowSeconds * 1000,
  });

  take({ key, limit, amount = 1 }: BudgetClaim): Budget {
    // Whole milliseconds: a fraction lost in a subtraction would be a second more to wait.
    const now = Math.floor(performance.now());
    const counter = this.runningCounter(key, now);
    counter.taken += amount;
    return budgetOf(limit, counter.taken, counter.resetsAtMs - now);
  }

  private runningCounter(key: string, now: number): Counter {
    const counter = this.cache.get(['budget', key]);
    if (counter && counter.resetsAtMs > now) return counter;
    const begun = { taken: 0, resetsAtMs: now + windowSeconds * 1000 };
    this.cache.set(['budget', key], begun);
    return begun;
  }
}

/** A refused request takes nothing more: a key that hammers must not use up its workspace's budget. */
async function takeInTurn(
  takeOne: (claim: BudgetClaim) => Promise<Budget>,
  claims: readonly BudgetClaim[],
): Promise<Budget[]> {
  const budgets: Budget[] = [];
  for (const claim of claims) {
    const refused = budgets.some(({ exceeded }) => exceeded);
    budgets.push(refused ? budgetOf(claim.limit, 0, windowSeconds * 1000) : await takeOne(claim));
  }
  return budgets;
}
