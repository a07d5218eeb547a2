import type { Knex } from 'knex';
import { appendToBothLogs } from '../../platform/audit-log/platform-audit-log.js';
import {
  actorOf,
  isSandbox,
  type PlatformCaller,
  type System,
  type Tenant,
} from '../../platform/auth/caller-model.js';
import type { SubscriptionStatus, Tier } from '../../platform/auth/plan.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { sandboxRepository } from '../../platform/sandbox/sandbox-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';

export interface UpdateTenantDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

/** What is left out stays as it is. */
export interface TenantChanges {
  readonly tier?: Tier | undefined;
  readonly subscriptionStatus?: SubscriptionStatus | undefined;
  /** Null: the tier's. */
  readonly passportLimit?: number | null | undefined;
  readonly mfaRequired?: boolean | undefined;
}

/** Changes what a workspace may do; its next request is held to it. */
export async function updateTenant(
  deps: UpdateTenantDeps,
  by: PlatformCaller | System,
  { id, ip, ...changes }: TenantChanges & { id: string; ip?: string },
): Promise<Tenant> {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw ApiError.badRequest(
      'Send at least one of tier, subscriptionStatus, passportLimit and mfaRequired.',
    );
  }
  return platformTransaction(deps.db, async (tx) => {
    const tenants = tenantRepository(tx);
    const tenant = await tenants.lock(id);
    if (!tenant || isSandbox(tenant))
      throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    const at = deps.clock.now();
    const updated = apply(tenant, changes);
    await tenants.update(updated, at);
    await updateSandbox(tx, updated, at);
    const { tier, subscriptionStatus, passportLimit, mfaRequired } = updated;
    const event = {
      tenantId: id,
      action: 'tenant.updated',
      actor: actorOf(by),
      targetType: 'tenant',
      targetId: id,
      ip: ip ?? null,
      details: { tier, subscriptionStatus, passportLimit, mfaRequired },
      at,
    } as const;
    await appendToBothLogs(tx, deps, { by, event });
    return updated;
  });
}

/** The plan and the subscription of a workspace are those of its sandbox; its limit and login rules are not. */
async function updateSandbox(
  tx: Knex.Transaction,
  { id, tier, subscriptionStatus }: Tenant,
  at: Date,
): Promise<void> {
  const tenants = tenantRepository(tx);
  const sandbox = await sandboxRepository(tx).findSandboxOf(id);
  if (sandbox) await tenants.update({ ...sandbox, tier, subscriptionStatus }, at);
}

function apply(tenant: Tenant, changes: TenantChanges): Tenant {
  const { tier, subscriptionStatus, passportLimit, mfaRequired } = changes;
  return {
    ...tenant,
    tier: tier ?? tenant.tier,
    subscriptionStatus: subscriptionStatus ?? tenant.subscriptionStatus,
    passportLimit: passportLimit === undefined ? tenant.passportLimit : passportLimit,
    mfaRequired: mfaRequired ?? tenant.mfaRequired,
  };
}
