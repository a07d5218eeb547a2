import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller, type Tenant } from '../../platform/auth/caller-model.js';
import { requireNoLonger } from '../../platform/auth/delegation.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { passportLimitOf } from '../../platform/auth/plan.js';
import { parseEmail } from '../../platform/auth/register-user.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import {
  tenantSettingsRepository,
  type TenantSettings,
} from '../../platform/auth/tenant-settings-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader } from '../passports/passport-reader.js';
import type { UpdateTenantDeps } from './update-tenant.js';

interface OwnTenant extends Omit<Tenant, 'passportLimit'>, TenantSettings {
  /** Null: unlimited. */
  readonly passportLimit: number | null;
  readonly activePassports: number;
}

/** Describes the workspace of the credential. */
export async function getOwnTenant({ db }: { readonly db: Knex }, caller: Caller) {
  const { id } = caller.tenant;
  const read = await tenantTransaction(db, id, async (tx) => ({
    tenant: await tenantRepository(tx).find(id),
    settings: await tenantSettingsRepository(tx).find(id),
    activePassports: await passportReader(tx).countActive(id),
  }));
  const { tenant, settings, activePassports } = read;
  if (!tenant || !settings) throw workspaceNotFound();
  const own: OwnTenant = {
    ...tenant,
    passportLimit: passportLimitOf(tenant),
    activePassports,
    ...settings,
  };
  return own;
}

interface OwnTenantChanges {
  readonly mfaRequired?: boolean | undefined;
  readonly defaultLocale?: string | undefined;
  readonly contactEmail?: string | null | undefined;
}

/**
 * Changes what a workspace decides for itself; plan and limits are the platform's. The row of a workspace is not its own
 * to write, so that the change is a transaction of the platform.
 */
export async function updateOwnTenant(
  deps: UpdateTenantDeps,
  caller: Caller,
  { ip, ...changes }: OwnTenantChanges & { readonly ip: string },
): Promise<OwnTenant> {
  requireWholeWorkspace(caller);
  requireNoLonger(caller, undefined);
  const { mfaRequired, defaultLocale } = changes;
  const contactEmail =
    typeof changes.contactEmail === 'string'
      ? parseEmail(changes.contactEmail, 'contactEmail')
      : changes.contactEmail;
  if ([mfaRequired, defaultLocale, contactEmail].every((value) => value === undefined)) {
    throw ApiError.badRequest('Send at least one of mfaRequired, defaultLocale and contactEmail.');
  }
  const { id } = caller.tenant;
  const at = deps.clock.now();
  await platformTransaction(deps.db, async (tx) => {
    const tenants = tenantRepository(tx);
    const tenant = await tenants.lock(id);
    if (!tenant) throw workspaceNotFound();
    const updated = { ...tenant, mfaRequired: mfaRequired ?? tenant.mfaRequired };
    await tenants.update(updated, at);
    await tenantSettingsRepository(tx).update(
      id,
      {
        ...(defaultLocale !== undefined && { defaultLocale }),
        ...(contactEmail !== undefined && { contactEmail }),
      },
      at,
    );
    await auditLogRepository(tx, deps).append({
      tenantId: id,
      action: 'tenant.updated',
      actor: actorOf(caller),
      targetType: 'tenant',
      targetId: id,
      ip,
      details: {
        ...(mfaRequired !== undefined && { mfaRequired }),
        ...(defaultLocale !== undefined && { defaultLocale }),
        ...(contactEmail !== undefined && { contactEmail }),
      },
      at,
    });
  });
  return getOwnTenant(deps, caller);
}

function workspaceNotFound(): ApiError {
  return ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
}
