import {
  PORTABLE_COLUMNS,
  type PortablePassport,
} from '../../features/passports/transfer/portable-passport-model.js';
import { CsvColumns, leavesOf } from './csv-columns.js';
import { csvLine } from './csv-line.js';
import { CsvReadBack } from './csv-read-back.js';
import { otherCsvColumns } from './import-file.js';
import type { OutputFile } from '../command/output-file.js';

/** What no cell could hold: path → in how many passports. */
export type LostValues = Map<string, number>;

interface PassportTable {
  /** The same passports each time it is called. */
  readonly passports: () => AsyncIterable<PortablePassport>;
  readonly separator: string;
  readonly file: OutputFile;
  readonly onRow: (rows: number) => void;
}

/**
 * Writes passports as a table that can be imported again. It walks them twice: the first time for the
 * columns. Every row is read back, so that what a table cannot hold is known and not guessed.
 */
export async function writePassportTable({
  passports,
  separator,
  file,
  onRow,
}: PassportTable): Promise<{ rows: number; lost: LostValues }> {
  const columns = await columnsOf(passports());
  const header = csvLine([...PORTABLE_COLUMNS, ...columns], separator);
  const readBack = new CsvReadBack(header, otherCsvColumns);
  const lost: LostValues = new Map();
  let rows = 0;
  await file.write(`\ufeff${header}`);
  for await (const passport of passports()) {
    const line = csvLine(cellsOf(passport, { columns, separator }), separator);
    const paths = await readBack.faultsOf(line, passport.metadata);
    for (const path of passport.enrichment ? [...paths, 'enrichment'] : paths) {
      lost.set(path, (lost.get(path) ?? 0) + 1);
    }
    await file.write(line);
    rows += 1;
    onRow(rows);
  }
  return { rows, lost };
}

async function columnsOf(passports: AsyncIterable<PortablePassport>): Promise<readonly string[]> {
  // The category stands first, as in the templates.
  const columns = new CsvColumns(new Set(otherCsvColumns));
  columns.add('category');
  for await (const { metadata } of passports) {
    for (const [path] of leavesOf(metadata)) columns.add(path);
  }
  return columns.paths;
}

function cellsOf(
  passport: PortablePassport,
  { columns, separator }: { readonly columns: readonly string[]; readonly separator: string },
): string[] {
  const values = new Map(leavesOf(passport.metadata));
  return [
    ...PORTABLE_COLUMNS.map((name) => String(passport[name] ?? '')),
    ...columns.map((path) => cellOf(values.get(path), separator)),
  ];
}

/** Where semicolons separate, a comma marks the decimals. */
function cellOf(value: string | number | boolean | undefined, separator: string): string {
  if (value === undefined) return '';
  const text = String(value);
  return typeof value === 'number' && separator === ';' ? text.replace('.', ',') : text;
}
