import type { Command } from 'commander';
import { verifyAuditLog } from '../features/audit-log/verify-audit-log.js';
import { tenantRepository } from '../platform/auth/tenant-repository.js';
import { CliError, type Cli } from './command-context.js';

export function addAuditCommands(program: Command, cli: Cli): void {
  program
    .command('audit')
    .description('audit logs')
    .command('verify')
    .description('recompute the hash chain of every workspace, or of one')
    .option('--tenant <subdomain>', 'one workspace')
    .action((options: { tenant?: string }) =>
      cli.onDatabase(async ({ db }, output) => {
        const tenants = (await tenantRepository(db).list()).filter(
          ({ subdomain }) => options.tenant === undefined || options.tenant === subdomain,
        );
        if (tenants.length === 0) throw new CliError('There is no such workspace.');
        const results = [];
        for (const { id, subdomain } of tenants) {
          results.push({ subdomain, ...(await verifyAuditLog(db, id)) });
        }
        output.result({ results }, results.map(line));
        const broken = results.filter(({ intact }) => !intact);
        if (broken.length > 0) throw new CliError(`${broken.length} audit log(s) are broken.`);
      }),
    );
}

function line(result: {
  subdomain: string;
  verifiedEntries: number;
  brokenAtSeq: number | null;
  head: string;
}): string {
  const { subdomain, verifiedEntries, brokenAtSeq, head } = result;
  const state = brokenAtSeq === null ? `intact, head ${head}` : `broken at entry ${brokenAtSeq}`;
  return `${subdomain}: ${verifiedEntries} entries verified, ${state}`;
}
