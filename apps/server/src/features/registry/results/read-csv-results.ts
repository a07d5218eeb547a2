import { EsprValidateError, openCsv } from '@dpp/espr-validate/csv';
import type { RegistryMapping, RegistryResultMember } from '@dpp/espr-validate/registry';
import { nextTurn } from '../../../platform/event-loop/turns.js';
import { MAX_RESULT_ROWS, type RawRow } from './result-row-model.js';
import { tooManyRows, unreadable } from './results-error.js';

const pieceBytes = 65_536;

/** Results as CSV with comma, semicolon or tab; the first row has the names of the mapping, in any order. */
export async function readCsvResults(
  bytes: Buffer,
  { names }: RegistryMapping['result'],
  tenantId: string,
): Promise<(RawRow | undefined)[]> {
  try {
    const { records } = await openCsv(piecesOf(bytes, tenantId));
    const header = await records.next();
    if (header.done === true) throw unreadable('There is no first row that names the columns.');
    const columns = columnsOf(header.value.cells, names);
    const rows: (RawRow | undefined)[] = [];
    for await (const { cells } of records) {
      if (rows.length === MAX_RESULT_ROWS) throw tooManyRows();
      const isWhole = cells.length <= header.value.cells.length;
      rows.push(isWhole ? rowOf(cells, columns) : undefined);
    }
    return rows;
  } catch (error) {
    if (!(error instanceof EsprValidateError)) throw error;
    throw unreadable(error.message);
  }
}

/** The loop goes round between two pieces. */
async function* piecesOf(bytes: Buffer, of: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (at > 0) await nextTurn({ of });
    yield bytes.subarray(at, at + pieceBytes);
  }
}

type Columns = ReadonlyMap<RegistryResultMember, number>;

function columnsOf(cells: readonly string[], names: RegistryMapping['result']['names']): Columns {
  const headings = cells.map((cell) => cell.trim());
  const twice = headings.find((name, at) => name !== '' && headings.indexOf(name) !== at);
  if (twice !== undefined) throw unreadable('Two columns have the same name.');
  const columns = new Map<RegistryResultMember, number>();
  for (const [member, name] of Object.entries(names) as [RegistryResultMember, string][]) {
    const at = headings.indexOf(name);
    if (at >= 0) columns.set(member, at);
  }
  for (const needed of ['productIdentifier', 'outcome'] as const) {
    if (columns.has(needed)) continue;
    throw unreadable(`There is no column "${names[needed]}", as the mapping names it.`);
  }
  return columns;
}

function rowOf(cells: readonly string[], columns: Columns): RawRow {
  return Object.fromEntries([...columns].map(([member, at]) => [member, cells[at]]));
}
