import { categoryRules } from '../categories/all-categories.js';
import { EsprValidateError } from '../error.js';
import { isProductCategory, type ProductCategory } from '../product-category.js';
import { object } from '../rules/shape.js';
import { columnTree, rowReader, type ColumnTree, type ReadRow } from './column-tree.js';
import type { CsvRecord } from './csv-parser.js';
import type { CsvSource } from './decode-text.js';
import { unescapeFormula } from './formula-cell.js';
import { refuseMisnamed, refuseMissing } from './misnamed-columns.js';
import { trimNoBreakSpaces } from './no-break-space.js';
import { openCsv } from './read-csv.js';

export interface ReadMetadataRowsOptions {
  /** The category of rows that name none. Default: such a row has none. */
  readonly category?: ProductCategory;
  /**
   * Columns that are no metadata, such as `productId`; exact names. A column that is named almost so is refused, with
   * the right name. Default none.
   */
  readonly otherColumns?: readonly string[];
  /** Those of `otherColumns` without which no row can be read. Default none. */
  readonly requiredColumns?: readonly string[];
}

/** One product of a CSV file. */
export interface MetadataRow {
  /** The line its row begins on, from 1. */
  readonly line: number;
  /** Ready for `validateMetadata`: what cannot be read as its rule asks is still the text of the cell. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The cells of `otherColumns` that the file has and that are not blank. */
  readonly others: Readonly<Record<string, string>>;
}

/**
 * Reads products from CSV, one row at a time. The first row names the columns, each the path of a
 * value (`materialComposition[0].percentage`); see `csvTemplate`. Blank cells are absent values, and
 * entries without a value are left out of their list. Numbers and booleans are read where the rules of
 * the row's category ask for them; a comma is the decimal mark where semicolons separate the cells.
 * Several texts of a list can share a cell, separated by `|`; `[]` in a list's own column
 * (`regulatoryCompliance.certificates`) is the empty list. An apostrophe before what a spreadsheet would
 * run as a formula is not part of the text; see `escapeFormula`. No-break spaces at the ends of a cell are left out.
 * A number such as `1.234` between semicolons stays a text: it could be two numbers.
 *
 * @throws {@link EsprValidateError} with the `line`, once it comes to it: every code of
 *   `EsprValidateErrorCode`.
 */
export async function* readMetadataRows(
  source: CsvSource,
  options: ReadMetadataRowsOptions = {},
): AsyncGenerator<MetadataRow> {
  const { separator, records } = await openCsv(source);
  const read = metadataRowReader(await headerOf(records), {
    ...options,
    decimalComma: separator === ';',
  });
  for await (const record of records) yield read(record);
}

export interface MetadataRowReaderOptions extends ReadMetadataRowsOptions {
  /** True: `12,5` is a number, and `1.234` none. Default false. */
  readonly decimalComma?: boolean;
}

/**
 * The function that reads rows of cells as products, as {@link readMetadataRows} does with those of a CSV text: for
 * tables that come from elsewhere.
 *
 * @param header - Names the columns. A column with a blank name is not read.
 * @throws {@link EsprValidateError} for the names of columns; the function for a row with surplus cells, or with a value
 *   and others for its entries.
 * @example
 * const read = metadataRowReader({ line: 1, cells: ['size'] }, { category: 'textiles' });
 * read({ line: 2, cells: ['M'] }).metadata; // { category: 'textiles', size: 'M' }
 */
export function metadataRowReader(
  header: CsvRecord,
  {
    category: defaultCategory,
    otherColumns = [],
    requiredColumns = [],
    decimalComma = false,
  }: MetadataRowReaderOptions = {},
): (record: CsvRecord) => MetadataRow {
  const style = { decimalComma };
  const { tree, others, categoryColumn } = arrange(header, { otherColumns, requiredColumns });
  const readers = new Map<string, ReadRow>();
  return (record) => {
    refuseSurplus(record, header.cells.length);
    const own = ownText(record.cells[categoryColumn]?.trim() ?? '');
    const category = own === '' ? defaultCategory : own;
    const key = isProductCategory(category) ? category : '';
    const read =
      readers.get(key) ??
      rowReader(tree, object(key === '' ? {} : categoryRules[key].fields), style);
    readers.set(key, read);
    return {
      line: record.line,
      metadata: { ...(category !== undefined && { category }), ...(read(record) as object) },
      others: Object.fromEntries(
        others
          .map(([name, column]) => [name, ownText(record.cells[column] ?? '')] as const)
          .filter(([, cell]) => cell.trim() !== ''),
      ),
    };
  };
}

function ownText(cell: string): string {
  return unescapeFormula(trimNoBreakSpaces(cell));
}

async function headerOf(records: AsyncGenerator<CsvRecord>): Promise<CsvRecord> {
  const first = await records.next();
  if (first.done !== true) return first.value;
  throw new EsprValidateError('CSV_NO_HEADER', 'There is no first row that names the columns.', 1);
}

interface Columns {
  readonly tree: ColumnTree;
  readonly others: readonly (readonly [string, number])[];
  /** -1 where no column names the category. */
  readonly categoryColumn: number;
}

function arrange(
  { cells, line }: CsvRecord,
  { otherColumns, requiredColumns }: Required<Omit<ReadMetadataRowsOptions, 'category'>>,
): Columns {
  // A nameless column holds nothing that could be said where it belongs: spreadsheets leave such.
  const named = cells
    .map((name, column) => [ownText(name).trim(), column] as const)
    .filter(([name]) => name !== '');
  const others = named.filter(([name]) => otherColumns.includes(name));
  const metadata = named.filter(([name]) => name !== 'category' && !otherColumns.includes(name));
  const categories = named.filter(([name]) => name === 'category');
  try {
    const names = named.map(([name]) => name);
    refuseMisnamed(names, otherColumns);
    refuseMissing(names, requiredColumns);
    for (const set of [others, categories]) columnTree(set);
    const [[, categoryColumn] = ['', -1]] = categories;
    return { tree: columnTree(metadata), others, categoryColumn };
  } catch (error) {
    if (!(error instanceof EsprValidateError)) throw error;
    throw new EsprValidateError(error.code, error.message, line);
  }
}

function refuseSurplus({ cells, line }: CsvRecord, columns: number): void {
  if (cells.slice(columns).every((cell) => cell.trim() === '')) return;
  throw new EsprValidateError(
    'CSV_SURPLUS_CELLS',
    `Line ${line} has ${cells.length} cells for ${columns} columns.`,
    line,
  );
}
