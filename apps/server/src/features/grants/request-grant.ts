import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import { ApiError } from '../../platform/http/api-error.js';
import { parseGrantee, type Grantee, type GranteeInput } from './grant-fields.js';
import {
  addDays,
  maxPendingRequests,
  requestedGrantDays,
  type AccessGrant,
} from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import { findGrantTarget, type FoundTarget, type ScopeInput } from './grant-target.js';
import type { GrantDeps } from './issue-grant.js';
import type { DecisionDeps } from './tell-decision.js';
import { tellRequest } from './tell-request.js';

export interface RequestGrantDeps extends GrantDeps, DecisionDeps {
  readonly directoryCache: DirectoryCache;
}

export interface RequestGrantInput extends GranteeInput, ScopeInput {
  readonly scopeType: 'UNIT' | 'PASSPORT';
  readonly ip: string;
  /** Set on a workspace's host: nobody else's passports are there. */
  readonly hostTenantId: string | undefined;
}

/** No answer comes sooner: how long it takes does not tell whether there was something to store. */
const answerAfterMs = 100;

/**
 * Takes a stranger's request for access. Whether it found what it names, and whether there was room for it,
 * is not told.
 *
 * @throws a 400 for fields that are blank or none; nothing is looked up then.
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
  const tenantId = await findTenant(deps, input);
  if (tenantId === undefined) return;
  const mail = await tenantTransaction(deps.db, tenantId, (tx) =>
    addRequest(tx, deps, { ...input, grantee, tenantId }),
  );
  if (mail) deps.mailer.send(mail);
}

async function findTenant(
  { db, directoryCache }: RequestGrantDeps,
  { scopeType, passportId, batteryUnitId, hostTenantId }: RequestGrantInput,
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
  const pending = await grantRepository(tx).summarizePending(tenantId);
  if (pending.count >= maxPendingRequests) return undefined;
  const at = deps.clock.now();
  const grant = pendingGrant(deps.newId(), request, { target, at });
  await grantRepository(tx).insert(grant);
  return tellRequest(tx, deps, { grant, name: target.name, previousAt: pending.newestAt, ip });
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
