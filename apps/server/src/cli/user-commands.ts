import type { Command } from 'commander';
import { createUser } from '../features/users/create-user.js';
import { generatePassword } from '../platform/auth/password.js';
import { TENANT_ROLES } from '../platform/auth/permissions.js';
import { CliError, getTenant, type Cli } from './command-context.js';

interface CreateOptions {
  tenant: string;
  email: string;
  role: string;
  passwordStdin?: true;
}

export function addUserCommands(program: Command, cli: Cli): void {
  const user = program.command('user').description('console logins of a workspace');

  user
    .command('create')
    .description('create a login; a password made for it is shown once')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .requiredOption('--email <address>', 'what the user logs in with')
    .option('--role <role>', TENANT_ROLES.join(', '), 'TENANT_ADMIN')
    .option('--password-stdin', 'take the password from standard input')
    .action(async (options: CreateOptions) => {
      const role = TENANT_ROLES.find((known) => known === options.role);
      if (!role) throw new CliError(`--role must be one of ${TENANT_ROLES.join(', ')}.`);
      const given = options.passwordStdin && firstLine(await cli.readInput());
      await cli.onDatabase(async (context, output) => {
        const tenant = await getTenant(context, options.tenant);
        const { email } = options;
        const password = given ?? generatePassword();
        const input = { tenantId: tenant.id, email, password, role };
        const created = await createUser(context, 'system', input);
        const lines = [`Created ${created.email}  ${created.role}  ${options.tenant}`];
        if (given !== undefined) return output.result({ user: created }, lines);
        output.result({ user: created, password }, [...lines, `Password: ${password}`]);
      });
    });
}

/** `echo` and editors end a line; a password has one. */
function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? '';
}
