import type { Command } from 'commander';
import {
  disableLogin,
  resetPassword,
  resetSecondFactor,
  type OperatedAccount,
} from '../../features/sessions/operate-account.js';
import { makeResetLink } from '../../features/sessions/passwords/make-reset-link.js';
import { createUser } from '../../features/users/create-user.js';
import { generatePassword } from '../../platform/auth/secrets/password.js';
import { TENANT_ROLES } from '../../platform/auth/permissions.js';
import type { User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { CliError, getTenant, type Cli } from '../command/command-context.js';

interface CreateOptions {
  tenant: string;
  email: string;
  role: string;
  passwordStdin?: true;
}

export function addUserCommands(program: Command, cli: Cli): void {
  const user = program.command('user').description('console logins');
  addCreateCommand(user, cli);
  user
    .command('list')
    .description('list the logins of a workspace, by email address')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .action((options: { tenant: string }) =>
      cli.onDatabase(async (context, output) => {
        const { id } = await getTenant(context, options.tenant);
        const users = await tenantTransaction(context.db, id, (tx) => userRepository(tx).list(id));
        output.result({ users }, users.map(line));
      }),
    );
  addResetPasswordCommand(user, cli);
  user
    .command('reset-link <email>')
    .description('make a link, shown once, by which the owner of a login sets another password')
    .action((email: string) =>
      cli.onDatabase(async (context, output) => {
        const { user: owner, link, expiresAt } = await makeResetLink(context, 'system', email);
        const until = expiresAt.toISOString();
        const lines = [`For ${owner.email}, once, until ${until}:`, link];
        output.result({ email: owner.email, link, expiresAt: until }, lines);
      }),
    );
  user
    .command('disable <email>')
    .description('take the password of a login away and end its sessions; reset-password gives one')
    .action((email: string) =>
      cli.onDatabase(async (context, output) => {
        const operated = await disableLogin(context, email);
        output.result({ ...operated }, [`Disabled ${endedLine(operated)}`]);
      }),
    );
  user
    .command('reset-mfa <email>')
    .description('take the second factor of somebody away who lost it, and end their sessions')
    .action((email: string) =>
      cli.onDatabase(async (context, output) => {
        const operated = await resetSecondFactor(context, email);
        output.result({ ...operated }, [`No second factor: ${endedLine(operated)}`]);
      }),
    );
}

function addResetPasswordCommand(user: Command, cli: Cli): void {
  user
    .command('reset-password <email>')
    .description('give a login another password, which is shown once, and end its sessions')
    .option('--password-stdin', 'take the password from standard input')
    .action(async (email: string, options: { passwordStdin?: true }) => {
      const given = options.passwordStdin && firstLine(await cli.readInput());
      await cli.onDatabase(async (context, output) => {
        const password = given ?? generatePassword();
        const operated = await resetPassword(context, { email, password });
        const lines = [`New password for ${endedLine(operated)}`];
        if (given !== undefined) return output.result({ ...operated }, lines);
        output.result({ ...operated, password }, [...lines, `Password: ${password}`]);
      });
    });
}

function line({ email, role, mfa, isDisabled }: User): string {
  const factor = mfa ? 'second factor' : 'password alone';
  return `${email}  ${role}  ${isDisabled ? 'disabled' : 'active'}  ${factor}`;
}

function endedLine({ user, endedSessions }: OperatedAccount): string {
  return `${user.email}; sessions ended: ${endedSessions}`;
}

function addCreateCommand(user: Command, cli: Cli): void {
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
