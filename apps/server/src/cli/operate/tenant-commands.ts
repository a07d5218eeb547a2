import type { Command } from 'commander';
import { createTenant } from '../../features/tenants/create-tenant.js';
import { describeContent, removeTenant } from '../../features/tenants/remove-tenant.js';
import { suspendTenant } from '../../features/tenants/suspend-tenant.js';
import { updateTenant, type TenantChanges } from '../../features/tenants/update-tenant.js';
import type { WorkspaceContent } from '../../features/tenants/workspace-content-repository.js';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { SUBSCRIPTION_STATUSES, TIERS } from '../../platform/auth/plan.js';
import { tenantCatalogRepository } from '../../platform/auth/tenant-catalog-repository.js';
import { CliError, getTenant, UsageError, type Cli } from '../command/command-context.js';

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
        const created = await createTenant(context, 'system', options);
        output.result({ tenant: created }, [`Created ${line(created)}`]);
      }),
    );

  tenant
    .command('update')
    .description('change the plan, the limit or the login rules of a workspace')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option('--tier <tier>', TIERS.join(', '))
    .option('--subscription-status <status>', SUBSCRIPTION_STATUSES.join(', '))
    .option('--passport-limit <count>', 'published passports it may hold; "tier" for its tier\'s')
    .option('--mfa-required <yes|no>', 'let sessions write with a second factor only')
    .action((options: UpdateOptions) =>
      cli.onDatabase(async (context, output) => {
        const { id } = await getTenant(context, options.tenant);
        const updated = await updateTenant(context, 'system', { id, ...changesOf(options) });
        output.result({ tenant: updated }, [`Updated ${line(updated)}`]);
      }),
    );

  addSuspendCommand(tenant, cli);
  addRemoveCommand(tenant, cli);
  tenant
    .command('list')
    .description('list workspaces, oldest first')
    .action(() =>
      cli.onDatabase(async ({ db }, output) => {
        const tenants = await tenantCatalogRepository(db).list();
        output.result({ tenants }, tenants.map(line));
      }),
    );
}

function addSuspendCommand(tenant: Command, cli: Cli): void {
  tenant
    .command('suspend')
    .description('end the subscription, the API keys and the sessions of a workspace')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .action((options: { tenant: string }) =>
      cli.onDatabase(async (context, output) => {
        const { id } = await getTenant(context, options.tenant);
        const { tenant, revokedKeys, endedSessions } = await suspendTenant(context, 'system', id);
        output.result({ tenant, revokedKeys, endedSessions }, [
          `Suspended ${line(tenant)}`,
          `API keys revoked: ${revokedKeys}; sessions ended: ${endedSessions}.`,
          'What is public stays public. Its people may log in and read; what they write is refused (402).',
          `To lift it: dpp tenant update --tenant ${tenant.subdomain} --subscription-status active, and new keys.`,
        ]);
      }),
    );
}

function addRemoveCommand(tenant: Command, cli: Cli): void {
  tenant
    .command('remove')
    .description('delete a suspended workspace; without --confirm it only says what that deletes')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option('--confirm <subdomain>', 'the subdomain once more')
    .action((options: { tenant: string; confirm?: string }) =>
      cli.onDatabase(async (context, output) => {
        const known = await getTenant(context, options.tenant);
        if (options.confirm !== known.subdomain) {
          const content = await describeContent(context.db, known.id);
          throw new UsageError(unconfirmed(known, content));
        }
        const { tenant, deleted } = await removeTenant(context, 'system', known.id);
        output.result({ tenant, deleted }, [`Removed ${line(tenant)}`, contentLine(deleted)]);
      }),
    );
}

/** The warning before a workspace is removed for good. */
function unconfirmed({ subdomain }: Tenant, content: WorkspaceContent): string {
  return [
    `Nothing was deleted. Removing ${subdomain} deletes, for good: ${contentLine(content)}`,
    'Printed codes of its products then answer 404, its seals and credentials can no longer be looked up here, and',
    'what the law has it keep is gone unless it was exported. Its audit log stays.',
    `To do it: dpp tenant remove --tenant ${subdomain} --confirm ${subdomain}`,
  ].join('\n');
}

function contentLine(content: WorkspaceContent): string {
  const parts = Object.entries(contentNames).map(
    ([member, name]) => `${name} ${content[member as keyof WorkspaceContent]}`,
  );
  return `${parts.join(', ')}.`;
}

const contentNames: Readonly<Record<keyof WorkspaceContent, string>> = {
  publishedPassports: 'published passports',
  drafts: 'drafts',
  batteryUnits: 'battery units',
  events: 'EPCIS events',
  operators: 'operators',
  facilities: 'facilities',
  users: 'logins',
  apiKeys: 'API keys',
  signingKeys: 'signing keys',
  accessGrants: 'access grants',
  webhooks: 'webhooks',
  pictures: 'pictures',
};

interface UpdateOptions {
  tenant: string;
  tier?: string;
  subscriptionStatus?: string;
  passportLimit?: string;
  mfaRequired?: string;
}

function changesOf(options: UpdateOptions): TenantChanges {
  const { tier, subscriptionStatus, passportLimit, mfaRequired } = options;
  return {
    tier: oneOf(TIERS, '--tier', tier),
    subscriptionStatus: oneOf(SUBSCRIPTION_STATUSES, '--subscription-status', subscriptionStatus),
    passportLimit: passportLimit === undefined ? undefined : parseLimit(passportLimit),
    mfaRequired:
      mfaRequired === undefined
        ? undefined
        : oneOf(['yes', 'no'], '--mfa-required', mfaRequired) === 'yes',
  };
}

function oneOf<const Name extends string>(
  names: readonly Name[],
  option: string,
  value: string | undefined,
): Name | undefined {
  if (value === undefined) return undefined;
  const known = names.find((name) => name === value);
  if (!known) throw new CliError(`${option} must be one of ${names.join(', ')}.`);
  return known;
}

function parseLimit(text: string): number | null {
  if (text === 'tier') return null;
  if (!/^[0-9]{1,9}$/.test(text))
    throw new CliError('--passport-limit must be a number, or "tier".');
  return Number(text);
}

function line({ id, name, subdomain, tier, subscriptionStatus }: Tenant): string {
  return `${id}  ${subdomain}  ${tier}  ${subscriptionStatus}  ${name}`;
}
