import { isProductCategory, type ProductCategory } from '@dpp/espr-validate';
import type { Command } from 'commander';
import { operatorReader } from '../features/operators/operator-reader.js';
import type { Tenant } from '../platform/auth/caller-model.js';
import {
  CliError,
  getTenant,
  UsageError,
  type Cli,
  type CommandContext,
} from './command-context.js';
import type { ImportState } from './import-checkpoint.js';
import { importFileOf } from './import-file.js';
import { countsText, importRows } from './import-rows.js';
import type { Output } from './output.js';
import { createProgress } from './progress.js';

interface ImportOptions {
  readonly tenant: string;
  readonly operator?: string;
  readonly category?: string;
  readonly dryRun?: true;
  readonly upsert?: true;
  readonly resume?: true;
}

export function addImportCommand(program: Command, cli: Cli): void {
  program
    .command('import <file>')
    .description('bring passports of a .csv, .json or .ndjson file into a workspace')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option('--operator <regId>', 'economic operator of rows that name none, or its id')
    .option('--category <category>', 'product category of rows that name none')
    .option('--dry-run', 'say what would happen, store nothing')
    .option('--upsert', 'let rows change unsealed passports that are there')
    .option('--resume', 'go on where an import of this file was stopped')
    .action((path: string, options: ImportOptions) => {
      const category = parseCategory(options.category);
      if (options.dryRun && options.resume) {
        throw new UsageError('--dry-run always begins with the first row: leave out --resume.');
      }
      const file = importFileOf(path, category);
      return cli.onDatabase(async (context, output) => {
        const tenant = await getTenant(context, options.tenant);
        const progress = createProgress({
          isTerminal: cli.terminal.isTerminal,
          write: (text) => cli.terminal.complain(text),
          nowMs: () => context.clock.now().getTime(),
        });
        const { state, reportPath } = await importRows(context, {
          path,
          file,
          category,
          tenant,
          defaultOperatorId: await operatorIdOf(context, tenant, options.operator),
          dryRun: options.dryRun ?? false,
          upsert: options.upsert ?? false,
          isResumed: options.resume ?? false,
          progress,
        }).finally(() => progress.clear());
        tell(output, { state, reportPath, dryRun: options.dryRun ?? false });
      });
    });
}

export function parseCategory(name: string | undefined): ProductCategory | undefined {
  if (name === undefined || isProductCategory(name)) return name;
  throw new UsageError(`There is no category ${JSON.stringify(name)}.`);
}

/** By its registry id, or its own. */
async function operatorIdOf(
  { db }: CommandContext,
  { id: tenantId, subdomain }: Tenant,
  name: string | undefined,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const operators = operatorReader(db);
  const operator =
    (await operators.findByRegId(tenantId, name)) ?? (await operators.findBound(tenantId, name));
  if (!operator) throw new UsageError(`${subdomain} has no economic operator ${name}.`);
  return operator.id;
}

interface Result {
  readonly state: ImportState;
  readonly reportPath: string;
  readonly dryRun: boolean;
}

/** @throws {@link CliError} when a row failed, so that the command does. */
function tell(output: Output, { state, reportPath, dryRun }: Result): void {
  const { reportBytes: _length, ...counts } = state;
  const report = state.failed > 0 ? reportPath : null;
  const prefix = dryRun ? 'Preview, nothing was stored: ' : '';
  output.result({ dryRun, ...counts, report }, [`${prefix}${countsText(state)}`]);
  if (state.failed === 0) return;
  throw new CliError(`${state.failed} of ${state.rows} rows failed: see ${reportPath}`);
}
