import { extname } from 'node:path';
import type { ProductCategory } from '@dpp/espr-validate';
import type { Command } from 'commander';
import type { Knex } from 'knex';
import {
  countExportedPassports,
  exportPassports,
} from '../features/passports/transfer/export-passports.js';
import { tenantSnapshot } from '../platform/db/tenant-transaction.js';
import {
  CliError,
  getTenant,
  UsageError,
  type Cli,
  type CommandContext,
} from './command-context.js';
import { parseCategory } from './import-command.js';
import { openOutputFile, type OutputFile } from './output-file.js';
import { writePassportTable, type LostValues } from './passport-table.js';
import { createProgress } from './progress.js';
import { parseSeparator, separatorOption } from './template-command.js';

interface ExportOptions {
  readonly tenant: string;
  readonly format?: string;
  readonly category?: string;
  readonly out?: string;
  readonly separator: string;
}

const formats = ['json', 'ndjson', 'csv'] as const;
type Format = (typeof formats)[number];

export function addExportCommand(program: Command, cli: Cli): void {
  program
    .command('export')
    .description('write the passports of a workspace, drafts and archived ones too')
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option('--format <format>', `${formats.join(', ')}; default: what --out ends in, else json`)
    .option('--category <category>', 'of this product category alone')
    .option('--out <file>', 'default: the standard output')
    .option(...separatorOption)
    .action((options: ExportOptions) => {
      const job = {
        format: parseFormat(options),
        category: parseCategory(options.category),
        separator: parseSeparator(options.separator),
      };
      return cli.onDatabase(async (context, output) => {
        const { id: tenantId } = await getTenant(context, options.tenant);
        const file = await openOutputFile(options.out, cli.terminal);
        const { rows, lost } = await exportTo(file, context, { ...job, tenantId, cli });
        for (const [path, count] of lost) {
          cli.terminal.complain(`No cell can hold ${path} of ${count} passport(s).\n`);
        }
        if (options.out !== undefined) {
          const { out } = options;
          output.result({ rows, out, lost: Object.fromEntries(lost) }, [`${rows} in ${out}`]);
        }
        if (lost.size > 0) throw new CliError('The table is not whole: use --format json.');
      });
    });
}

function parseFormat({ format, out = '' }: ExportOptions): Format {
  const ending = extname(out).slice(1).toLowerCase();
  const byName = formats.find((known) => known === ending) ?? 'json';
  const asked = format === undefined ? byName : formats.find((known) => known === format);
  if (asked) return asked;
  throw new UsageError(`--format must be one of ${formats.join(', ')}.`);
}

interface ExportJob {
  readonly format: Format;
  readonly tenantId: string;
  readonly category: ProductCategory | undefined;
  readonly separator: string;
  readonly cli: Cli;
}

type Exported = { readonly rows: number; readonly lost: LostValues };

async function exportTo(
  file: OutputFile,
  { db, clock }: CommandContext,
  job: ExportJob,
): Promise<Exported> {
  const progress = createProgress({
    isTerminal: job.cli.terminal.isTerminal,
    write: (text) => job.cli.terminal.complain(text),
    nowMs: () => clock.now().getTime(),
  });
  try {
    // One snapshot: what is written meanwhile is wholly out of the export, on every page.
    const exported = await tenantSnapshot(db, job.tenantId, async (tx) => {
      const total = await countExportedPassports(tx, job);
      const onRow = (rows: number) => progress.show(rows / total, rows, `${rows} passports`);
      return write(file, tx, { ...job, onRow });
    });
    await file.finish();
    return exported;
  } catch (error) {
    await file.discard();
    throw error;
  } finally {
    progress.clear();
  }
}

async function write(
  file: OutputFile,
  tx: Knex.Transaction,
  job: ExportJob & { readonly onRow: (rows: number) => void },
): Promise<Exported> {
  const { format, separator, onRow } = job;
  const passports = () => exportPassports(tx, job);
  if (format === 'csv') return writePassportTable({ passports, separator, file, onRow });
  const [open, between, close] = format === 'json' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let rows = 0;
  await file.write(open);
  for await (const passport of passports()) {
    await file.write(`${rows > 0 ? between : ''}${JSON.stringify(passport)}`);
    rows += 1;
    onRow(rows);
  }
  if (rows > 0 || format === 'json') await file.write(close);
  return { rows, lost: new Map() };
}
