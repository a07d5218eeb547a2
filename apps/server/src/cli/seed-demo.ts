import { createApiKey } from '../features/api-keys/create-api-key.js';
import { createTenant } from '../features/tenants/create-tenant.js';
import { createUser } from '../features/users/create-user.js';
import { generatePassword } from '../platform/auth/password.js';
import { tenantRepository } from '../platform/auth/tenant-repository.js';
import { platformTransaction } from '../platform/db/platform-transaction.js';
import type { CommandContext } from './command-context.js';

/** A demo workspace, the one key to it and the one login. */
export interface DemoWorkspace {
  readonly subdomain: string;
  readonly tenantId: string;
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
}

/** Any number will do, as long as nothing else on the database takes the same. */
const seedLockId = 7_203_002;

/**
 * Fills an empty database with a demo workspace. Undefined when there is any workspace already: what
 * was shown once is not shown again. Of several instances that start together one does it.
 */
export function seedDemo(
  context: Omit<CommandContext, 'migrated' | 'vaultKeys'>,
): Promise<DemoWorkspace | undefined> {
  return platformTransaction(context.db, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [seedLockId]);
    if ((await tenantRepository(tx).list()).length > 0) return undefined;
    return createDemo({ ...context, db: tx });
  });
}

async function createDemo(
  context: Omit<CommandContext, 'migrated' | 'vaultKeys'>,
): Promise<DemoWorkspace> {
  const tenant = await createTenant(context, 'system', {
    name: 'Demo Workspace',
    subdomain: 'demo',
    tier: 'growth',
  });
  const { secret } = await createApiKey(context, 'system', {
    tenantId: tenant.id,
    name: 'Demo key',
    role: 'TENANT_ADMIN',
  });
  const login = { email: 'admin@demo.example', password: generatePassword() };
  const role = 'TENANT_ADMIN';
  await createUser(context, 'system', { tenantId: tenant.id, role, ...login });
  return { subdomain: tenant.subdomain, tenantId: tenant.id, apiKey: secret, ...login };
}

export function demoLines(demo: DemoWorkspace): string[] {
  return [
    `Created the demo workspace "${demo.subdomain}" (tenant ${demo.tenantId}).`,
    `API key, shown once: ${demo.apiKey}`,
    `Console login, shown once: ${demo.email} with the password ${demo.password}`,
  ];
}
