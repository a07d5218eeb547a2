import { EsprValidateError, metadataRowReader } from '@dpp/espr-validate/csv';
import type { Metadata } from '@dpp/merkle-seal';
import { ApiError } from '../../../../platform/http/api-error.js';
import { OTHER_COLUMNS, type ImportRow, type ImportSettings } from '../import-model.js';
import type { RowFault } from './fault-model.js';

/** What the cells of a row say. */
export interface ReadRow {
  readonly metadata: Metadata;
  /** Texts of the columns that are no metadata, without blanks around them. */
  readonly others: Partial<Record<(typeof OTHER_COLUMNS)[number], string>>;
  /** Undefined for a row that can be read. */
  readonly fault: RowFault | undefined;
}

type ReadImportRow = (row: Pick<ImportRow, 'line' | 'cells'>) => ReadRow;

/**
 * The function that reads rows by the settings of an import.
 *
 * @throws a 400 `IMPORT_COLUMNS_INVALID` for targets that no row can be read by.
 */
export function importRowReader(
  settings: Pick<ImportSettings, 'columns' | 'category'> & { readonly decimalComma: boolean },
): ReadImportRow {
  const { columns, category, decimalComma } = settings;
  const header = { line: 1, cells: columns.map(({ target }) => target ?? '') };
  const read = readerOf(header, {
    ...(category !== null && { category }),
    otherColumns: OTHER_COLUMNS,
    decimalComma,
  });
  return (row) => {
    try {
      const { metadata, others } = read(row);
      const named = Object.entries(others).map(([name, text]) => [name, text.trim()] as const);
      return {
        metadata: metadata as Metadata,
        others: Object.fromEntries(named),
        fault: undefined,
      };
    } catch (error) {
      if (!(error instanceof EsprValidateError)) throw error;
      return { metadata: {}, others: {}, fault: unreadableRow(error.message) };
    }
  };
}

/** True where rows can be read by the targets of these columns. */
export function canReadRows(columns: ImportSettings['columns']): boolean {
  try {
    importRowReader({ columns, category: null, decimalComma: false });
    return true;
  } catch (error) {
    // Which columns exclude each other is for the caller to find out.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

function readerOf(...of: Parameters<typeof metadataRowReader>) {
  try {
    return metadataRowReader(...of);
  } catch (error) {
    if (!(error instanceof EsprValidateError)) throw error;
    throw ApiError.badRequest(error.message, { code: 'IMPORT_COLUMNS_INVALID' });
  }
}

function unreadableRow(message: string): RowFault {
  return { code: 'ROW_UNREADABLE', field: '', message, friendlyMessage: message, probably: null };
}
