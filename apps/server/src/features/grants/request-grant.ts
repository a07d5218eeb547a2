import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import { ApiError } from '../../platform/http/api-error.js';
import { truncatedAddress } from '../../platform/http/request/client-address.js';
import { notificationRepository } from '../../platform/notifications/notification-repository.js';
import { parseGrantee, type Grantee, type GranteeInput } from './grant-fields.js';
import {
  addDays,
  maxPendingRequests,
  canTake,
  grantTransitions,
  requestedGrantDays,
  type AccessGrant,
} from './grant-model.js';
import { grantCatalogRepository } from './grant-catalog-repository.js';
import { grantRepository } from './grant-repository.js';
import { findGrantTarget, type FoundTarget, type ScopeInput } from './grant-target.js';
import type { GrantDeps } from './issue-grant.js';
import type { DecisionDeps } from './tell-decision.js';
import { requestRefusalRepository } from './request-refusal-repository.js';
import { nearlyFull, placeRequest } from './request-room-model.js';
import { tellGrantChange } from './tell-grant-change.js';
import { tellRequest } from './tell-request.js';

export interface RequestGrantDeps extends GrantDeps, DecisionDeps {
  readonly directoryCache: DirectoryCache;
}

interface RequestGrantInput extends GranteeInput, ScopeInput {
  readonly scopeType: 'UNIT' | 'PASSPORT';
  readonly ip: string;
  /** Set on a workspace's host: only its passports are found there. */
  readonly hostTenantId: string | undefined;
}

/** Minimum answer time, so that the time does not tell if there was something to store. */
const answerAfterMs = 100;

/**
 * Takes a stranger's request for access. The answer does not tell if the target exists or if there was room for the
 * request.
 *
 * @throws a 400 for missing or blank fields; nothing is looked up then.
 */
export async function requestGrant(
  deps: RequestGrantDeps,
  input: RequestGrantInput,
): Promise<void> {
  const grantee = parseRequester(input);
  const [outcome] = await Promise.allSettled([
    storeRequest(deps, grantee, input),
    pause(answerAfterMs),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
}

function parseRequester(input: RequestGrantInput): Grantee {
  const grantee = parseGrantee(input);
  for (const field of ['granteeEmail', 'purpose'] as const) {
    if (grantee[field] === null) throw ApiError.brief(400, `${field} must not be blank.`);
  }
  const field = input.scopeType === 'UNIT' ? 'batteryUnitId' : 'passportId';
  if (!input[field]) throw ApiError.brief(400, `${field} must name what is asked for.`);
  return grantee;
}

async function storeRequest(
  deps: RequestGrantDeps,
  grantee: Grantee,
  input: RequestGrantInput,
): Promise<void> {
  const tenantId = await findRequestedTenant(deps, input);
  if (tenantId === undefined) return;
  const mail = await tenantTransaction(deps.db, tenantId, (tx) =>
    addRequest(tx, deps, { ...input, grantee, tenantId }),
  );
  if (mail) deps.mailer.send(mail);
}

/** The workspace of the target, published or not; on a workspace's host only that one. */
export async function findRequestedTenant(
  { db, directoryCache }: Pick<RequestGrantDeps, 'db' | 'directoryCache'>,
  {
    scopeType,
    passportId,
    batteryUnitId,
    hostTenantId,
  }: ScopeInput & Pick<RequestGrantInput, 'hostTenantId'>,
): Promise<string | undefined> {
  const kind = scopeType === 'UNIT' ? 'UNIT' : 'PASSPORT';
  const id = ((kind === 'UNIT' ? batteryUnitId : passportId) ?? '').toLowerCase();
  if (!isUuid(id)) return undefined;
  const tenantId = (await directoryCache.find(db, kind, id))?.tenantId ?? undefined;
  return hostTenantId === undefined || hostTenantId === tenantId ? tenantId : undefined;
}

interface NewRequest extends RequestGrantInput {
  readonly tenantId: string;
  readonly grantee: Grantee;
}

/** @returns What to send to those who decide, if anything. */
async function addRequest(tx: Knex.Transaction, deps: RequestGrantDeps, request: NewRequest) {
  const { tenantId, ip } = request;
  const target = await findGrantTarget(tx, tenantId, request);
  if (!target || target.isGone) return undefined;
  // One at a time in a workspace, so that the limit holds.
  await tenantRepository(tx).lockForAdding(tenantId);
  const at = deps.clock.now();
  const { pending, newestAt } = await grantCatalogRepository(tx).listPending(tenantId);
  const block = truncatedAddress(ip);
  const place = placeRequest(pending, {
    block,
    email: request.grantee.granteeEmail?.toLowerCase() ?? null,
    targetId: target.scope.batteryUnitId ?? target.scope.passportId ?? '',
  });
  if (!place.isStored || place.replaces) await countRefusal(tx, deps, { tenantId, at });
  if (!place.isStored) return undefined;
  const grant = pendingGrant(deps.newId(), request, { target, at });
  if (place.replaces) {
    await giveWay(tx, deps, { id: place.replaces.id, tenantId, at });
  } else if (pending.length + 1 === nearlyFull) {
    await tellNearlyFull(tx, deps, { tenantId, at });
  }
  await grantRepository(tx).insertRequest(grant, block);
  return tellRequest(tx, deps, { grant, name: target.name, previousAt: newestAt, ip });
}

interface RoomChange {
  readonly tenantId: string;
  readonly at: Date;
}

/** The request stays, as denied by the limit: nothing is dropped in silence. */
async function giveWay(
  tx: Knex.Transaction,
  deps: RequestGrantDeps,
  { id, tenantId, at }: RoomChange & { readonly id: string },
): Promise<void> {
  const request = await grantRepository(tx).lock(tenantId, id);
  // It was decided on meanwhile, which made room as well.
  if (!request || !canTake('deny', request)) return;
  const decidedBy = 'limit:pending-requests';
  const denied = { ...request, status: grantTransitions.deny.to, decidedAt: at, decidedBy };
  await grantRepository(tx).update(denied);
  await tellGrantChange(tx, deps, {
    grant: denied,
    action: 'grant.denied',
    actor: decidedBy,
    at,
    ip: null,
  });
}

async function countRefusal(
  tx: Knex.Transaction,
  deps: RequestGrantDeps,
  { tenantId, at }: RoomChange,
): Promise<void> {
  if (!(await requestRefusalRepository(tx).add(tenantId, at))) return;
  const message =
    'Requests for access found no room. GET /api/v1/grants counts them as refusedRequests; decide on those that wait';
  await notifyRoom(tx, deps, { tenantId, at, kind: 'grant.requests_refused', message });
}

function tellNearlyFull(
  tx: Knex.Transaction,
  deps: RequestGrantDeps,
  { tenantId, at }: RoomChange,
): Promise<void> {
  const message = `${nearlyFull} requests for access wait for a decision, of at most ${maxPendingRequests}`;
  return notifyRoom(tx, deps, { tenantId, at, kind: 'grant.requests_nearly_full', message });
}

function notifyRoom(
  tx: Knex.Transaction,
  deps: RequestGrantDeps,
  { tenantId, at, kind, message }: RoomChange & { readonly kind: string; readonly message: string },
): Promise<void> {
  return notificationRepository(tx).insert({
    id: deps.newId(),
    tenantId,
    kind,
    message,
    targetType: 'tenant',
    targetId: tenantId,
    createdAt: at,
  });
}

function pendingGrant(
  id: string,
  { tenantId, grantee }: NewRequest,
  { target, at }: { readonly target: FoundTarget; readonly at: Date },
): AccessGrant {
  return {
    id,
    tenantId,
    status: 'PENDING',
    kind: 'LEGITIMATE_INTEREST',
    ...grantee,
    scope: target.scope,
    operatorId: target.operatorId,
    issuerType: 'REQUEST',
    issuerEmail: null,
    decidedAt: null,
    decidedBy: null,
    expiresAt: addDays(at, requestedGrantDays),
    revokedAt: null,
    lastUsedAt: null,
    useCount: 0,
    createdAt: at,
    hasToken: false,
  };
}
