import { statSync } from 'node:fs';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { identityOf, ImportCheckpoint, type ImportState } from './import-checkpoint.js';
import type { FileRow, ImportFile } from '../files/import-file.js';
import { ImportReport, type RowFault, type RowWarning } from './import-report.js';
import type { Progress } from '../command/progress.js';

/** A row that can be read, with its place in the batch. */
interface ReadableRow {
  readonly position: number;
  readonly sent: unknown;
}

/** What became of a batch. */
interface BatchOutcome {
  readonly inserted: number;
  readonly updated?: number;
  readonly alreadyThere: number;
  readonly failures: readonly { readonly position: number; readonly message: string }[];
  /** What is worth knowing of rows that are in, row by row. */
  readonly advisories?: readonly {
    readonly position: number;
    readonly code: string;
    readonly path: string;
    readonly message: string;
  }[];
}

export interface ImportJob {
  readonly path: string;
  readonly file: ImportFile;
  readonly tenant: Tenant;
  /** What, beside file and workspace, an import must have in common with the one it goes on with. */
  readonly choices: object;
  /** What one transaction stores. */
  readonly batchSize: number;
  readonly dryRun: boolean;
  readonly isResumed: boolean;
  readonly progress: Progress;
  readonly store: (rows: readonly ReadableRow[]) => Promise<BatchOutcome>;
}

/** Stores the rows of a file batch by batch, and after each of them writes down how far it came. */
export async function importRows(
  job: ImportJob,
): Promise<{ state: ImportState; reportPath: string; warningsPath: string }> {
  const { path, tenant, dryRun, isResumed } = job;
  const choices = { tenantId: tenant.id, ...job.choices };
  const checkpoint = new ImportCheckpoint(path, await identityOf(path, choices));
  let state = checkpoint.load(isResumed);
  const report = new ImportReport(path, 'errors', state.reportBytes);
  const warningReport = new ImportReport<RowWarning>(path, 'warnings', state.warningBytes);
  const size = statSync(path).size;
  for await (const batch of batches(job, state.rows)) {
    const { outcome, faults, warnings } = await importBatch(job, batch);
    state = {
      rows: state.rows + batch.length,
      inserted: state.inserted + outcome.inserted,
      updated: state.updated + (outcome.updated ?? 0),
      alreadyThere: state.alreadyThere + outcome.alreadyThere,
      failed: state.failed + faults.length,
      reportBytes: report.append(faults),
      warned: state.warned + new Set(outcome.advisories?.map(({ position }) => position)).size,
      warningBytes: warningReport.append(warnings),
    };
    if (!dryRun) checkpoint.save(state);
    job.progress.show(Math.min(1, job.file.bytesRead() / size), state.rows, countsText(state));
  }
  checkpoint.remove();
  return { state, reportPath: report.path, warningsPath: warningReport.path };
}

export function countsText({ rows, inserted, updated, alreadyThere, failed }: ImportState): string {
  return `${rows} rows: ${inserted} inserted, ${updated} updated, ${alreadyThere} there already, ${failed} failed`;
}

/** So much text is held at once, and an entry. */
const maxBatchLength = 8_000_000;

async function* batches(
  { file, batchSize }: ImportJob,
  skipped: number,
): AsyncGenerator<FileRow[]> {
  let toSkip = skipped;
  let batch: FileRow[] = [];
  let length = 0;
  for await (const row of file.rows) {
    if (toSkip > 0) {
      toSkip -= 1;
      continue;
    }
    batch.push(row);
    length += row.length;
    if (batch.length < batchSize && length < maxBatchLength) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

async function importBatch({ store }: ImportJob, batch: readonly FileRow[]) {
  const rows = batch.flatMap((row, position) =>
    'sent' in row ? [{ position, sent: row.sent }] : [],
  );
  const outcome = await store(rows);
  const messages = new Map(outcome.failures.map(({ position, message }) => [position, message]));
  const faults = batch.flatMap((row, position): RowFault[] => {
    const message = 'sent' in row ? messages.get(position) : row.unreadable;
    return message === undefined ? [] : [{ line: row.line, message }];
  });
  const warnings = (outcome.advisories ?? []).flatMap(({ position, ...advisory }): RowWarning[] => {
    const row = batch[position];
    return row ? [{ line: row.line, ...advisory }] : [];
  });
  return { outcome, faults, warnings };
}
