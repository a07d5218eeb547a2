import { escapeFormula, mangledSerialNumber, nearestName, readCsv } from '@dpp/espr-validate/csv';
import { CliError } from '../command/command-context.js';
import { csvLine } from './csv-line.js';
import { parseEntry, type FileRow } from './import-file.js';

/** How a cell is read: as it is, as a number with a decimal point, or as JSON. */
type CellKind = 'text' | 'number' | 'json';

export type TableColumns = Readonly<Record<string, CellKind>>;

/** What an import reads and an export writes, in this order. */
export const unitColumns: TableColumns = {
  id: 'text',
  productId: 'text',
  operatorRegId: 'text',
  serialNumber: 'text',
  status: 'text',
  manufacturedAt: 'text',
  ceasedAt: 'text',
  lot: 'text',
  predecessorProductId: 'text',
  predecessorOperatorRegId: 'text',
  predecessorSerialNumber: 'text',
};

/** Columns that an import reads, too. */
export const importedUnitColumns: TableColumns = {
  ...unitColumns,
  predecessorUnitId: 'text',
  predecessorStatus: 'text',
};

export const telemetryColumns: TableColumns = {
  productId: 'text',
  operatorRegId: 'text',
  serialNumber: 'text',
  eventType: 'text',
  stateOfHealth: 'number',
  cycleCount: 'number',
  remainingCapacityAh: 'number',
  temperatureC: 'number',
  status: 'text',
  payload: 'json',
  recordedAt: 'text',
};

export const importedTelemetryColumns: TableColumns = { unitId: 'text', ...telemetryColumns };

export function tableHeader(columns: TableColumns, separator: string): string {
  return `\ufeff${csvLine(Object.keys(columns), separator)}`;
}

export function tableLine(row: object, columns: TableColumns, separator: string): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const cells = Object.keys(columns).map((name) => cellOf(values.get(name)));
  return csvLine(cells, separator);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The rows of a table with these columns, any of them, in any order; a blank cell says nothing. */
export async function* tableRows(
  bytes: AsyncIterable<Buffer>,
  columns: TableColumns,
): AsyncGenerator<FileRow> {
  let names: readonly string[] | undefined;
  for await (const { line, cells } of readCsv(bytes)) {
    const texts = cells.map((cell) => unescapeFormula(cell.trim()));
    if (names) yield rowOf(line, membersOf(texts, names, columns));
    else names = headerOf(texts, columns);
  }
}

/** By way of JSON: a cell holds no more than a request may. */
function rowOf(line: number, members: readonly string[] | string): FileRow {
  if (typeof members === 'string') return { line, length: members.length, unreadable: members };
  return parseEntry({ line, text: `{${members.join(',')}}` });
}

function headerOf(names: readonly string[], columns: TableColumns): readonly string[] {
  const unknown = names.find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) {
    const known = Object.keys(columns);
    const nearest = nearestName(unknown, known);
    const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
    throw new CliError(
      `There is no column ${JSON.stringify(unknown)}; there are ${known.join(', ')}.${hint}`,
    );
  }
  if (new Set(names).size < names.length) throw new CliError('A column is there twice.');
  return names;
}

/** Each as it stands in a JSON object; or what is wrong. */
function membersOf(
  cells: readonly string[],
  names: readonly string[],
  columns: TableColumns,
): readonly string[] | string {
  if (cells.slice(names.length).some((cell) => cell !== '')) {
    return 'There are more cells than columns.';
  }
  const members: string[] = [];
  for (const [column, name] of names.entries()) {
    const cell = cells[column] ?? '';
    if (cell === '') continue;
    const kind = columns[name] ?? 'text';
    // By itself: behind a comma it could be members of its own.
    if (kind === 'json' && !isJson(cell)) return `${name} is not JSON.`;
    const mangled = namesOneThing(name) ? mangledSerialNumber(cell) : undefined;
    if (mangled)
      return `${mangled.message.replace('serialNumber', name)} If it is meant, import it from a JSON file.`;
    members.push(`${JSON.stringify(name)}:${jsonOf(cell, kind)}`);
  }
  return members;
}

/** Whether a cell of the column names a unit or a batch: digits that a spreadsheet changed would name another. */
function namesOneThing(column: string): boolean {
  return column === 'serialNumber' || column === 'predecessorSerialNumber' || column === 'lot';
}

function isJson(cell: string): boolean {
  try {
    JSON.parse(cell);
    return true;
  } catch {
    // What is wrong with it, people see better than the parser says.
    return false;
  }
}

const numberPattern = /^-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?(?:[eE][+-]?\d{1,3})?$/;

/** A number that is none stays a text, which the rules of telemetry refuse. */
function jsonOf(cell: string, kind: CellKind): string {
  const isLiteral = kind === 'json' || (kind === 'number' && numberPattern.test(cell));
  return isLiteral ? cell : JSON.stringify(cell);
}

/** What {@link csvLine} puts before a text that a spreadsheet would run is no part of it. */
function unescapeFormula(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && escapeFormula(text) === cell ? text : cell;
}
