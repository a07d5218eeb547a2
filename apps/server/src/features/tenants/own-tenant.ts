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
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader } from '../passports/passport-reader.js';
import type { UpdateTenantDeps } from './update-tenant.js';

interface OwnTenant
  extends Omit<Tenant, 'passportLimit' | 'mfaRequired' | 'sandboxOf'>, TenantSettings {
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
  const { sandboxOf: _sandboxOf, ...shown } = tenant;
  const own: OwnTenant = {
    ...shown,
    passportLimit: passportLimitOf(tenant),
    activePassports,
    ...settings,
  };
  return own;
}

type OwnTenantChanges = {
  readonly [Member in keyof TenantSettings]?: TenantSettings[Member] | undefined;
};

/** Changes what a workspace decides for itself; plan and limits are the platform's. */
export async function updateOwnTenant(
  deps: UpdateTenantDeps,
  caller: Caller,
  { ip, ...sent }: OwnTenantChanges & { readonly ip: string },
): Promise<OwnTenant> {
  requireWholeWorkspace(caller);
  requireNoLonger(caller, undefined);
  const changes = changesOf(sent);
  const { id } = caller.tenant;
  const at = deps.clock.now();
  await tenantTransaction(deps.db, id, async (tx) => {
    await tenantSettingsRepository(tx).update(id, changes, at);
    await auditLogRepository(tx, deps).append({
      tenantId: id,
      action: 'tenant.updated',
      actor: actorOf(caller),
      targetType: 'tenant',
      targetId: id,
      ip,
      details: { ...changes },
      at,
    });
  });
  return getOwnTenant(deps, caller);
}

/** @throws a 400 for nothing to change, and for an address that is none. */
function changesOf({ mfaRequired, defaultLocale, contactEmail }: OwnTenantChanges) {
  const changes: Partial<TenantSettings> = {
    ...(mfaRequired !== undefined && { mfaRequired }),
    ...(defaultLocale !== undefined && { defaultLocale }),
    ...(contactEmail !== undefined && {
      contactEmail: contactEmail === null ? null : parseEmail(contactEmail, 'contactEmail'),
    }),
  };
  if (Object.keys(changes).length === 0) {
    throw ApiError.badRequest('Send at least one of mfaRequired, defaultLocale and contactEmail.');
  }
  return changes;
}

function workspaceNotFound(): ApiError {
  return ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
}
