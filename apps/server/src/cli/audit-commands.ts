import type { Command } from 'commander';
import type { Knex } from 'knex';
import { verifyAuditLog } from '../features/audit-log/verify-audit-log.js';
import { PLATFORM_CHAIN } from '../platform/audit-log/audit-event.js';
import { tenantRepository } from '../platform/auth/tenant-repository.js';
import { CliError, type Cli } from './command-context.js';

export function addAuditCommands(program: Command, cli: Cli): void {
  program
    .command('audit')
    .description('audit logs')
    .command('verify')
    .description('recompute the hash chains of the platform and every workspace, or of one')
    .option('--tenant <subdomain>', 'one workspace')
    .action((options: { tenant?: string }) =>
      cli.onDatabase(async ({ db }, output) => {
        const results = [];
        for (const { id, name } of await chains(db, options.tenant)) {
          results.push({ name, ...(await verifyAuditLog(db, id)) });
        }
        output.result({ results }, results.map(line));
        const broken = results.filter(({ intact }) => !intact);
        if (broken.length > 0) throw new CliError(`${broken.length} audit log(s) are broken.`);
      }),
    );
}

/** The workspaces' chains and the platform's own, or the one asked for. */
async function chains(db: Knex, subdomain: string | undefined) {
  const tenants = (await tenantRepository(db).list()).map((tenant) => ({
    id: tenant.id,
    name: tenant.subdomain,
  }));
  if (subdomain === undefined) return [{ id: PLATFORM_CHAIN, name: '(platform)' }, ...tenants];
  const asked = tenants.filter(({ name }) => name === subdomain);
  if (asked.length === 0) throw new CliError(`No workspace has the subdomain ${subdomain}.`);
  return asked;
}

function line(result: {
  name: string;
  verifiedEntries: number;
  brokenAtSeq: number | null;
  head: string;
}): string {
  const { name, verifiedEntries, brokenAtSeq, head } = result;
  const state = brokenAtSeq === null ? `intact, head ${head}` : `broken at entry ${brokenAtSeq}`;
  return `${name}: ${verifiedEntries} entries verified, ${state}`;
}
