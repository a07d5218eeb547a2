import { isProductCategory, type ProductCategory } from '@dpp/espr-validate';
import type { Command } from 'commander';
import { operatorReader } from '../../features/operators/operator-reader.js';
import { importPortablePassports } from '../../features/passports/transfer/import-portable-passports.js';
import type { SentEvent } from '../../features/traceability/transfer/event-file-model.js';
import { importEvents } from '../../features/traceability/transfer/import-events.js';
import { importUnitEvents } from '../../features/units/transfer/import-unit-events.js';
import { importUnits } from '../../features/units/transfer/import-units.js';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { commandLineCaller } from '../command/command-line-caller.js';
import {
  CliError,
  getTenant,
  UsageError,
  type Cli,
  type CommandContext,
} from '../command/command-context.js';
import { openEventFile } from '../files/event-file.js';
import type { ImportState } from './import-checkpoint.js';
import { importFileOf, openImportFile, readersWith } from '../files/import-file.js';
import { countsText, importRows, type ImportJob } from './import-rows.js';
import type { Output } from '../command/output.js';
import { createProgress } from '../command/progress.js';
import {
  importedTelemetryColumns,
  importedUnitColumns,
  tableRows,
  type TableColumns,
} from '../files/unit-table.js';

interface SharedOptions {
  readonly tenant: string;
  readonly dryRun?: true;
  readonly resume?: true;
}

interface PassportOptions extends SharedOptions {
  readonly operator?: string;
  readonly category?: string;
  readonly upsert?: true;
  readonly allowSku?: true;
}

/** What a transaction stores; a request may bring as many. */
const passportsPerBatch = 200;
const unitsPerBatch = 200;
const eventsPerBatch = 500;

export function addImportCommand(program: Command, cli: Cli): void {
  const group = program
    .command('import')
    .description(
      'bring a file of passports, battery units, telemetry or EPCIS events into a workspace',
    );
  // Without a word behind it the command means passports.
  const passports = group.command('passports <file>', { isDefault: true });
  withSharedOptions(
    passports,
    'bring passports of a .csv, .json or .ndjson file into a workspace (the default)',
  )
    .option('--operator <regId>', 'economic operator of rows that name none, or its id')
    .option('--category <category>', 'product category of rows that name none')
    .option('--upsert', 'let rows change unsealed passports that are there')
    .option(
      '--allow-sku',
      'take product ids that look as if a spreadsheet changed them for article numbers',
    )
    .action((path: string, options: PassportOptions) => importPassports(cli, path, options));
  const units = group.command('units <file>');
  withSharedOptions(units, 'serialise battery units of a .csv, .json or .ndjson file').action(
    (path: string, options: SharedOptions) =>
      importUnitRows(cli, path, {
        options,
        what: 'units',
        columns: importedUnitColumns,
        batchSize: unitsPerBatch,
        store: importUnits,
      }),
  );
  const telemetry = group.command('telemetry <file>');
  withSharedOptions(
    telemetry,
    'append what a .csv, .json or .ndjson file says of battery units',
  ).action((path: string, options: SharedOptions) =>
    importUnitRows(cli, path, {
      options,
      what: 'telemetry',
      columns: importedTelemetryColumns,
      batchSize: eventsPerBatch,
      store: importUnitEvents,
    }),
  );
  const events = group.command('events <file>');
  withSharedOptions(
    events,
    'capture the EPCIS events of a .json, .jsonld or .ndjson file, and credentials about events',
  ).action((path: string, options: SharedOptions) => importEventRows(cli, path, options));
}

function withSharedOptions(command: Command, description: string): Command {
  return command
    .description(description)
    .requiredOption('--tenant <subdomain>', 'workspace')
    .option('--dry-run', 'say what would happen, store nothing')
    .option('--resume', 'go on where an import of this file was stopped');
}

function importPassports(cli: Cli, path: string, options: PassportOptions): Promise<void> {
  const category = parseCategory(options.category);
  requireOneOf(options);
  const file = importFileOf(path, category);
  const { upsert = false, dryRun = false, allowSku = false } = options;
  return cli.onDatabase(async (context, output) => {
    const tenant = await getTenant(context, options.tenant);
    const defaultOperatorId = await operatorIdOf(context, tenant, options.operator);
    const asked = { dryRun, upsert, defaultOperatorId, allowSku };
    await run(cli, context, output, {
      path,
      file,
      tenant,
      options,
      choices: { category, defaultOperatorId, upsert, allowSku },
      batchSize: passportsPerBatch,
      store: (rows) =>
        importPortablePassports(context, commandLineCaller(tenant), { rows, ...asked }),
    });
  });
}

interface UnitImport {
  readonly options: SharedOptions;
  readonly what: string;
  readonly columns: TableColumns;
  readonly batchSize: number;
  readonly store: typeof importUnits;
}

function importUnitRows(
  cli: Cli,
  path: string,
  { options, what, columns, batchSize, store }: UnitImport,
): Promise<void> {
  requireOneOf(options);
  const file = openImportFile(
    path,
    readersWith((bytes) => tableRows(bytes, columns)),
  );
  const { dryRun = false } = options;
  return cli.onDatabase(async (context, output) => {
    const tenant = await getTenant(context, options.tenant);
    await run(cli, context, output, {
      path,
      file,
      tenant,
      options,
      choices: { what },
      batchSize,
      store: (rows) => store(context, commandLineCaller(tenant), { rows, dryRun }),
    });
  });
}

function importEventRows(cli: Cli, path: string, options: SharedOptions): Promise<void> {
  requireOneOf(options);
  const file = openEventFile(path);
  const { dryRun = false } = options;
  return cli.onDatabase(async (context, output) => {
    const tenant = await getTenant(context, options.tenant);
    await run(cli, context, output, {
      path,
      file,
      tenant,
      options,
      choices: { what: 'events' },
      batchSize: eventsPerBatch,
      store: (rows) =>
        importEvents(context, commandLineCaller(tenant), {
          // Such are the rows of a file of events.
          rows: rows.map(({ position, sent }) => ({ position, sent: sent as SentEvent })),
          dryRun,
        }),
    });
  });
}

function requireOneOf({ dryRun, resume }: SharedOptions): void {
  if (!dryRun || !resume) return;
  throw new UsageError('--dry-run always begins with the first row: leave out --resume.');
}

type Run = Omit<ImportJob, 'dryRun' | 'isResumed' | 'progress'> & {
  readonly options: SharedOptions;
};

async function run(
  cli: Cli,
  { clock }: CommandContext,
  output: Output,
  { options, ...job }: Run,
): Promise<void> {
  const { dryRun = false, resume: isResumed = false } = options;
  const progress = createProgress({
    isTerminal: cli.terminal.isTerminal,
    write: (text) => cli.terminal.complain(text),
    nowMs: () => clock.now().getTime(),
  });
  const importing = importRows({ ...job, dryRun, isResumed, progress });
  const imported = await importing.finally(() => progress.clear());
  tell(output, { ...imported, dryRun });
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
  readonly warningsPath: string;
  readonly dryRun: boolean;
}

/** @throws {@link CliError} when a row failed, so that the command does. */
function tell(output: Output, { state, reportPath, warningsPath, dryRun }: Result): void {
  const { reportBytes: _length, warningBytes: _warningsLength, ...counts } = state;
  const report = state.failed > 0 ? reportPath : null;
  const warnings = state.warned > 0 ? warningsPath : null;
  const prefix = dryRun ? 'Preview, nothing was stored: ' : '';
  output.result({ dryRun, ...counts, report, warnings }, [
    `${prefix}${countsText(state)}`,
    ...(warnings === null ? [] : [`${state.warned} rows have advisories: see ${warnings}`]),
  ]);
  if (state.failed === 0) return;
  throw new CliError(`${state.failed} of ${state.rows} rows failed: see ${reportPath}`);
}
