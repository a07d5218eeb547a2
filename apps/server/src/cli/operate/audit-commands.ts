import type { Command } from 'commander';
import type { Knex } from 'knex';
import { auditLogBundle } from '../../features/audit-log/export-audit-log-bundle.js';
import {
  verifyVouchedAuditLog,
  type VouchedAuditLogVerification,
} from '../../features/audit-log/verify-audit-log.js';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import { auditLogReader } from '../../platform/audit-log/audit-log-repository.js';
import { tenantCatalogRepository } from '../../platform/auth/tenant-catalog-repository.js';
import { rotateAuditKey } from '../../platform/vault/audit-keys.js';
import { CliError, getTenant, type Cli } from '../command/command-context.js';
import { openOutputFile } from '../command/output-file.js';
import { readKeptAuditHeads } from './kept-audit-heads.js';

export function addAuditCommands(program: Command, cli: Cli): void {
  const audit = program.command('audit').description('audit logs');
  addVerifyCommand(audit, cli);
  addExportCommand(audit, cli);
  audit
    .command('rotate-key')
    .description('make the key that signs the heads of audit logs anew')
    .action(() =>
      cli.onDatabase(async ({ db, vaultKeys, clock }, output) => {
        const { publicKeyPems } = await rotateAuditKey({ db, vaultKeys, at: clock.now() });
        output.result({ publicKeyPems }, [
          'A new key signs the heads of audit logs in five minutes, once every server has read it.',
          ...publicKeyPems.slice(0, 1),
        ]);
      }),
    );
}

function addVerifyCommand(audit: Command, cli: Cli): void {
  audit
    .command('verify')
    .description('recompute the hash chains of the platform and every workspace, or of one')
    .option('--tenant <subdomain>', 'one workspace')
    .option('--heads <file>', 'the log of a server, kept outside: it tells what was rolled back')
    .action((options: { tenant?: string; heads?: string }) =>
      cli.onDatabase(async ({ db, auditKeys }, output) => {
        const kept =
          options.heads === undefined ? noHeads : await readKeptAuditHeads(options.heads);
        const results = [];
        for (const { id, name } of await chains(db, { subdomain: options.tenant, kept })) {
          const keptHeads = kept.get(id) ?? [];
          const verification = await verifyVouchedAuditLog(
            { db, auditKeys },
            { tenantId: id, keptHeads },
          );
          results.push({ name, tenantId: id, ...verification });
        }
        const { publicKeyPems } = auditKeys;
        output.result({ results, publicKeyPems }, results.flatMap(lines));
        const broken = results.filter(({ intact }) => !intact);
        if (broken.length > 0) throw new CliError(`${broken.length} audit log(s) are broken.`);
      }),
    );
}

function addExportCommand(audit: Command, cli: Cli): void {
  audit
    .command('export')
    .description(
      'write the log of the platform, or of a workspace, in a file that verifies offline',
    )
    .option('--tenant <subdomain>', 'of this workspace')
    .option('--output <file>', 'default: the standard output')
    .action((options: { tenant?: string; output?: string }) =>
      cli.onDatabase(async (context, output) => {
        const { tenant, output: path } = options;
        const id = tenant === undefined ? PLATFORM_CHAIN : (await getTenant(context, tenant)).id;
        const bundle = await auditLogBundle(context, id);
        if (!bundle) throw new CliError('The log has no entries yet.');
        const file = await openOutputFile(path, cli.terminal);
        try {
          for await (const text of bundle) await file.write(text);
          await file.finish();
        } catch (error) {
          await file.discard();
          throw error;
        }
        if (path !== undefined) output.result({ path }, [`The log is in ${path}.`]);
      }),
    );
}

const noHeads: ReadonlyMap<string, readonly SignedAuditHead[]> = new Map();

/** The workspaces' chains, also of those that are gone, and the platform's own; or the one asked for. */
async function chains(
  db: Knex,
  { subdomain, kept }: { subdomain: string | undefined; kept: typeof noHeads },
) {
  const tenants = (await tenantCatalogRepository(db).listWithSandboxes()).map((tenant) => ({
    id: tenant.id,
    name: tenant.subdomain,
  }));
  if (subdomain === undefined) {
    const known = new Map(tenants.map(({ id, name }) => [id, name]));
    const ids = new Set([...known.keys(), ...(await auditLogReader(db).listTenantIds())]);
    for (const id of kept.keys()) ids.add(id);
    ids.delete(PLATFORM_CHAIN);
    const gone = (id: string) => `(no workspace) ${id}`;
    const named = [...ids].map((id) => ({ id, name: known.get(id) ?? gone(id) }));
    return [{ id: PLATFORM_CHAIN, name: '(platform)' }, ...named];
  }
  const asked = tenants.filter(({ name }) => name === subdomain);
  if (asked.length === 0) throw new CliError(`No workspace has the subdomain ${subdomain}.`);
  return asked;
}

function lines(result: VouchedAuditLogVerification & { readonly name: string }): string[] {
  const { name, verifiedEntries, head, faults } = result;
  const verified = `${name}: ${verifiedEntries} entries verified`;
  if (faults.length === 0) return [`${verified}, intact, head ${head}`];
  return [`${verified}, broken:`, ...faults.map(({ message }) => `  ${message}`)];
}
