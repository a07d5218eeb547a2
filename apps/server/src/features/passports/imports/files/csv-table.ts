import { EsprValidateError, openCsv } from '@dpp/espr-validate/csv';
import type { OpenTable, TableRecord } from './open-table.js';
import { tooLarge, unreadable } from './table-error.js';

/** Pieces of this size: an error in the last row is not found before those before it are stored. */
const pieceBytes = 65_536;

/** First bytes of what people send as CSV and is none. */
const foreign: readonly (readonly [Buffer, string])[] = [
  [Buffer.from('PK\u0003\u0004'), 'This is a workbook: send it with the media type of XLSX.'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'This is an old or encrypted workbook, and no CSV.'],
];

/** Opens CSV with comma, semicolon or tab, in UTF-8, or in UTF-16 with a byte order mark. */
export async function openCsvTable(bytes: Buffer): Promise<OpenTable> {
  const found = foreign.find(([start]) => bytes.subarray(0, start.length).equals(start));
  if (found) throw unreadable(found[1]);
  return translated(async () => {
    const { separator, records } = await openCsv(piecesOf(bytes));
    return { decimalComma: separator === ';', records: translatedRecords(records) };
  });
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function* translatedRecords(
  records: AsyncGenerator<TableRecord>,
): AsyncGenerator<TableRecord> {
  for (;;) {
    const next = await translated(() => records.next());
    if (next.done === true) return;
    yield next.value;
  }
}

async function translated<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof EsprValidateError)) throw error;
    throw error.code === 'CSV_RECORD_TOO_LONG'
      ? tooLarge(error.message)
      : unreadable(error.message);
  }
}
