import type { Knex } from 'knex';
import type { Tenant } from '../auth/caller-model.js';
import { passportLimitOf } from '../auth/plan.js';
import { workspaceUsageRepository } from '../db/repositories/workspace-usage-repository.js';
import { ApiError } from '../http/api-error.js';

/** Limits of every workspace, in every plan. */
interface WorkspaceLimits {
  /** Drafts that are not archived. */
  readonly workspaceDrafts: number;
  /** Metadata, enrichment, versions and events, as stored. */
  readonly workspaceBytes: number;
}

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
  const quota = passportLimitOf(tenant);
  return {
    passports: quota === null ? Infinity : quota - (await usage.countActive(tenant.id)),
    bytes: limits.workspaceBytes - usedBytes,
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
  throw quotaExceeded(tenant, active, deps.upgradeUrl);
}

/** Refuses one more draft than a workspace may hold. */
export async function requireDraftRoom(
  tx: Knex.Transaction,
  { config: { limits } }: WorkspaceLimitDeps,
  { id }: Tenant,
): Promise<void> {
  const usage = workspaceUsageRepository(tx);
  await usage.lock(id);
  if ((await usage.countDrafts(id)) >= limits.workspaceDrafts) throw tooManyDrafts(limits);
}

/** Refuses what this transaction stored when it is more than a workspace may hold. */
export async function requireBytesWithin(
  tx: Knex.Transaction,
  { config: { limits } }: Pick<WorkspaceLimitDeps, 'config'>,
  { id }: Tenant,
): Promise<void> {
  if ((await workspaceUsageRepository(tx).lock(id)) > limits.workspaceBytes) {
    throw tooManyBytes(limits);
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
    throw limitReached(
      `A workspace of this plan keeps at most ${limit} archived passports.`,
      limit,
    );
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
  { upgradeUrl, config: { limits } }: WorkspaceLimitDeps,
  { tenant, before }: { readonly tenant: Tenant; readonly before: PassportCounts },
): Promise<void> {
  await workspaceUsageRepository(tx).lock(tenant.id);
  const { active, drafts } = await countPassports(tx, tenant.id);
  const quota = passportLimitOf(tenant);
  // A workspace with a smaller plan than before may still bring back what does not count.
  if (quota !== null && active > quota && active > before.active) {
    throw quotaExceeded(tenant, before.active, upgradeUrl);
  }
  if (drafts > limits.workspaceDrafts && drafts > before.drafts) throw tooManyDrafts(limits);
}

export function quotaExceeded(
  tenant: Tenant,
  activePassports: number,
  upgradeUrl: string,
): ApiError {
  const passportLimit = passportLimitOf(tenant);
  return ApiError.standard(402, `The plan's limit of ${passportLimit} passports is reached.`, {
    code: 'passport_quota_exceeded',
    quota: { tier: tenant.tier, activePassports, passportLimit },
    upgradeUrl,
  });
}

export function tooManyBytes({ workspaceBytes }: WorkspaceLimits): ApiError {
  const message = `A workspace stores at most ${workspaceBytes} bytes of metadata, enrichment, versions and events. Delete drafts, or ask for more.`;
  return limitReached(message, workspaceBytes);
}

function tooManyDrafts({ workspaceDrafts }: WorkspaceLimits): ApiError {
  const message = `A workspace holds at most ${workspaceDrafts} drafts. Publish or delete some.`;
  return limitReached(message, workspaceDrafts);
}

function limitReached(message: string, limit: number): ApiError {
  return ApiError.conflict(message, { code: 'WORKSPACE_LIMIT_REACHED', limit });
}
