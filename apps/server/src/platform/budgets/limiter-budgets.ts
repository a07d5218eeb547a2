import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import {
  budgetOf,
  windowSeconds,
  type Budget,
  type BudgetClaim,
  type RequestBudgets,
} from './request-budgets.js';

/** In the memory of this process: right for one instance. */
export function memoryBudgets(): RequestBudgets {
  const limiterOf = remembered(
    (points) => new RateLimiterMemory({ points, duration: windowSeconds }),
  );
  return {
    take: (claims) => takeInTurn(limiterOf, claims),
    close: () => Promise.resolve(),
  };
}

/**
 * In Redis, shared by all instances. While Redis is away each instance counts for itself: a cache that
 * fails must not close the door.
 */
export function redisBudgets(redis: Redis): RequestBudgets {
  const limiterOf = remembered(
    (points) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: 'dpp-budget',
        points,
        duration: windowSeconds,
        // Over budget is known here without asking again.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }),
      }),
  );
  return {
    take: (claims) => takeInTurn(limiterOf, claims),
    service: {
      name: 'redis',
      answers: () =>
        redis.ping().then(
          () => true,
          () => false,
        ),
    },
    async close() {
      // A Redis that is away takes no farewell, and waiting for it would keep the process alive.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

type LimiterOf = (points: number) => RateLimiterAbstract;

/** A limiter knows its limit from birth, so there is one for each of the few limits in use. */
function remembered(create: LimiterOf): LimiterOf {
  const limiters = new Map<number, RateLimiterAbstract>();
  return (points) => {
    const limiter = limiters.get(points) ?? create(points);
    limiters.set(points, limiter);
    return limiter;
  };
}

/** A refused request takes nothing more: a key that hammers must not use up its workspace's budget. */
async function takeInTurn(limiterOf: LimiterOf, claims: readonly BudgetClaim[]): Promise<Budget[]> {
  const budgets: Budget[] = [];
  for (const claim of claims) {
    const refused = budgets.some(({ exceeded }) => exceeded);
    budgets.push(
      refused
        ? budgetOf(claim.limit, 0, windowSeconds * 1000)
        : await takeFrom(limiterOf(claim.limit), claim),
    );
  }
  return budgets;
}

/** Exhausted budgets come as an error; one the limiter blocks by itself does not even say its count. */
async function takeFrom(
  limiter: RateLimiterAbstract,
  { key, limit }: BudgetClaim,
): Promise<Budget> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key);
    return budgetOf(limit, consumedPoints, msBeforeNext);
  } catch (over) {
    if (over instanceof RateLimiterRes) return budgetOf(limit, limit + 1, over.msBeforeNext);
    throw over;
  }
}
