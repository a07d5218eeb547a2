import { createApiKey } from '../features/api-keys/create-api-key.js';
import { createTenant } from '../features/tenants/create-tenant.js';
import { createUser } from '../features/users/create-user.js';
import { generatePassword } from '../platform/auth/password.js';
import { tenantRepository } from '../platform/auth/tenant-repository.js';
import { platformTransaction } from '../platform/db/platform-transaction.js';
import type { CommandContext } from './command-context.js';
import { publishDemoProducts, type DemoPassport } from './publish-demo-products.js';

/** A demo workspace, the one key to it, the one login, and what it has published. */
export interface DemoWorkspace {
  readonly subdomain: string;
  readonly tenantId: string;
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
  readonly passports: readonly DemoPassport[];
}

export type SeedDemoContext = Omit<CommandContext, 'migrated' | 'vaultKeys'>;

/** Any number will do, as long as nothing else on the database takes the same. */
const seedLockId = 7_203_002;

/**
 * Fills an empty database with a demo workspace. Undefined when there is any workspace already: what
 * was shown once is not shown again. `keep` puts its secrets where they stay. Of several instances that start together one does it.
 */
export function seedDemo(
  context: SeedDemoContext,
  keep: (demo: DemoWorkspace) => void = () => undefined,
): Promise<DemoWorkspace | undefined> {
  return platformTransaction(context.db, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [seedLockId]);
    if ((await tenantRepository(tx).list()).length > 0) return undefined;
    const demo = await createDemo({ ...context, db: tx });
    // A workspace whose key was kept nowhere could not be entered: then there is none.
    keep(demo);
    return demo;
  });
}

async function createDemo(context: SeedDemoContext): Promise<DemoWorkspace> {
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
  const passports = await publishDemoProducts(context, tenant);
  return { subdomain: tenant.subdomain, tenantId: tenant.id, apiKey: secret, ...login, passports };
}

/** What the command prints, of which the secrets are a part. */
export function demoLines(demo: DemoWorkspace): string[] {
  return [
    `Created the demo workspace "${demo.subdomain}" (tenant ${demo.tenantId}).`,
    ...demo.passports.map((at) => `Published ${at.productName}: ${at.digitalLinkUri}`),
    `API key, shown once: ${demo.apiKey}`,
    `Console login, shown once: ${demo.email} with the password ${demo.password}`,
  ];
}
