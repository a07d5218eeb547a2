import { extname } from 'node:path';
import type { Knex } from 'knex';
import { tenantSnapshot } from '../../platform/db/tenant-transaction.js';
import {
  getTenant,
  UsageError,
  type Cli,
  type CommandContext,
} from '../command/command-context.js';
import { openOutputFile, type OutputFile } from '../command/output-file.js';
import type { LostValues } from '../files/passport-table.js';
import { createProgress } from '../command/progress.js';
import { parseSeparator } from '../import/template-command.js';

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

/** What is exported, and how. */
interface Exporting {
  readonly noun: string;
  readonly write: (to: Export) => Promise<Exported>;
  /** Default: all of them; the first is used for a file with no format in its name. */
  readonly formats?: readonly Format[];
}

/** Opens the file, writes all rows of one moment into it, and says how many there are. */
export function exportRows(
  cli: Cli,
  options: ExportOptions,
  { noun, write, formats = exportFormats }: Exporting,
  finish: (exported: Exported) => void = () => undefined,
): Promise<void> {
  const format = parseFormat(options, formats);
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
export function writeDocuments(
  to: Pick<Export, 'file' | 'format'>,
  documents: AsyncIterable<object>,
  onRow: (rows: number) => void,
): Promise<number> {
  return writeTexts(to, asJson(documents), onRow);
}

async function* asJson(documents: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const document of documents) yield JSON.stringify(document);
}

/** The same of rows that are JSON text already. */
export async function writeTexts(
  { file, format }: Pick<Export, 'file' | 'format'>,
  texts: AsyncIterable<string>,
  onRow: (rows: number) => void,
): Promise<number> {
  const [open, between, close] = format === 'json' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n'];
  let rows = 0;
  await file.write(open);
  for await (const text of texts) {
    await file.write(`${rows > 0 ? between : ''}${text}`);
    rows += 1;
    onRow(rows);
  }
  if (rows > 0 || format === 'json') await file.write(close);
  return rows;
}

function parseFormat({ format, out = '' }: ExportOptions, formats: readonly Format[]): Format {
  const ending = extname(out).slice(1).toLowerCase();
  // A table that cannot be written is not written as something else.
  const named = exportFormats.some((known) => known === ending) ? ending : formats[0];
  const asked = formats.find((known) => known === (format ?? named));
  if (asked) return asked;
  throw new UsageError(`--format must be one of ${formats.join(', ')}.`);
}

type Job = Omit<Export, 'tx' | 'show'> & Omit<Exporting, 'formats'>;

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
