import type { Knex } from 'knex';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { passportLimitOf } from '../../platform/auth/plan.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportRepository } from './passport-repository.js';

/**
 * Refuses one more published passport than the plan allows. The tenant's row stays locked to the end
 * of the transaction, so that of two creates at the limit one is refused.
 */
export async function requireQuota(
  tx: Knex.Transaction,
  tenant: Tenant,
  upgradeUrl: string,
): Promise<void> {
  const quota = passportLimitOf(tenant);
  if (quota === null) return;
  await tenantRepository(tx).lock(tenant.id);
  if ((await passportRepository(tx).countActive(tenant.id)) < quota) return;
  throw ApiError.standard(402, `The plan's limit of ${quota} passports is reached.`, {
    code: 'passport_quota_exceeded',
    quota,
    upgradeUrl,
  });
}
