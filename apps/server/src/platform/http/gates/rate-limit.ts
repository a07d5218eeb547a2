import type { Request, Response } from 'express';
import type { Config } from '../../../config.js';
import { isApiKey } from '../../auth/secrets/api-key.js';
import type { Admission, ApiKeyAdmission } from '../../auth/api-key-admission.js';
import { requestsPerMinute } from '../../auth/plan.js';
import type { Budget, BudgetClaim, RequestBudgets } from '../../budgets/request-budgets.js';
import type { ScanBudgets } from '../../budgets/scan-budgets.js';
import type { Clock } from '../../clock.js';
import { ApiError } from '../api-error.js';
import { rateLimitAddress } from '../request/client-address.js';
import { presentedCredential, type PresentedCredential } from '../request/presented-credential.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { LimitName } from '../route.js';

export interface RateLimitDeps {
  readonly budgets: RequestBudgets;
  readonly scanBudgets: ScanBudgets;
  readonly limits: Config['limits'];
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Undefined where credentials and budgets are decided step by step. */
  readonly apiKeyAdmission: ApiKeyAdmission | undefined;
}

/** Takes, before credentials are read, from the budget of the address the request comes from. */
export function addressRateLimit(names: readonly LimitName[], deps: RateLimitDeps): RequestStep {
  return async (request, response) => {
    const address = rateLimitAddress(contextOf(request).ip);
    if (names.includes('standard')) {
      // It is only a claim so far: a bad credential is counted as anonymous once it is known to be bad.
      const presented = presentedCredential(request.headers, deps.baseUrl);
      const admission = presented && (await admissionOf(presented, address, deps));
      if (admission) {
        contextOf(request).admission = admission;
        spend({ ...admission.address, name: 'ip-key' }, response, false);
      } else if (presented) {
        const limit = deps.limits.authenticatedIpPerMinute;
        spend(await take(deps, { key: `ip-key:${address}`, limit }), response, false);
      } else {
        await spendAnonymous(request, response, deps);
      }
    }
    if (names.includes('audit-verify')) {
      const limit = deps.limits.auditVerifyPerMinute;
      spend(await take(deps, { key: `audit-verify:${address}`, limit }), response, true);
    }
    if (names.includes('validate-public')) {
      const limit = deps.limits.validatePublicPerMinute;
      spend(await take(deps, { key: `validate-public:${address}`, limit }), response, true);
    }
    if (names.includes('grant-request')) {
      const limit = deps.limits.grantRequestPerMinute;
      spend(await take(deps, { key: `grant-request:${address}`, limit }), response, true);
    }
    if (names.includes('password-reset')) {
      const limit = deps.limits.passwordResetPerMinute;
      spend(await take(deps, { key: `password-reset:${address}`, limit }), response, true);
    }
    if (names.includes('login')) {
      const limit = deps.limits.loginPerMinute;
      spend(await take(deps, { key: `login:${address}`, limit }), response, true);
    }
  };
}

async function admissionOf(
  { secret, sentAs }: PresentedCredential,
  address: string,
  { apiKeyAdmission, clock }: RateLimitDeps,
): Promise<Admission | undefined> {
  if (sentAs !== 'bearer' || !isApiKey(secret)) return undefined;
  return apiKeyAdmission?.admit({ secret, addressKey: `ip-key:${address}`, at: clock.now() });
}

/**
 * The budget of public resolution. It tells nothing but that it is enough: two fields, no budget
 * headers.
 */
export function resolutionRateLimit(deps: RateLimitDeps): RequestStep {
  const limit = deps.limits.resolutionPerMinute;
  return (request, response) => {
    const key = `resolve:${rateLimitAddress(contextOf(request).ip)}`;
    const budget = deps.scanBudgets.take({ key, limit });
    if (budget.exceeded) {
      for (const name of budgetHeaders) response.removeHeader(name);
      const message = 'Too many passport resolutions from this address.';
      throw ApiError.bare(429, message, 'FST_ERR_RATE_LIMIT')
        .withHeaders(retryAfter(budget))
        .because('budget_resolve');
    }
  };
}

/**
 * Once the caller is known: the budgets of its key and of its workspace, three times as wide. Who
 * claimed a credential and has none is anonymous.
 */
export function keyRateLimit(deps: RateLimitDeps): RequestStep {
  return async (request, response) => {
    const { caller } = contextOf(request);
    if (!caller && claimsCredential(request, deps)) await spendAnonymous(request, response, deps);
    const { admission } = contextOf(request);
    if (caller && admission) {
      const { key, workspace } = admission;
      if (key) spend({ ...key, name: 'key' }, response, true);
      if (workspace) spend({ ...workspace, name: 'workspace' }, response, workspace.exceeded);
      return;
    }
    const perMinute = caller?.tenant ? requestsPerMinute(caller.tenant, deps.limits) : undefined;
    if (caller?.tenant && perMinute !== undefined) {
      const workspaceLimit = perMinute * deps.limits.workspaceFactor;
      const [key, workspace] = await takeAll(deps, [
        { key: `key:${caller.credential.id}`, limit: perMinute },
        { key: `workspace:${caller.tenant.id}`, limit: workspaceLimit },
      ]);
      if (key) spend(key, response, true);
      if (workspace) spend(workspace, response, workspace.exceeded);
    }
  };
}

/** After the credential is known: the budget of GS1 helpers is for requests without a caller. */
export function gs1RateLimit(deps: RateLimitDeps): RequestStep {
  return async (request, response) => {
    if (!contextOf(request).caller) {
      const key = `gs1:${rateLimitAddress(contextOf(request).ip)}`;
      spend(await take(deps, { key, limit: deps.limits.gs1PerMinute }), response, true);
    }
  };
}

/** Once the caller is known: pages that are made for one credential and stored nowhere. */
export function previewRateLimit(deps: RateLimitDeps): RequestStep {
  return async (request, response) => {
    const { caller } = contextOf(request);
    if (!caller) return;
    const key = `preview:${caller.credential.id}`;
    spend(await take(deps, { key, limit: deps.limits.previewPerMinute }), response, true);
  };
}

/** Once the caller is known: tokens of other workspaces that one workspace tries, good ones included. */
export function handOverRateLimit(deps: RateLimitDeps): RequestStep {
  return async (request, response) => {
    const { caller } = contextOf(request);
    if (!caller?.tenant) return;
    const key = `hand-over:${caller.tenant.id}`;
    spend(await take(deps, { key, limit: deps.limits.handOverPerMinute }), response, true);
  };
}

/** Charges an address for the bytes of a body, before they are parsed. */
export type BodyCharge = (request: Request, response: Response, bytes: number) => Promise<void>;

/**
 * The budget in bytes of what an address has verified: a request for a large document is as much work as
 * hundreds for small ones.
 */
export function bodyRateLimit(names: readonly LimitName[], deps: RateLimitDeps): BodyCharge {
  return async (request, response, bytes) => {
    if (!names.includes('audit-verify')) return;
    const key = `audit-verify-bytes:${rateLimitAddress(contextOf(request).ip)}`;
    const limit = deps.limits.auditVerifyBytesPerMinute;
    spend(await take(deps, { key, limit, amount: bytes }), response, false);
  };
}

function claimsCredential({ headers }: Request, { baseUrl }: RateLimitDeps): boolean {
  return presentedCredential(headers, baseUrl) !== undefined;
}

async function spendAnonymous(request: Request, response: Response, deps: RateLimitDeps) {
  const key = `ip:${rateLimitAddress(contextOf(request).ip)}`;
  spend(await take(deps, { key, limit: deps.limits.anonymousPerMinute }), response, true);
}

/** A budget with what its key begins with: which of them a refused request had spent. */
interface NamedBudget extends Budget {
  readonly name: string;
}

async function takeAll(
  { budgets }: RateLimitDeps,
  claims: readonly BudgetClaim[],
): Promise<NamedBudget[]> {
  const taken = await budgets.take(claims);
  return taken.map((budget, i) => ({ ...budget, name: claims[i]?.key.split(':', 1)[0] ?? '' }));
}

async function take(deps: RateLimitDeps, claim: BudgetClaim): Promise<NamedBudget> {
  const [budget] = await takeAll(deps, [claim]);
  if (!budget) throw new Error('The request budgets counted nothing.');
  return budget;
}

function spend(budget: NamedBudget, response: Response, inHeaders: boolean): void {
  if (inHeaders) setBudgetHeaders(response, budget);
  if (!budget.exceeded) return;
  throw ApiError.framework(
    429,
    'FST_ERR_RATE_LIMIT',
    `Rate limit exceeded, retry in ${budget.resetSeconds} seconds.`,
    retryAfter(budget),
  ).because(`budget_${budget.name}`);
}

const budgetHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;

/** Tells in headers, of several budgets, the one that ends first. */
function setBudgetHeaders(response: Response, budget: Budget): void {
  const told = response.getHeader('x-ratelimit-remaining');
  if (told !== undefined && Number(told) < budget.remaining) return;
  const values = [budget.limit, budget.remaining, budget.resetSeconds];
  budgetHeaders.forEach((name, i) => response.setHeader(name, String(values[i])));
}

function retryAfter({ resetSeconds }: Budget): { 'Retry-After': string } {
  return { 'Retry-After': String(resetSeconds) };
}
