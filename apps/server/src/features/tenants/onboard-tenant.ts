import { actorOf, type PlatformCaller, type Tenant } from '../../platform/auth/caller-model.js';
import { prepareLogin, registerUser } from '../../platform/auth/register-user.js';
import type { User } from '../../platform/auth/user-model.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { createTenant, type CreateTenantDeps, type CreateTenantInput } from './create-tenant.js';

interface OnboardTenantInput extends CreateTenantInput {
  readonly owner: { readonly email: string; readonly password: string };
  readonly ip: string;
}

/** Creates a workspace together with the login of the one who will administer it: both, or neither. */
export async function onboardTenant(
  deps: CreateTenantDeps,
  caller: PlatformCaller,
  input: OnboardTenantInput,
): Promise<{ tenant: Tenant; owner: User }> {
  const login = await prepareLogin(input.owner);
  return platformTransaction(deps.db, async (tx) => {
    const tenant = await createTenant({ ...deps, db: tx }, caller, input);
    const owner = await registerUser(tx, deps, {
      tenantId: tenant.id,
      login,
      role: 'TENANT_ADMIN',
      actor: actorOf(caller),
      ip: input.ip,
      at: deps.clock.now(),
    });
    return { tenant, owner };
  });
}
