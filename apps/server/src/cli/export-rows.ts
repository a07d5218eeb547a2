import { extname } from 'node:path';
import type { Knex } from 'knex';
import { tenantSnapshot } from '../platform/db/tenant-transaction.js';
import { getTenant, UsageError, type Cli, type CommandContext } from './command-context.js';
import { openOutputFile, type OutputFile } from './output-file.js';
import type { LostValues } from './passport-table.js';
import { createProgress } from './progress.js';
import { parseSeparator } from './template-command.js';

/** What every export is asked. */
export interface ExportOptions {
  readonly tenant: string;
  readonly format?: string;
  readonly out?: string;
  readonly separator: string;
}

export const exportFormats = ['json', 'ndjson', 'csv'] as const;
type Format = (typeof exportFormats)[number];

export interface Exported {
  readonly rows: number;
  readonly lost: LostValues;
}

/** What an export writes into, and what it reads from. */
export interface Export {
  readonly file: OutputFile;
  readonly format: Format;
  readonly separator: string;
  readonly tx: Knex.Transaction;
  readonly tenantId: string;
  /** @param share - Of the work, 0 to 1. */
  readonly show: (share: number, rows: number) => void;
}

/** Opens the file, writes all rows of one moment into it, and says how many there are. */
export function exportRows(
  cli: Cli,
  options: ExportOptions,
  { noun, write }: { readonly noun: string; readonly write: (to: Export) => Promise<Exported> },
  finish: (exported: Exported) => void = () => undefined,
): Promise<void> {
  const format = parseFormat(options);
  const separator = parseSeparator(options.separator);
  return cli.onDatabase(async (context, output) => {
    const { id: tenantId } = await getTenant(context, options.tenant);
    const file = await openOutputFile(options.out, cli.terminal);
    const job = { file, format, separator, tenantId, noun, write };
    const exported = await writeSnapshot(cli, context, job);
    const { rows, lost } = exported;
    if (options.out !== undefined) {
      const { out } = options;
      output.result({ rows, out, lost: Object.fromEntries(lost) }, [`${rows} in ${out}`]);
    }
    finish(exported);
  });
}

/** Rows as a list, or one a line. */
export async function writeDocuments(
  { file, format }: Pick<Export, 'file' | 'format'>,
  documents: AsyncIterable<object>,
  onRow: (rows: number) => void,
): Promise<number> {
  const [open, between, close] = format === 'json' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let rows = 0;
  await file.write(open);
  for await (const document of documents) {
    await file.write(`${rows > 0 ? between : ''}${JSON.stringify(document)}`);
    rows += 1;
    onRow(rows);
  }
  if (rows > 0 || format === 'json') await file.write(close);
  return rows;
}

function parseFormat({ format, out = '' }: ExportOptions): Format {
  const ending = extname(out).slice(1).toLowerCase();
  const byName = exportFormats.find((known) => known === ending) ?? 'json';
  const asked = format === undefined ? byName : exportFormats.find((known) => known === format);
  if (asked) return asked;
  throw new UsageError(`--format must be one of ${exportFormats.join(', ')}.`);
}

type Job = Omit<Export, 'tx' | 'show'> & {
  readonly noun: string;
  readonly write: (to: Export) => Promise<Exported>;
};

async function writeSnapshot(
  cli: Cli,
  { db, clock }: CommandContext,
  { noun, write, ...job }: Job,
): Promise<Exported> {
  const progress = createProgress({
    isTerminal: cli.terminal.isTerminal,
    write: (text) => cli.terminal.complain(text),
    nowMs: () => clock.now().getTime(),
  });
  const show = (share: number, rows: number) => progress.show(share, rows, `${rows} ${noun}`);
  try {
    // One snapshot: what is written meanwhile is wholly out of the export, on every page.
    const exported = await tenantSnapshot(db, job.tenantId, (tx) => write({ ...job, tx, show }));
    await job.file.finish();
    return exported;
  } catch (error) {
    await job.file.discard();
    throw error;
  } finally {
    progress.clear();
  }
}
