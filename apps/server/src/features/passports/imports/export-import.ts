import type { Locale } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { csvLine } from '../../../representations/csv-line.js';
import type { PassportImport } from './import-model.js';
import { requireImport } from './require-import.js';
import { importRowPages } from './rows/import-row-pages.js';
import { showRows, type ShownRow } from './rows/list-import-rows.js';

interface ExportImportInput {
  readonly id: string;
  /** With a last column that says the faults of each row. */
  readonly withFaults: boolean;
  readonly locale: Locale;
}

interface ExportedImport {
  readonly imported: PassportImport;
  readonly text: AsyncGenerator<Uint8Array>;
}

const rowsOfPiece = 200;

/** Heading of the column of faults. */
const faultsHeading = 'Faults';

/**
 * The table as it is now, as CSV: rows that are left out stay out. The separator is that of numbers in its cells. What a
 * spreadsheet would run as a formula has an apostrophe before it, which reading takes away again.
 */
export async function exportImport(
  deps: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  input: ExportImportInput,
): Promise<ExportedImport> {
  const { db } = deps;
  const imported = await tenantTransaction(db, caller.tenant.id, (tx) =>
    requireImport(tx, caller, input.id),
  );
  return { imported, text: pieces(deps, caller, { ...input, imported }) };
}

async function* pieces(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  { imported, withFaults, locale }: ExportImportInput & { readonly imported: PassportImport },
): AsyncGenerator<Uint8Array> {
  const separator = imported.decimalComma ? ';' : ',';
  const line = (cells: readonly string[]) => csvLine(cells, separator);
  const names = imported.columns.map(({ name }) => name);
  const header = line([...names, ...(withFaults ? [faultsHeading] : [])]);
  // The mark tells spreadsheets that it is UTF-8. Headings with other separators in them need the right one said.
  const isMisleading = separatorIn(header) !== separator;
  yield encode(`\ufeff${isMisleading ? `sep=${separator}\r\n` : ''}${header}`);
  for (let after = 0; ;) {
    const { rows, isLast } = await tenantTransaction(db, imported.tenantId, async (tx) => {
      const page = await importRowPages(tx, imported).listPage({ after, limit: rowsOfPiece });
      if (!withFaults) {
        return { ...page, rows: page.rows.map((row): ShownRow => ({ ...row, faults: [] })) };
      }
      const options = { locale, at: clock.now() };
      return { ...page, rows: await showRows(tx, caller, { imported, rows: page.rows, options }) };
    });
    const kept = rows.filter(({ state }) => state !== 'LEFT_OUT');
    const text = kept.map(({ cells, faults }) => {
      const said = faults.map(({ friendlyMessage }) => friendlyMessage).join('; ');
      return line([...cells, ...(withFaults ? [said] : [])]);
    });
    if (text.length > 0) yield encode(text.join(''));
    if (isLast) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** The separator that a reader takes a header for. */
function separatorIn(header: string): string {
  const [line = ''] = header.split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
