import type { Knex } from 'knex';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { passportLimitOf } from '../../platform/auth/plan.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportRepository } from './passport-repository.js';

/** Refuses one more published passport than the plan allows. */
export async function requireQuota(
  tx: Knex.Transaction,
  tenant: Tenant,
  upgradeUrl: string,
): Promise<void> {
  if ((await roomInPlan(tx, tenant)) < 1) throw quotaExceeded(tenant, upgradeUrl);
}

/**
 * How many more published passports the plan allows; endless without a limit. The tenant's row stays
 * locked to the end of the transaction, so that of two creates at the limit one is refused.
 */
export async function roomInPlan(tx: Knex.Transaction, tenant: Tenant): Promise<number> {
  const quota = passportLimitOf(tenant);
  if (quota === null) return Infinity;
  await tenantRepository(tx).lock(tenant.id);
  return Math.max(0, quota - (await passportRepository(tx).countActive(tenant.id)));
}

export function quotaExceeded(tenant: Tenant, upgradeUrl: string): ApiError {
  const quota = passportLimitOf(tenant);
  return ApiError.standard(402, `The plan's limit of ${quota} passports is reached.`, {
    code: 'passport_quota_exceeded',
    quota,
    upgradeUrl,
  });
}
