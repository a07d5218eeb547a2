import type { Command } from 'commander';
import { createTenant } from '../features/tenants/create-tenant.js';
import type { Tenant } from '../platform/auth/caller-model.js';
import { tenantRepository } from '../platform/auth/tenant-repository.js';
import type { Cli } from './command-context.js';

export function addTenantCommands(program: Command, cli: Cli): void {
  const tenant = program.command('tenant').description('workspaces');

  tenant
    .command('create')
    .description('create a workspace with its signing key pair')
    .requiredOption('--name <name>', 'legal name')
    .requiredOption('--subdomain <label>', 'first label of the workspace host')
    .option('--tier <tier>', 'pilot, micro, starter, growth, scale or enterprise', 'growth')
    .option('--legal-id <id>', 'goes into the seal certificate, such as VATDE-123456789')
    .action((options: { name: string; subdomain: string; tier: string; legalId?: string }) =>
      cli.onDatabase(async (context, output) => {
        const created = await createTenant(context, options);
        output.result({ tenant: created }, [`Created ${line(created)}`]);
      }),
    );

  tenant
    .command('list')
    .description('list workspaces, oldest first')
    .action(() =>
      cli.onDatabase(async ({ db }, output) => {
        const tenants = await tenantRepository(db).list();
        output.result({ tenants }, tenants.map(line));
      }),
    );
}

function line({ id, name, subdomain, tier, subscriptionStatus }: Tenant): string {
  return `${id}  ${subdomain}  ${tier}  ${subscriptionStatus}  ${name}`;
}
