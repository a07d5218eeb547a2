import type { Knex } from 'knex';
import { isSandbox, type Tenant } from '../auth/caller-model.js';
import { passportLimitOf } from '../auth/plan.js';
import { workspaceUsageRepository } from '../db/repositories/workspace-usage-repository.js';
import { ApiError } from '../http/api-error.js';
import { boundsOf, limitReached, type WorkspaceLimits } from './workspace-bounds.js';

export interface WorkspaceLimitDeps {
  readonly upgradeUrl: string;
  readonly config: { readonly limits: WorkspaceLimits };
}

/** What is archived has to be kept; so many times the plan's limit of it may be. */
const archivedFactor = 10;

/** What a workspace may still take; endless without a limit. */
export interface WorkspaceRoom {
  /** Published passports that the plan allows. */
  readonly passports: number;
  readonly bytes: number;
}

/** The workspace's usage stays locked to the end of the transaction. */
export async function roomInWorkspace(
  tx: Knex.Transaction,
  { config: { limits } }: WorkspaceLimitDeps,
  tenant: Tenant,
): Promise<WorkspaceRoom> {
  const usage = workspaceUsageRepository(tx);
  const usedBytes = await usage.lock(tenant.id);
  const { passports, bytes } = boundsOf(limits, tenant);
  return {
    passports: passports === null ? Infinity : passports - (await usage.countActive(tenant.id)),
    bytes: bytes - usedBytes,
  };
}

/** Refuses one more published passport than the plan allows. */
export async function requireQuota(
  tx: Knex.Transaction,
  deps: WorkspaceLimitDeps,
  tenant: Tenant,
): Promise<void> {
  const { passports } = await roomInWorkspace(tx, deps, tenant);
  if (passports >= 1) return;
  const active = await workspaceUsageRepository(tx).countActive(tenant.id);
  throw quotaExceeded(tenant, active, deps);
}

/** Refuses one more draft than a workspace may hold. */
export async function requireDraftRoom(
  tx: Knex.Transaction,
  { config: { limits } }: WorkspaceLimitDeps,
  tenant: Tenant,
): Promise<void> {
  const usage = workspaceUsageRepository(tx);
  await usage.lock(tenant.id);
  const { drafts } = boundsOf(limits, tenant);
  if ((await usage.countDrafts(tenant.id)) >= drafts) throw tooManyDrafts(tenant, drafts);
}

/** Refuses what this transaction stored when it is more than a workspace may hold. */
export async function requireBytesWithin(
  tx: Knex.Transaction,
  { config: { limits } }: Pick<WorkspaceLimitDeps, 'config'>,
  tenant: Tenant,
): Promise<void> {
  const { bytes } = boundsOf(limits, tenant);
  if ((await workspaceUsageRepository(tx).lock(tenant.id)) > bytes) {
    throw tooManyBytes(tenant, limits);
  }
}

/** Refuses what this transaction archived when it is more than the plan lets a workspace keep. */
export async function requireArchivedWithin(tx: Knex.Transaction, tenant: Tenant): Promise<void> {
  const quota = passportLimitOf(tenant);
  if (quota === null) return;
  const usage = workspaceUsageRepository(tx);
  await usage.lock(tenant.id);
  const limit = quota * archivedFactor;
  if ((await usage.countArchived(tenant.id)) > limit) {
    const message = `A workspace of this plan keeps at most ${limit} archived passports.`;
    throw ApiError.conflict(message, { code: 'WORKSPACE_LIMIT_REACHED', limit });
  }
}

/** How many passports count for something. */
interface PassportCounts {
  readonly active: number;
  readonly drafts: number;
}

export async function countPassports(
  tx: Knex.Transaction,
  tenantId: string,
): Promise<PassportCounts> {
  const usage = workspaceUsageRepository(tx);
  return {
    active: await usage.countActive(tenantId),
    drafts: await usage.countDrafts(tenantId),
  };
}

/** Refuses what this transaction brought back when it is more than plan or workspace may hold. */
export async function requireRestoredWithin(
  tx: Knex.Transaction,
  deps: WorkspaceLimitDeps,
  { tenant, before }: { readonly tenant: Tenant; readonly before: PassportCounts },
): Promise<void> {
  await workspaceUsageRepository(tx).lock(tenant.id);
  const { active, drafts } = await countPassports(tx, tenant.id);
  const bounds = boundsOf(deps.config.limits, tenant);
  // A workspace with a smaller plan than before may still bring back what does not count.
  if (bounds.passports !== null && active > bounds.passports && active > before.active) {
    throw quotaExceeded(tenant, before.active, deps);
  }
  if (drafts > bounds.drafts && drafts > before.drafts) throw tooManyDrafts(tenant, bounds.drafts);
}

export function quotaExceeded(
  tenant: Tenant,
  activePassports: number,
  { upgradeUrl, config: { limits } }: WorkspaceLimitDeps,
): ApiError {
  if (isSandbox(tenant)) {
    const limit = limits.sandboxPassports;
    return limitReached(tenant, {
      may: `holds at most ${limit} published passports`,
      cure: '',
      limit,
    });
  }
  const passportLimit = passportLimitOf(tenant);
  return ApiError.standard(402, `The plan's limit of ${passportLimit} passports is reached.`, {
    code: 'passport_quota_exceeded',
    quota: { tier: tenant.tier, activePassports, passportLimit },
    upgradeUrl,
  });
}

export function tooManyBytes(tenant: Tenant, limits: WorkspaceLimits): ApiError {
  const limit = boundsOf(limits, tenant).bytes;
  const may = `stores at most ${limit} bytes of metadata, enrichment, versions and events`;
  return limitReached(tenant, { may, cure: 'Delete drafts, or ask for more.', limit });
}

function tooManyDrafts(tenant: Tenant, limit: number): ApiError {
  const may = `holds at most ${limit} drafts`;
  return limitReached(tenant, { may, cure: 'Publish or delete some.', limit });
}
