import { Option, type Command } from 'commander';
import { approveGrant } from '../../features/grants/approve-grant.js';
import { denyGrant } from '../../features/grants/deny-grant.js';
import { grantJson } from '../../features/grants/grant-json.js';
import {
  SCOPE_TYPES,
  type AccessGrant,
  type ScopeType,
} from '../../features/grants/grant-model.js';
import { issueGrant } from '../../features/grants/issue-grant.js';
import { listGrants } from '../../features/grants/list-grants.js';
import { revokeGrant } from '../../features/grants/revoke-grant.js';
import { createMailer, type Mailer } from '../../platform/egress/mailer.js';
import { getTenant, type Cli, type CommandContext } from '../command/command-context.js';
import { parseTime } from '../command/parse-time.js';

interface IssueOptions {
  tenant: string;
  name: string;
  scope: Lowercase<ScopeType>;
  id?: string;
  expires: string;
  authority?: true;
  email?: string;
  organization?: string;
  purpose?: string;
}

const scopes = SCOPE_TYPES.map((scope) => scope.toLowerCase());

/** As many as the list of the API has on a page. */
const pageSize = 200;

export function addGrantCommands(program: Command, cli: Cli): void {
  const grant = program
    .command('grant')
    .description('who may see more of a workspace than the public');
  addIssue(grant, cli);
  addList(grant, cli);
  addDecisions(grant, cli);
}

function addIssue(grant: Command, cli: Cli): void {
  grant
    .command('issue')
    .description('issue a grant; its token is shown once')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .requiredOption('--name <name>', 'for whom')
    .addOption(new Option('--scope <scope>', 'what it opens').choices(scopes).makeOptionMandatory())
    .option('--id <uuid>', 'of the passport or unit')
    .requiredOption('--expires <time>', 'ISO 8601; at most 366 days away')
    .option('--authority', 'for an authority: the workspace cannot take it back')
    .option('--email <address>', 'of whom it is for')
    .option('--organization <name>', 'of whom it is for')
    .option('--purpose <text>', 'what it is for')
    .action((options: IssueOptions) =>
      cli.onDatabase(async (context, output) => {
        const { id: tenantId } = await getTenant(context, options.tenant);
        const issued = await issueGrant(context, 'system', {
          tenantId,
          kind: options.authority ? 'AUTHORITY' : 'LEGITIMATE_INTEREST',
          scopeType: options.scope.toUpperCase() as ScopeType,
          passportId: options.scope === 'passport' ? options.id : undefined,
          batteryUnitId: options.scope === 'unit' ? options.id : undefined,
          granteeName: options.name,
          granteeEmail: options.email,
          organization: options.organization,
          purpose: options.purpose,
          expiresAt: parseTime(options.expires),
        });
        const { token } = issued;
        const lines = [`Issued ${line(issued.grant)}`, `Token: ${token}`];
        output.result({ grant: grantJson(issued.grant), token }, lines);
      }),
    );
}

function addList(grant: Command, cli: Cli): void {
  grant
    .command('list')
    .description('list the grants of a workspace, requests first')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .action((options: { tenant: string }) =>
      cli.onDatabase(async (context, output) => {
        const { id: tenantId } = await getTenant(context, options.tenant);
        const grants = await listAll(context, tenantId);
        output.result({ grants: grants.map(grantJson) }, grants.map(line));
      }),
    );
}

async function listAll(context: CommandContext, tenantId: string): Promise<AccessGrant[]> {
  const all: AccessGrant[] = [];
  for (let page = 1; ; page += 1) {
    const at = { page, limit: pageSize };
    const { grants } = await listGrants(context, { tenantId, operatorId: null }, at);
    all.push(...grants);
    if (grants.length < pageSize) return all;
  }
}

interface DecisionOptions {
  tenant: string;
  expires?: string;
}

function addDecisions(grant: Command, cli: Cli): void {
  const decision = (name: string, description: string) =>
    grant
      .command(`${name} <id>`)
      .description(description)
      .requiredOption('--tenant <subdomain>', 'workspace');

  decision('approve', 'approve a request; the token is shown once')
    .option('--expires <time>', 'ISO 8601; default: 90 days after the request')
    .action((id: string, options: DecisionOptions) =>
      cli.onDatabase(async (context, output) => {
        const { id: tenantId } = await getTenant(context, options.tenant);
        const expiresAt = options.expires === undefined ? undefined : parseTime(options.expires);
        const { grant, token } = await withMailer(context, (mailer) =>
          approveGrant({ ...context, mailer }, 'system', { tenantId, id, expiresAt }),
        );
        const lines = [`Approved ${line(grant)}`, `Token: ${token}`];
        output.result({ grant: grantJson(grant), token }, lines);
      }),
    );

  decision('deny', 'deny a request').action((id: string, options: DecisionOptions) =>
    cli.onDatabase(async (context, output) => {
      const { id: tenantId } = await getTenant(context, options.tenant);
      const grant = await withMailer(context, (mailer) =>
        denyGrant({ ...context, mailer }, 'system', { tenantId, id }),
      );
      output.result({ grant: grantJson(grant) }, [`Denied ${line(grant)}`]);
    }),
  );

  decision('revoke', 'revoke a grant, that of an authority too').action(
    (id: string, options: DecisionOptions) =>
      cli.onDatabase(async (context, output) => {
        const { id: tenantId } = await getTenant(context, options.tenant);
        const grant = await revokeGrant(context, 'system', { tenantId, id });
        output.result({ grant: grantJson(grant) }, [`Revoked ${line(grant)}`]);
      }),
  );
}

/** What a command sends is on its way before the process ends. */
async function withMailer<T>(
  { config, logger }: CommandContext,
  run: (mailer: Mailer) => Promise<T>,
): Promise<T> {
  const mailer = createMailer({ ...config.smtp, logger });
  try {
    const result = await run(mailer);
    await mailer.flush();
    return result;
  } finally {
    mailer.close();
  }
}

function line({ id, status, kind, scope, granteeName, expiresAt }: AccessGrant): string {
  const target = scope.batteryUnitId ?? scope.passportId ?? 'all';
  const until = `until ${expiresAt.toISOString()}`;
  return `${id}  ${status}  ${kind}  ${scope.scopeType} ${target}  ${until}  ${granteeName}`;
}
