import type { Locale } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../../platform/auth/caller-model.js';
import type { Clock } from '../../../../platform/clock.js';
import { tenantTransaction } from '../../../../platform/db/tenant-transaction.js';
import { cursorAfterNumber, decodeNumberCursor } from '../../../../platform/http/lists/cursor.js';
import type { RowFault } from '../check/fault-model.js';
import { judgeRows } from '../check/judge-rows.js';
import {
  MAX_ROWS,
  stateOfRow,
  type ImportRow,
  type PassportImport,
  type RowState,
} from '../import-model.js';
import { requireImport } from '../require-import.js';
import { importFaultRepository } from './import-fault-repository.js';
import { importRowPages } from './import-row-pages.js';
import { importRowRepository } from './import-row-repository.js';

interface ListImportRowsInput {
  readonly id: string;
  /** A kind of fault, as `GET /api/v1/imports/{id}` names it. */
  readonly fault?: string | undefined;
  readonly state?: RowState | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly locale: Locale;
}

/** A row as its people see it. */
export interface ShownRow extends ImportRow {
  /** Each with the column that it is about. */
  readonly faults: readonly RowFault[];
}

interface ImportRowsPage {
  readonly imported: PassportImport;
  readonly rows: readonly ShownRow[];
  readonly nextCursor: string | null;
}

/** Rows of an import with their faults, in the order of the file; a page ends early where its cells are long. */
export function listImportRows(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  { id, fault, state, limit, cursor, locale }: ListImportRowsInput,
): Promise<ImportRowsPage> {
  const after = decodeNumberCursor(cursor, { max: MAX_ROWS }) ?? 0;
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const imported = await requireImport(tx, caller, id);
    const place = { after, limit };
    const numbers =
      fault === undefined
        ? await importRowPages(tx, imported).listNumbers({ ...place, state })
        : await importFaultRepository(tx, imported).listNumbers(fault, place);
    const fitting = await importRowPages(tx, imported).fitting(numbers);
    const found = await importRowRepository(tx, imported).listByNumber(fitting);
    const options = { locale, at: clock.now() };
    const rows = await showRows(tx, caller, { imported, rows: found, options });
    const last = fitting.at(-1);
    const isLast = numbers.length < limit && fitting.length === numbers.length;
    return {
      imported,
      rows,
      nextCursor: isLast || last === undefined ? null : cursorAfterNumber(last),
    };
  });
}

/** Rows with the texts of their faults, in the language that is asked for. */
export async function showRows(
  tx: Knex.Transaction,
  caller: Pick<Caller, 'tenant'>,
  {
    imported,
    rows,
    options,
  }: {
    readonly imported: PassportImport;
    readonly rows: readonly ImportRow[];
    readonly options: { readonly locale: Locale; readonly at: Date };
  },
): Promise<ShownRow[]> {
  const shown = rows.map((row) => ({ ...row, state: stateOfRow(row, imported) }));
  const faulty = shown.filter(({ state }) => state === 'FAULTY');
  const scoped = { tenant: caller.tenant, operatorId: imported.scopeOperatorId };
  const verdicts = await judgeRows(tx, scoped, { imported, rows: faulty, options });
  const faults = new Map(verdicts.map((verdict) => [verdict.number, verdict.faults]));
  return shown.map((row) => ({ ...row, faults: faults.get(row.number) ?? [] }));
}
