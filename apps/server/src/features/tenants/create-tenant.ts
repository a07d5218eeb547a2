import type { Knex } from 'knex';
import { appendToBothLogs } from '../../platform/audit-log/platform-audit-log.js';
import {
  actorOf,
  type PlatformCaller,
  type System,
  type Tenant,
} from '../../platform/auth/caller-model.js';
import { TIERS, type Tier } from '../../platform/auth/plan.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { sandboxSubdomainPrefix } from '../../platform/sandbox/ensure-sandbox.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';

export interface CreateTenantDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly vault: SigningKeyVault;
}

export interface CreateTenantInput {
  readonly name: string;
  readonly subdomain: string;
  readonly tier: string;
  readonly legalId?: string | undefined;
  readonly ip?: string;
}

/** One DNS label. */
const subdomainPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Creates a workspace with its signing key pair and certificate. */
export function createTenant(
  deps: CreateTenantDeps,
  by: PlatformCaller | System,
  input: CreateTenantInput,
): Promise<Tenant> {
  const tenant = newTenant(deps.newId(), input);
  const { subdomain, tier, legalId } = tenant;
  return platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (!(await tenantRepository(tx).insert(tenant, at))) {
      throw ApiError.conflict(`The subdomain ${subdomain} is taken.`, { code: 'SUBDOMAIN_TAKEN' });
    }
    await deps.vault.provision(tx, tenant, at);
    const event = {
      tenantId: tenant.id,
      action: 'tenant.created',
      actor: actorOf(by),
      targetType: 'tenant',
      targetId: tenant.id,
      ip: input.ip ?? null,
      details: { name: tenant.name, subdomain, tier, legalId },
      at,
    } as const;
    await appendToBothLogs(tx, deps, { by, event });
    return tenant;
  });
}

function newTenant(id: string, input: CreateTenantInput): Tenant {
  const name = input.name.trim();
  if (name === '') throw ApiError.badRequest('name must not be blank.');
  if (!subdomainPattern.test(input.subdomain)) {
    throw ApiError.badRequest('subdomain must be a DNS label: a-z, 0-9 and hyphens inside.');
  }
  if (input.subdomain.startsWith(sandboxSubdomainPrefix)) {
    throw ApiError.badRequest(
      `subdomain must not start with ${sandboxSubdomainPrefix}: sandboxes do.`,
    );
  }
  const tier = TIERS.find((known): known is Tier => known === input.tier);
  if (!tier) throw ApiError.badRequest(`tier must be one of ${TIERS.join(', ')}.`);
  return {
    id,
    name,
    subdomain: input.subdomain,
    tier,
    subscriptionStatus: 'active',
    passportLimit: null,
    legalId: input.legalId ?? null,
    mfaRequired: false,
    sandboxOf: null,
  };
}
