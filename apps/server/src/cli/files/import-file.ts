import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { ProductCategory } from '@dpp/espr-validate';
import { EsprValidateError, readMetadataRows } from '@dpp/espr-validate/csv';
import { PORTABLE_COLUMNS } from '../../features/passports/transfer/portable-passport-model.js';
import {
  InvalidJsonValueError,
  MalformedJsonError,
  parseStrictJson,
} from '../../platform/http/json/strict-json.js';
import type { JsonLimits } from '../../platform/http/json/json-limits.js';
import { CliError, UsageError } from '../command/command-context.js';
import { JsonArraySplitter, maxEntryLength, type ListEntry } from './json-array-splitter.js';

/** A row of a file: what it says, or why it says nothing. */
export type FileRow = {
  readonly line: number;
  /** Characters of its text. */
  readonly length: number;
} & ({ readonly sent: unknown } | { readonly unreadable: string });

export interface ImportFile {
  readonly rows: AsyncGenerator<FileRow>;
  /** How much of it was read so far. */
  readonly bytesRead: () => number;
}

/** Columns that are no metadata. */
export const otherCsvColumns = [...PORTABLE_COLUMNS, 'operatorId', 'facilityId'];

type ReadRows = (bytes: AsyncIterable<Buffer>) => AsyncGenerator<FileRow>;

/** How a file is read, by what its name ends in. */
type FileReaders = Readonly<Record<string, ReadRows>>;

const documentReaders: FileReaders = {
  '.json': (bytes) => parsed(arrayEntries(bytes)),
  '.ndjson': (bytes) => parsed(lineEntries(bytes)),
  '.jsonl': (bytes) => parsed(lineEntries(bytes)),
};

/** The passports of a file. @param category - Of rows that name none. */
export function importFileOf(path: string, category?: ProductCategory): ImportFile {
  const file = openImportFile(
    path,
    readersWith((bytes) => fromCsv(bytes, category)),
  );
  if (category === undefined || isTable(path)) return file;
  return { ...file, rows: inCategory(file.rows, category) };
}

/** True when the name of a file is that of a table. */
export function isTable(path: string): boolean {
  return ['.csv', '.tsv'].includes(extname(path).toLowerCase());
}

/** Those of rows. @param readTable - Reads a file that is a table. */
export function readersWith(readTable: ReadRows): FileReaders {
  return { '.csv': readTable, '.tsv': readTable, ...documentReaders };
}

/**
 * The rows of a file; its name decides its format, and it is opened when the first row is asked for. No more of it is
 * held than a piece and a row.
 */
export function openImportFile(path: string, readers: FileReaders): ImportFile {
  const read = readers[extname(path).toLowerCase()];
  if (!read) throw new UsageError(`FILE must end in ${Object.keys(readers).join(', ')}.`);
  let bytesRead = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const piece of piecesOf(path)) {
      bytesRead += piece.length;
      yield piece;
    }
  }
  return { rows: naming(path, read(bytes())), bytesRead: () => bytesRead };
}

/** The bytes of a file, as they are stored. */
export function piecesOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: 256 * 1024 });
}

/** A fault that ends the file is told with its name. */
async function* naming(path: string, rows: AsyncGenerator<FileRow>): AsyncGenerator<FileRow> {
  try {
    yield* rows;
  } catch (error) {
    const isOfFile = error instanceof CliError || error instanceof EsprValidateError;
    throw isOfFile ? new CliError(`${path}: ${error.message}`) : error;
  }
}

async function* fromCsv(
  bytes: AsyncIterable<Buffer>,
  category?: ProductCategory,
): AsyncGenerator<FileRow> {
  const options = {
    otherColumns: otherCsvColumns,
    requiredColumns: ['productId'],
    ...(category !== undefined && { category }),
  };
  for await (const { line, metadata, others } of readMetadataRows(bytes, options)) {
    // By way of JSON: a cell holds no more than a request may.
    yield parseEntry({ line, text: JSON.stringify({ ...others, metadata }) });
  }
}

async function* parsed(entries: AsyncGenerator<ListEntry>): AsyncGenerator<FileRow> {
  for await (const entry of entries) yield parseEntry(entry);
}

async function* inCategory(
  rows: AsyncGenerator<FileRow>,
  category: ProductCategory,
): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    yield 'sent' in row ? { ...row, sent: withCategory(row.sent, category) } : row;
  }
}

function withCategory(sent: unknown, category: ProductCategory): unknown {
  if (!isObject(sent) || !isObject(sent.metadata)) return sent;
  return { ...sent, metadata: { category, ...sent.metadata } };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One entry of a file, of which nothing else is known. */
export function parseEntry({ line, text }: ListEntry, limits?: JsonLimits): FileRow {
  const { length } = text;
  try {
    return { line, length, sent: parseStrictJson(text, limits) };
  } catch (error) {
    const isRefusal = error instanceof MalformedJsonError || error instanceof InvalidJsonValueError;
    if (!isRefusal) throw error;
    return { line, length, unreadable: `In this entry: ${error.message}` };
  }
}

async function* arrayEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<ListEntry> {
  const splitter = new JsonArraySplitter();
  for await (const piece of decoded(bytes)) yield* splitter.push(piece);
  splitter.end();
}

/** Line by line. */
export async function* lineEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<ListEntry> {
  let rest = '';
  let line = 0;
  for await (const piece of decoded(bytes)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, text };
    }
    if (rest.length > maxEntryLength) {
      throw new CliError(`Line ${line + 1} has more than ${maxEntryLength} characters.`);
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}

/** @throws {@link CliError} for what is no UTF-8. */
export async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      // The decoder says no more than that.
      throw new CliError('The text is not UTF-8.');
    }
  };
  for await (const piece of bytes) yield decode(piece);
  yield decode();
}
