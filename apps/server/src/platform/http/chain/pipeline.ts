import type { Express } from 'express';
import type { Config } from '../../../config.js';
import type { ApiKeyAdmission } from '../../auth/api-key-admission.js';
import type { RequestBudgets } from '../../budgets/request-budgets.js';
import type { ScanBudgets } from '../../budgets/scan-budgets.js';
import { authenticate, type AuthenticateDeps } from '../gates/authenticate.js';
import { publicCors } from '../reply/cors.js';
import { csrfGuard } from '../gates/csrf-guard.js';
import { dispatch, type DispatchDeps } from './dispatch.js';
import { methodNotAllowed } from './error-handler.js';
import { formBody } from '../body/form-body.js';
import { jsonBody } from '../body/json-body.js';
import { uploadBody } from '../body/upload-body.js';
import { mfaGate } from '../gates/mfa-gate.js';
import {
  addressRateLimit,
  bodyRateLimit,
  gs1RateLimit,
  keyRateLimit,
  handOverRateLimit,
  previewRateLimit,
  resolutionRateLimit,
  type RateLimitDeps,
} from '../gates/rate-limit.js';
import { contextOf } from '../request-context.js';
import { behind, proceed, type RequestStep } from '../request-step.js';
import { requirePermission } from '../gates/require-permission.js';
import { isGated, needsSubscription, type AnyRoute } from '../route.js';
import { subscriptionGate } from '../gates/subscription-gate.js';
import { tenantHost } from '../gates/tenant-host.js';
import { trafficGate, type BodyWeight } from '../gates/traffic-gate.js';

interface PipelineDeps extends DispatchDeps, AuthenticateDeps {
  readonly budgets: RequestBudgets;
  readonly scanBudgets: ScanBudgets;
  readonly apiKeyAdmission: ApiKeyAdmission | undefined;
  readonly config: Config;
  /** Where a refusal for the plan's sake leads. */
  readonly upgradeUrl: string;
}

/**
 * Adds the routes to the app, each behind the chain its declaration asks for. What no route takes is
 * counted like any other request: the refusal that follows is not free.
 */
export function mount<Deps extends PipelineDeps>(
  app: Express,
  routes: readonly AnyRoute<Deps>[],
  deps: Deps,
): void {
  for (const route of routes) {
    app[route.method](expressPath(route.path), behind(rulesOf(route, deps), dispatch(route, deps)));
  }
  for (const path of literalFirst(routes.map((route) => route.path))) {
    const onPath = routes.filter((route) => isAnsweredBy(route.path, path));
    const methods = [...new Set(onPath.map((route) => route.method.toUpperCase()))];
    const isPublic = onPath.some((route) => route.access === 'public' && !route.sameOrigin);
    const anyHost = onPath.some((route) => route.anyHost);
    const refuse = methodNotAllowed(methods, isPublic);
    app.all(expressPath(path), behind(unroutedRules(deps, { anyHost }), refuse));
  }
  app.use(behind(unroutedRules(deps, { anyHost: false }), proceed));
}

function unroutedRules(deps: PipelineDeps, { anyHost }: { anyHost: boolean }): RequestStep[] {
  const rateLimits = rateLimitDeps(deps);
  return [
    addressRateLimit(['standard'], rateLimits),
    authenticate(deps),
    ...(anyHost ? [] : [tenantHost('public', deps)]),
    keyRateLimit(rateLimits),
  ];
}

function rateLimitDeps(deps: PipelineDeps): RateLimitDeps {
  const { budgets, scanBudgets, config, baseUrl, clock, apiKeyAdmission } = deps;
  return { budgets, scanBudgets, limits: config.limits, baseUrl, clock, apiKeyAdmission };
}

/** The order is the contract's: nothing is parsed for a caller who may not call. */
function rulesOf<Deps extends PipelineDeps>(route: AnyRoute<Deps>, deps: Deps): RequestStep[] {
  const isPublic = route.access === 'public';
  const limits = route.limits ?? ['standard'];
  const rateLimits = rateLimitDeps(deps);
  const writes = route.method !== 'get';
  const malformedBody = route.malformedBody ?? 'framework';
  const maxBytes = deps.config.limits[route.maxBodyBytes ?? 'defaultBodyBytes'];
  const charge = bodyRateLimit(limits, rateLimits);
  // Resolution on behalf of a caller is counted when it is certain that there is one.
  const resolution = limits.includes('resolution') ? [resolutionRateLimit(rateLimits)] : [];
  return [
    nameOperation(route.operationId),
    ...(isPublic && !route.sameOrigin ? [publicCors] : []),
    ...(isPublic ? resolution : []),
    ...(limits.every((name) => name === 'resolution')
      ? []
      : [addressRateLimit(limits, rateLimits)]),
    // A probe answers without the database: no budget is counted, no credential read.
    ...(isPublic && limits.length === 0 ? [] : [authenticate(deps)]),
    ...(writes ? [csrfGuard(route.access, deps.sessionTokens)] : []),
    ...(route.anyHost ? [] : [tenantHost(route.access, deps)]),
    ...(limits.includes('standard') ? [keyRateLimit(rateLimits)] : []),
    ...(limits.includes('gs1') ? [gs1RateLimit(rateLimits)] : []),
    requirePermission(route.access, deps.baseUrl),
    ...(isPublic ? [] : resolution),
    ...(limits.includes('preview') ? [previewRateLimit(rateLimits)] : []),
    ...(limits.includes('hand-over') ? [handOverRateLimit(rateLimits)] : []),
    trafficGate(deps.traffic, heldBytesOf(route, maxBytes)),
    ...(needsSubscription(route) ? [subscriptionGate(deps.upgradeUrl)] : []),
    ...(isGated(route) ? [mfaGate] : []),
    ...(route.body
      ? [jsonBody({ maxBytes, limits: route.jsonLimits, malformedBody, charge })]
      : []),
    ...(route.form ? [formBody] : []),
    ...(route.upload ? [uploadBody(route.upload)] : []),
  ];
}

/** The share of its bytes that a file counts for: unlike JSON it takes no more memory than it has bytes. */
const uploadShare = 0.5;

function heldBytesOf({ body, form, upload }: AnyRoute, maxBodyBytes: number): BodyWeight {
  if (upload) return { maxBytes: upload.maxBytes, share: uploadShare };
  return { maxBytes: body || form ? maxBodyBytes : 0, share: 1 };
}

function nameOperation(operationId: string): RequestStep {
  return (request) => {
    contextOf(request).operation = operationId;
  };
}

/** Each path once, `/passports/labels` before `/passports/{id}`: the first that matches an address speaks. */
function literalFirst(paths: readonly string[]): readonly string[] {
  const parameters = (path: string) => path.split('{').length;
  return [...new Set(paths)].sort((one, other) => parameters(one) - parameters(other));
}

/** True when requests for `path` reach a route at `pattern`: `/passports/labels` may also be an id. */
function isAnsweredBy(pattern: string, path: string): boolean {
  const asked = path.split('/');
  const offered = pattern.split('/');
  return (
    asked.length === offered.length &&
    offered.every((segment, index) => segment.startsWith('{') || segment === asked[index])
  );
}

/** `/passport/{id}` as Express spells it. */
function expressPath(path: string): string {
  return path.replace(/\{([A-Za-z0-9]+)\}/g, ':$1');
}
