import { permissionsOf, type Permission } from '../../src/platform/auth/permissions.js';
import { hasApiAccess, isLapsed } from '../../src/platform/auth/plan.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import type { ServerDeps } from '../../src/server-deps.js';
import type { MatrixCaller, Standing } from './matrix-callers.js';
import type { RouteTarget } from './route-fixtures.js';

type Route = AnyRoute<ServerDeps>;

export interface Refusal {
  readonly status: 401 | 402 | 403;
  readonly code?: string;
}

/**
 * What the declaration of a route says to a caller, read anew and not from the pipeline that runs it.
 * Undefined: nothing keeps the caller out.
 */
export function expectedRefusal(
  route: Route,
  { standing, hostOf }: MatrixCaller,
  target: RouteTarget,
): Refusal | undefined {
  if (route.access === 'public') return undefined;
  if (!standing) return { status: 401, code: 'CREDENTIALS_INVALID' };
  const writes = route.method !== 'get';
  if (writes && !standing.csrf) return { status: 403, code: 'CSRF_TOKEN_INVALID' };
  if (hostOf && hostOf.id !== standing.tenant?.id) {
    return { status: 403, code: 'WORKSPACE_HOST_MISMATCH' };
  }
  if (!mayCall(route, standing)) return { status: 403, code: 'PERMISSION_MISSING' };
  return gateOf(route, standing) ?? useCaseRefusal(route, standing, target);
}

/** Operations that ask for one of several permissions: those that a caller needs beyond the declared access. */
const oneOf: Readonly<Record<string, readonly Permission[]>> = {
  previewPassport: ['passport:create', 'passport:update'],
  getPassportSource: ['passport:update'],
  listDataPoints: ['passport:update'],
  createJob: ['passport:seal'],
  cancelJob: ['passport:seal'],
  listRequests: ['audit:read', 'webhook:read'],
};

/** Who reads everything and changes nothing. */
const auditorMay: ReadonlySet<string> = new Set(['getPassportSource', 'listDataPoints']);

function mayCall(route: Route, standing: Standing): boolean {
  const needed = oneOf[route.operationId];
  if (!mayEnter(route, standing) || !needed) return mayEnter(route, standing);
  const isAuditor = standing.role === 'AUDITOR' && auditorMay.has(route.operationId);
  return isAuditor || needed.some((permission) => standing.permissions.has(permission));
}

function mayEnter({ access }: Route, { kind, tenant, permissions }: Standing): boolean {
  if (access === 'public' || access === 'credential') return true;
  if (access === 'session') return kind === 'session';
  if (access === 'platform') return kind === 'session' && !tenant;
  return tenant !== undefined && (access === 'tenant' || permissions.has(access));
}

/** Subscription, plan and second factor stand before the writes of a workspace. */
function gateOf(
  { access, method, gated, protective }: Route,
  { kind, tenant }: Standing,
): Refusal | undefined {
  const ofNoWorkspace = ['credential', 'session', 'platform'].includes(access);
  if (!tenant || !(gated ?? (method !== 'get' && !ofNoWorkspace))) return undefined;
  if (!protective && isLapsed(tenant.subscriptionStatus)) return { status: 402 };
  if (!protective && kind !== 'session' && !hasApiAccess(tenant)) {
    return { status: 402, code: 'api_access_required' };
  }
  if (tenant.mfaRequired && kind === 'session') return { status: 403, code: 'MFA_REQUIRED' };
  return undefined;
}

/** What an operator-scoped credential has no part in: it concerns every operator of the workspace. */
const ofWholeWorkspace: ReadonlySet<string> = new Set([
  'registerOperator',
  'createGrant',
  'listUsers',
  'createUser',
  'updateUser',
  'deleteUser',
  'resetUserMfa',
  'listInvitations',
  'createInvitation',
  'resendInvitation',
  'revokeInvitation',
  'updateOwnTenant',
  'updateRegistryMapping',
  'listAuditLog',
  'getAuditHead',
  'listRequests',
  'exportAuditLog',
  'exportAuditLogBundle',
  'markAllNotificationsRead',
  'listNotifications',
  'markNotificationRead',
  'rotateTenantKeys',
  'listWebhookSubscriptions',
  'createWebhookSubscription',
  'updateWebhookSubscription',
  'deleteWebhookSubscription',
  'rotateWebhookSecret',
  'testWebhookSubscription',
  'listWebhookDeliveries',
  'getWebhookDelivery',
  'retryWebhookDelivery',
  'getSandbox',
  'resetSandbox',
]);

/** The operations on the sandbox, which take test keys and sessions; here all keys are live. */
const ofSandbox: ReadonlySet<string> = new Set(['getSandbox', 'resetSandbox']);

/** A caller can give or take only permissions of its own; here it is those of an AUDITOR. */
const delegates: ReadonlySet<string> = new Set([
  'createUser',
  'updateUser',
  'deleteUser',
  'resetUserMfa',
  'createInvitation',
  'resendInvitation',
]);

function useCaseRefusal(
  { operationId }: Route,
  { kind, tenant, operatorId, permissions }: Standing,
  target: RouteTarget,
): Refusal | undefined {
  if (operationId === 'changePassword' && !tenant) {
    return { status: 403, code: 'PASSWORD_OF_CONFIGURATION' };
  }
  const foreign = target.operatorId !== undefined && target.operatorId !== operatorId;
  if (operatorId !== null && (foreign || ofWholeWorkspace.has(operationId))) {
    return { status: 403, code: 'OPERATOR_SCOPE_FORBIDDEN' };
  }
  if (ofSandbox.has(operationId) && kind !== 'session') {
    return { status: 403, code: 'SANDBOX_KEY_REQUIRED' };
  }
  const lacksSome = [...permissionsOf('AUDITOR', null)].some((needed) => !permissions.has(needed));
  return delegates.has(operationId) && lacksSome
    ? { status: 403, code: 'DELEGATION_EXCEEDED' }
    : undefined;
}
