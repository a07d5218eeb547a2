import { encodingOf } from '../csv/decode-text.js';
import { readMetadataRows } from '../csv/read-metadata-rows.js';
import { EsprValidateError } from '../error.js';
import type { ProductCategory } from '../product-category.js';
import { isJsonObject } from '../rules/json-value.js';

/** A document of a file, or why there is none. */
export type FoundDocument = { readonly position: Position } & (
  | {
      readonly metadata: unknown;
      /** Where the document stands beside its product id. */
      readonly productId?: unknown;
    }
  | { readonly unreadable: string }
);

/** Where in its file a document is; nothing where the file is the document. */
export interface Position {
  /** In a list of documents, from 1. */
  readonly number?: number;
  /** In a text of one document a line, from 1. */
  readonly line?: number;
}

/** Bytes as they come. */
export type Bytes = AsyncIterable<Uint8Array>;

/**
 * The documents of a file. What cannot be read is one of them, so that a broken file is a fault like
 * any other; a file without documents has one such.
 *
 * @throws what reading the bytes throws.
 */
export async function* readDocuments(
  path: string,
  bytes: Bytes,
  category: ProductCategory | undefined,
): AsyncGenerator<FoundDocument> {
  let isEmpty = true;
  for await (const found of documentsOf(path, bytes, category)) {
    isEmpty = false;
    yield found;
  }
  if (isEmpty) yield { position: {}, unreadable: 'holds no document' };
}

async function* documentsOf(
  path: string,
  bytes: Bytes,
  category: ProductCategory | undefined,
): AsyncGenerator<FoundDocument> {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(path) ?? [];
  const { start, all } = await peek(bytes);
  const format = formats[extension.toLowerCase()] ?? formatOf(start);
  if (format === 'csv') yield* fromCsv(all, category);
  else if (format === 'lines') yield* fromJsonLines(all, category);
  else yield* fromJson(all, category);
}

const formats: Readonly<Record<string, 'csv' | 'lines' | 'json'>> = {
  csv: 'csv',
  tsv: 'csv',
  ndjson: 'lines',
  jsonl: 'lines',
  json: 'json',
};

function formatOf(start: string): 'csv' | 'json' {
  return /^[\s\ufeff]*[{[]/.test(start) ? 'json' : 'csv';
}

/** Enough of the start to see more than blanks, and everything. */
async function peek(bytes: Bytes): Promise<{ start: string; all: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  const pieces: Uint8Array[] = [];
  let start = '';
  while (start.trim() === '') {
    const next = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    start = decoder.decode(next.value, { stream: true });
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* pieces;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { start, all: all() };
}

async function* fromCsv(
  bytes: Bytes,
  category: ProductCategory | undefined,
): AsyncGenerator<FoundDocument> {
  try {
    const options = { otherColumns: ['productId'], ...(category !== undefined && { category }) };
    for await (const { line, metadata, others } of readMetadataRows(bytes, options)) {
      yield { position: { line }, metadata, ...others };
    }
  } catch (error) {
    if (!(error instanceof EsprValidateError)) throw error;
    const position = error.line === undefined ? {} : { line: error.line };
    yield { position, unreadable: error.message };
  }
}

async function* fromJson(
  bytes: Bytes,
  category: ProductCategory | undefined,
): AsyncGenerator<FoundDocument> {
  const text = await textOf(bytes);
  const parsed = text === undefined ? notUtf8 : parseJson(text);
  if ('unreadable' in parsed) {
    yield { position: {}, ...parsed };
    return;
  }
  const { value } = parsed;
  const list = isJsonObject(value) ? (value['passports'] ?? value) : value;
  if (!Array.isArray(list)) {
    yield { position: {}, ...documentOf(list, category) };
    return;
  }
  for (const [index, entry] of list.entries()) {
    yield { position: { number: index + 1 }, ...documentOf(entry, category) };
  }
}

async function* fromJsonLines(
  bytes: Bytes,
  category: ProductCategory | undefined,
): AsyncGenerator<FoundDocument> {
  const lines = (await textOf(bytes))?.split(/\r?\n/);
  if (lines === undefined) yield { position: {}, ...notUtf8 };
  for (const [index, text] of lines?.entries() ?? []) {
    if (text.trim() === '') continue;
    const position = { line: index + 1 };
    const parsed = parseJson(text);
    if ('unreadable' in parsed) yield { position, ...parsed };
    else yield { position, ...documentOf(parsed.value, category) };
  }
}

const notUtf8 = { unreadable: 'is not UTF-8' };

/** The whole text, UTF-8 or what a byte order mark says, and without it; undefined for bytes of another encoding. */
export async function textOf(bytes: Bytes): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  try {
    const bytesOfAll = Buffer.concat(pieces);
    return new TextDecoder(encodingOf(bytesOfAll), { fatal: true }).decode(bytesOfAll);
  } catch {
    // The decoder throws for nothing else.
    return undefined;
  }
}

export function parseJson(text: string): { value: unknown } | { unreadable: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      unreadable: `is not JSON: ${error instanceof Error ? error.message : 'unknown reason'}`,
    };
  }
}

/** A passport has its metadata within, beside its product id; a category is supplied where none is named. */
function documentOf(document: unknown, category: ProductCategory | undefined) {
  const inner = isJsonObject(document) ? document['metadata'] : undefined;
  const metadata = isJsonObject(inner) ? inner : document;
  const isNameless = isJsonObject(metadata) && metadata['category'] === undefined;
  const isPassport = isJsonObject(inner) && isJsonObject(document);
  const productId = isPassport ? document['productId'] : undefined;
  return {
    metadata: isNameless && category !== undefined ? { ...metadata, category } : metadata,
    ...(productId !== undefined && { productId }),
  };
}
