import { addApiKey } from '../../features/api-keys/create-api-key.js';
import { createTenant } from '../../features/tenants/create-tenant.js';
import { generatePassword } from '../../platform/auth/secrets/password.js';
import { prepareLogin, registerUser, type NewLogin } from '../../platform/auth/register-user.js';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { tenantCatalogRepository } from '../../platform/auth/tenant-catalog-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { takeTurn } from '../../platform/db/platform-turn.js';
import type { CommandContext } from '../command/command-context.js';
import { publishDemoProducts, type DemoPassport } from './publish-demo-products.js';

/** What opens a demo workspace: the one key to it, and the one login. */
export interface DemoSecrets {
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
}

/** A demo workspace, and what it has published. */
export interface DemoWorkspace extends DemoSecrets {
  readonly subdomain: string;
  readonly tenantId: string;
  readonly passports: readonly DemoPassport[];
}

type SeedDemoContext = Omit<CommandContext, 'distributed' | 'migrated' | 'vaultKeys'>;

interface SeedDemoSteps {
  /** Puts the secrets where they stay. */
  readonly keep?: (secrets: DemoSecrets) => void;
  /** Called before anything is published in the workspace. */
  readonly onCreated?: (tenant: Tenant) => Promise<void>;
}

/**
 * Fills an empty database with a demo workspace. Undefined when there is any workspace already: what
 * was shown once is not shown again. Of several instances that start together one does it. The workspace is made by
 * the platform, whole or not at all; what it publishes are its own transactions, as an integrator's would be.
 */
export async function seedDemo(
  context: SeedDemoContext,
  { keep, onCreated }: SeedDemoSteps = {},
): Promise<DemoWorkspace | undefined> {
  const password = generatePassword();
  const login = await prepareLogin({ email: 'admin@demo.example', password });
  const made = await createDemo(context, login, ({ apiKey }) =>
    keep?.({ apiKey, email: login.email, password }),
  );
  if (!made) return undefined;
  const { tenant, apiKey } = made;
  const { id: tenantId, subdomain } = tenant;
  await onCreated?.(tenant);
  const passports = await publishDemoProducts(context, tenant);
  return { subdomain, tenantId, apiKey, email: login.email, password, passports };
}

interface MadeDemo {
  readonly tenant: Tenant;
  readonly apiKey: string;
}

function createDemo(
  context: SeedDemoContext,
  login: NewLogin,
  keep: (made: MadeDemo) => void,
): Promise<MadeDemo | undefined> {
  return platformTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    await takeTurn(tx, 'seed-demo', at);
    if ((await tenantCatalogRepository(tx).list()).length > 0) return undefined;
    const workspace = { name: 'Demo Workspace', subdomain: 'demo', tier: 'growth' };
    const tenant = await createTenant({ ...context, db: tx }, 'system', workspace);
    const role = 'TENANT_ADMIN';
    const { secret } = await addApiKey(tx, context, {
      by: 'system',
      input: { tenantId: tenant.id, environment: 'live', name: 'Demo key', role },
    });
    const user = { tenantId: tenant.id, login, role, actor: 'system', ip: null, at } as const;
    await registerUser(tx, context, user);
    const made = { tenant, apiKey: secret };
    // A workspace without a kept key could not be entered: if keeping fails, the workspace is rolled back.
    keep(made);
    return made;
  });
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
