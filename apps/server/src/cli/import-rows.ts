import { statSync } from 'node:fs';
import type { ProductCategory } from '@dpp/espr-validate';
import { importPortablePassports } from '../features/passports/transfer/import-portable-passports.js';
import type { Tenant } from '../platform/auth/caller-model.js';
import { commandLineCaller } from './command-line-caller.js';
import type { CommandContext } from './command-context.js';
import { identityOf, ImportCheckpoint, type ImportState } from './import-checkpoint.js';
import type { FileRow, ImportFile } from './import-file.js';
import { ImportReport, type RowFault } from './import-report.js';
import type { Progress } from './progress.js';

export interface ImportJob {
  readonly path: string;
  readonly file: ImportFile;
  readonly category: ProductCategory | undefined;
  readonly tenant: Tenant;
  readonly defaultOperatorId: string | undefined;
  readonly dryRun: boolean;
  readonly upsert: boolean;
  readonly isResumed: boolean;
  readonly progress: Progress;
}

/** What one transaction stores; a request may bring as many. */
const batchSize = 200;

/** Stores the rows of a file batch by batch, and after each of them writes down how far it came. */
export async function importRows(
  context: CommandContext,
  job: ImportJob,
): Promise<{ state: ImportState; reportPath: string }> {
  const { path, tenant, category, defaultOperatorId, upsert, dryRun, isResumed } = job;
  const choices = { tenantId: tenant.id, category, defaultOperatorId, upsert };
  const checkpoint = new ImportCheckpoint(path, await identityOf(path, choices));
  let state = checkpoint.load(isResumed);
  const report = new ImportReport(path, state.reportBytes);
  const size = statSync(path).size;
  for await (const batch of batches(job.file.rows, state.rows)) {
    const { outcome, faults } = await importBatch(context, job, batch);
    state = {
      rows: state.rows + batch.length,
      inserted: state.inserted + outcome.inserted,
      updated: state.updated + outcome.updated,
      alreadyThere: state.alreadyThere + outcome.alreadyThere,
      failed: state.failed + faults.length,
      reportBytes: report.append(faults),
    };
    if (!dryRun) checkpoint.save(state);
    job.progress.show(Math.min(1, job.file.bytesRead() / size), state.rows, countsText(state));
  }
  checkpoint.remove();
  return { state, reportPath: report.path };
}

export function countsText({ rows, inserted, updated, alreadyThere, failed }: ImportState): string {
  return `${rows} rows: ${inserted} inserted, ${updated} updated, ${alreadyThere} there already, ${failed} failed`;
}

async function* batches(rows: AsyncIterable<FileRow>, skipped: number): AsyncGenerator<FileRow[]> {
  let toSkip = skipped;
  let batch: FileRow[] = [];
  for await (const row of rows) {
    if (toSkip > 0) {
      toSkip -= 1;
      continue;
    }
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function importBatch(context: CommandContext, job: ImportJob, batch: readonly FileRow[]) {
  const { dryRun, upsert, defaultOperatorId, tenant } = job;
  const rows = batch.flatMap((row, position) =>
    'sent' in row ? [{ position, sent: row.sent }] : [],
  );
  const outcome = await importPortablePassports(context, commandLineCaller(tenant), {
    rows,
    dryRun,
    upsert,
    defaultOperatorId,
  });
  const messages = new Map(outcome.failures.map(({ position, message }) => [position, message]));
  const faults = batch.flatMap((row, position): RowFault[] => {
    const message = 'sent' in row ? messages.get(position) : row.unreadable;
    return message === undefined ? [] : [{ line: row.line, message }];
  });
  return { outcome, faults };
}
