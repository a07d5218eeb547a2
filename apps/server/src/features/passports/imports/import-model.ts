import type { ProductCategory } from '@dpp/espr-validate';
import { dayMs } from '../../../platform/sweep/sweep-model.js';

/** Bounds of one file. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 500;
export const MAX_CELL_BYTES = 65_536;
export const MAX_ROW_BYTES = 1_000_000;
/** The cells of all rows together: a text that a workbook stores once may stand in many cells. */
export const MAX_STORED_BYTES = 128 * 1024 * 1024;

/** Bounds of one workspace. */
export const MAX_IMPORTS = 20;
export const MAX_WORKSPACE_BYTES = 2 * MAX_STORED_BYTES;

/** An import is kept so long after its last change. */
export const IMPORT_KEPT_DAYS = 30;

export const TABLE_MEDIA_TYPES = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** READING: the file is still being stored, and nothing of it is shown. */
export type StoredImportState = 'READING' | 'STORED';

/** The state of an import as its people see it. */
export const IMPORT_STATES = ['CHECKING', 'READY', 'PUBLISHING', 'DONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_STATES = ['UNCHECKED', 'READY', 'FAULTY', 'EXISTING', 'LEFT_OUT', 'DONE'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Row states that no check changes. */
export const SETTLED_STATES: readonly RowState[] = ['LEFT_OUT', 'DONE'];

export const EXISTING_CHOICES = ['LEAVE', 'UPDATE'] as const;
export type ExistingChoice = (typeof EXISTING_CHOICES)[number];

/** Columns that are no metadata. */
export const OTHER_COLUMNS = [
  'productId',
  'operatorId',
  'operatorRegId',
  'facilityId',
  'facilityGln',
] as const;

/** One column of the file. */
export interface ImportColumn {
  /** The heading in the file; it may be blank, and several may have the same. */
  readonly name: string;
  /** The path of the value that its cells are; null: not used. */
  readonly target: string | null;
  /** True where the target was chosen by a heading that is only similar. */
  readonly guessed: boolean;
}

/** How the rows of an import are read. */
export interface ImportSettings {
  readonly columns: readonly ImportColumn[];
  /** Category of rows that name none. */
  readonly category: ProductCategory | null;
  readonly operatorId: string | null;
  readonly facilityId: string | null;
  /** What happens to rows whose product and operator have a passport. */
  readonly existing: ExistingChoice;
  /** True: product ids that look as if a spreadsheet changed them are article numbers. */
  readonly allowSku: boolean;
}

/** A table on its way to passports. */
export interface PassportImport extends ImportSettings {
  readonly tenantId: string;
  readonly id: string;
  readonly fileName: string;
  readonly storedState: StoredImportState;
  /** The separator says it: between semicolons `12,5` is a number. */
  readonly decimalComma: boolean;
  readonly total: number;
  readonly bytes: number;
  /** The number of the last row that was checked with the present settings. */
  readonly checkedTo: number;
  /** The operator that its maker is bound to; null: the whole workspace. */
  readonly scopeOperatorId: string | null;
  /** The job that publishes it, or did. */
  readonly jobId: string | null;
  /** Rises by one with each change that a person makes. */
  readonly version: number;
  readonly createdBy: string;
  readonly updatedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** One row of the file. */
export interface ImportRow {
  /** From 1, blank rows not counted. */
  readonly number: number;
  /** The line of the file, or the row of the sheet, it begins on, from 1. */
  readonly line: number;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  readonly state: RowState;
  /** The passport that was made or changed. */
  readonly passportId: string | null;
}

/** Rows by state. */
export type RowCounts = Readonly<Record<RowState, number>>;

export function expiryOf({ updatedAt }: Pick<PassportImport, 'updatedAt'>): Date {
  return new Date(updatedAt.getTime() + IMPORT_KEPT_DAYS * dayMs);
}

/** The state of a row: one that no check with the present settings has reached is unchecked. */
export function stateOfRow(
  { number, state }: Pick<ImportRow, 'number' | 'state'>,
  { checkedTo }: Pick<PassportImport, 'checkedTo'>,
): RowState {
  return number <= checkedTo || SETTLED_STATES.includes(state) ? state : 'UNCHECKED';
}
