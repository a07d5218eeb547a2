import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.js';
import { requestsPerMinute } from '../auth/plan.js';
import { ApiError } from './api-error.js';
import { rateLimitAddress } from './client-address.js';
import { presentedCredential } from './presented-credential.js';
import { contextOf } from './request-context.js';
import type { LimitName } from './route.js';

/** What is left of a budget after a request took its share. */
interface Budget {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly exceeded: boolean;
}

/** Counts requests per key and minute, in the memory of this process. */
export class RequestBudgets {
  private readonly limiters = new Map<number, RateLimiterMemory>();

  async take(key: string, limit: number): Promise<Budget> {
    const result = await this.consume(key, limit);
    return {
      limit,
      remaining: Math.max(0, limit - result.consumedPoints),
      resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      exceeded: result.consumedPoints > limit,
    };
  }

  private async consume(key: string, limit: number): Promise<RateLimiterRes> {
    const limiter =
      this.limiters.get(limit) ?? new RateLimiterMemory({ points: limit, duration: 60 });
    this.limiters.set(limit, limiter);
    try {
      return await limiter.consume(key);
    } catch (over) {
      if (over instanceof RateLimiterRes) return over;
      throw over;
    }
  }
}

export interface RateLimitDeps {
  readonly budgets: RequestBudgets;
  readonly limits: Config['limits'];
}

/** Before credentials are read: the budget of the address the request comes from. */
export function addressRateLimit(names: readonly LimitName[], deps: RateLimitDeps): RequestHandler {
  return async (request, response, next) => {
    const address = rateLimitAddress(request.ip ?? '');
    if (names.includes('standard')) {
      // Only a claim so far: a bad credential is counted as anonymous once it is known to be bad.
      if (claimsCredential(request)) {
        const limit = deps.limits.authenticatedIpPerMinute;
        spend(await deps.budgets.take(`ip-key:${address}`, limit), response, false);
      } else {
        await spendAnonymous(request, response, deps);
      }
    }
    if (names.includes('audit-verify')) {
      const limit = deps.limits.auditVerifyPerMinute;
      spend(await deps.budgets.take(`audit-verify:${address}`, limit), response, true);
    }
    if (names.includes('login')) {
      const limit = deps.limits.loginPerMinute;
      spend(await deps.budgets.take(`login:${address}`, limit), response, true);
    }
    next();
  };
}

/**
 * The budget of public resolution. It tells nothing but that it is enough: two fields, no budget
 * headers.
 */
export function resolutionRateLimit(deps: RateLimitDeps): RequestHandler {
  return async (request, response, next) => {
    const key = `resolve:${rateLimitAddress(request.ip ?? '')}`;
    const budget = await deps.budgets.take(key, deps.limits.resolutionPerMinute);
    if (budget.exceeded) {
      for (const name of budgetHeaders) response.removeHeader(name);
      const message = 'Too many passport resolutions from this address.';
      throw ApiError.brief(429, message).withHeaders(retryAfter(budget));
    }
    next();
  };
}

/**
 * Once the caller is known: the budgets of its key and of its workspace, three times as wide. Who
 * claimed a credential and has none is anonymous.
 */
export function keyRateLimit(deps: RateLimitDeps): RequestHandler {
  return async (request, response, next) => {
    const { caller } = contextOf(request);
    if (!caller && claimsCredential(request)) await spendAnonymous(request, response, deps);
    const perMinute = caller?.tenant
      ? requestsPerMinute(caller.tenant.tier, deps.limits)
      : undefined;
    if (caller?.tenant && perMinute !== undefined) {
      const workspaceLimit = perMinute * deps.limits.workspaceFactor;
      const [key, workspace] = await Promise.all([
        deps.budgets.take(`key:${caller.credential.id}`, perMinute),
        deps.budgets.take(`workspace:${caller.tenant.id}`, workspaceLimit),
      ]);
      spend(key, response, true);
      spend(workspace, response, workspace.exceeded);
    }
    next();
  };
}

function claimsCredential(request: Request): boolean {
  return presentedCredential(request.headers) !== undefined;
}

async function spendAnonymous(request: Request, response: Response, deps: RateLimitDeps) {
  const key = `ip:${rateLimitAddress(request.ip ?? '')}`;
  spend(await deps.budgets.take(key, deps.limits.anonymousPerMinute), response, true);
}

function spend(budget: Budget, response: Response, inHeaders: boolean): void {
  if (inHeaders) setBudgetHeaders(response, budget);
  if (!budget.exceeded) return;
  throw ApiError.framework(
    429,
    'FST_ERR_RATE_LIMIT',
    `Rate limit exceeded, retry in ${budget.resetSeconds} seconds.`,
    retryAfter(budget),
  );
}

const budgetHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;

function setBudgetHeaders(response: Response, budget: Budget): void {
  const values = [budget.limit, budget.remaining, budget.resetSeconds];
  budgetHeaders.forEach((name, i) => response.setHeader(name, String(values[i])));
}

function retryAfter({ resetSeconds }: Budget): { 'Retry-After': string } {
  return { 'Retry-After': String(resetSeconds) };
}
