import type { Command } from 'commander';
import { createApiKey } from '../../features/api-keys/create-api-key.js';
import { revokeApiKey } from '../../features/api-keys/revoke-api-key.js';
import { environmentOf } from '../../platform/auth/caller-model.js';
import type { Environment } from '../../platform/auth/environment-model.js';
import { apiKeyPrefixes } from '../../platform/auth/secrets/api-key.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import { CliError, getTenant, type Cli } from '../command/command-context.js';
import { parseTime } from '../command/parse-time.js';

interface CreateOptions {
  tenant: string;
  name: string;
  role: string;
  permissions?: string[];
  operator?: string;
  expires?: string;
  test?: boolean;
}

export function addKeyCommands(program: Command, cli: Cli): void {
  const key = program.command('key').description('API keys of a workspace');

  key
    .command('create')
    .description('create an API key; its secret is shown once')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--role <role>', TENANT_ROLES.join(', '), 'INTEGRATION')
    .option('--permissions <names...>', "narrow the role's permissions to these")
    .option('--operator <id>', 'bind the key to one economic operator')
    .option('--expires <time>', 'ISO 8601')
    .option('--test', 'let it act in the sandbox of the workspace, where nothing counts')
    .action((options: CreateOptions) =>
      cli.onDatabase(async (context, output) => {
        const tenant = await getTenant(context, options.tenant);
        const created = await createApiKey(context, 'system', {
          tenantId: tenant.id,
          environment: options.test === true ? 'test' : environmentOf(tenant),
          name: options.name,
          role: options.role,
          permissions: options.permissions,
          operatorId: options.operator,
          expiresAt: options.expires === undefined ? undefined : parseTime(options.expires),
        });
        const { apiKey, environment, secret } = created;
        output.result({ apiKey, secret }, [
          `Created ${line(apiKey, environment)}`,
          `Secret: ${secret}`,
        ]);
      }),
    );

  addListCommand(key, cli);
  key
    .command('revoke <keyId>')
    .description('revoke an API key by the eight hex digits of its name')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .action((keyId: string, options: { tenant: string }) =>
      cli.onDatabase(async (context, output) => {
        const tenant = await getTenant(context, options.tenant);
        const key = await apiKeyRepository(context.db).findByKeyId(tenant.id, keyId);
        if (!key) throw new CliError(`${options.tenant} has no key ${keyId}.`);
        const input = { tenantId: tenant.id, id: key.id };
        const { apiKey } = await revokeApiKey(context, 'system', input);
        output.result({ apiKey }, [`Revoked ${line(apiKey, environmentOf(tenant))}`]);
      }),
    );
}

function addListCommand(key: Command, cli: Cli): void {
  key
    .command('list')
    .description('list the API keys of a workspace')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .action((options: { tenant: string }) =>
      cli.onDatabase(async (context, output) => {
        const tenant = await getTenant(context, options.tenant);
        const apiKeys = await apiKeyRepository(context.db).list(tenant.id);
        output.result(
          { apiKeys },
          apiKeys.map((key) => line(key, environmentOf(tenant))),
        );
      }),
    );
}

function line(
  { keyId, name, role, revokedAt, expiresAt }: ApiKey,
  environment: Environment,
): string {
  const state = revokedAt ? 'revoked' : expiresAt ? `until ${expiresAt.toISOString()}` : 'active';
  return `${apiKeyPrefixes[environment]}${keyId}  ${role}  ${state}  ${name}`;
}
