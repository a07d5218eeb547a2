import type { ProductCategory } from '@dpp/espr-validate';
import type { Command } from 'commander';
import {
  countExportedPassports,
  exportPassports,
} from '../../features/passports/transfer/export-passports.js';
import {
  countExportedEvents,
  exportEvents,
} from '../../features/traceability/transfer/export-events.js';
import { CliError, type Cli } from '../command/command-context.js';
import {
  exportFormats,
  exportRows,
  writeDocuments,
  writeTexts,
  type Export,
  type Exported,
  type ExportOptions,
} from './export-rows.js';
import { writeTelemetry, writeUnits } from './export-units.js';
import { parseCategory } from '../import/import-command.js';
import { writePassportTable } from '../files/passport-table.js';
import { separatorOption } from '../import/template-command.js';

interface PassportOptions extends ExportOptions {
  readonly category?: string;
}

export function addExportCommand(program: Command, cli: Cli): void {
  const group = program
    .command('export')
    .description('write passports, battery units, telemetry or events of a workspace into a file');
  // Without a word behind it the command means passports.
  const passports = group.command('passports', { isDefault: true });
  withSharedOptions(
    passports,
    'write the passports of a workspace, drafts and archived ones too (the default)',
  )
    .option('--category <category>', 'of this product category alone')
    .action((options: PassportOptions) => exportAllPassports(cli, options));
  const units = group.command('units');
  withSharedOptions(units, 'write the battery units of a workspace, recycled ones too').action(
    (options: ExportOptions) =>
      exportRows(cli, options, { noun: 'battery units', write: writeUnits }),
  );
  const telemetry = group.command('telemetry');
  withSharedOptions(telemetry, 'write what was recorded of the battery units').action(
    (options: ExportOptions) => exportRows(cli, options, { noun: 'events', write: writeTelemetry }),
  );
  const events = withTarget(
    group.command('events'),
    'write the EPCIS events of a workspace as they came, erroneous ones too',
    eventFormats,
  );
  events.action((options: Omit<ExportOptions, 'separator'>) =>
    exportRows(
      cli,
      { ...options, separator: 'comma' },
      { noun: 'events', write: writeEvents, formats: eventFormats },
    ),
  );
}

/** No table holds them. */
const eventFormats = ['ndjson', 'json'] as const;

function withSharedOptions(command: Command, description: string): Command {
  return withTarget(command, description, exportFormats).option(...separatorOption);
}

function withTarget(command: Command, description: string, formats: readonly string[]): Command {
  const [first] = formats;
  return command
    .description(description)
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option(
      '--format <format>',
      `${formats.join(', ')}; default: what --out ends in, else ${first}`,
    )
    .option('--out <file>', 'default: the standard output');
}

async function writeEvents(to: Export): Promise<Exported> {
  const total = await countExportedEvents(to.tx, to.tenantId);
  const texts = exportEvents(to.tx, to.tenantId);
  const rows = await writeTexts(to, texts, (count) => to.show(count / total, count));
  return { rows, lost: new Map() };
}

function exportAllPassports(cli: Cli, options: PassportOptions): Promise<void> {
  const category = parseCategory(options.category);
  const write = (to: Export) => writePassports(to, category);
  return exportRows(cli, options, { noun: 'passports', write }, ({ lost }) => {
    for (const [path, count] of lost) {
      cli.terminal.complain(`No cell can hold ${path} of ${count} passport(s).\n`);
    }
    if (lost.size > 0) throw new CliError('The table is not whole: use --format json.');
  });
}

async function writePassports(
  to: Export,
  category: ProductCategory | undefined,
): Promise<Exported> {
  const { tx, tenantId, file, format, separator } = to;
  const filter = { tenantId, category };
  const total = await countExportedPassports(tx, filter);
  const onRow = (rows: number) => to.show(rows / total, rows);
  const passports = () => exportPassports(tx, filter);
  if (format === 'csv') return writePassportTable({ passports, separator, file, onRow });
  return { rows: await writeDocuments(to, passports(), onRow), lost: new Map() };
}
