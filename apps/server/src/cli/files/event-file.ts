import {
  eventsOfEntry,
  problemAround,
  type SentEvent,
} from '../../features/traceability/transfer/event-file-model.js';
import { eventJsonLimits } from '../../features/traceability/event-schemas.js';
import { CliError } from '../command/command-context.js';
import { EventListFinder } from './event-list-finder.js';
import {
  decoded,
  lineEntries,
  openImportFile,
  parseEntry,
  piecesOf,
  type FileRow,
  type ImportFile,
} from './import-file.js';
import { JsonArraySplitter, type ListEntry } from './json-array-splitter.js';

/**
 * The events of a file: an EPCIS document, a JSON list, or a line each. The entries of a list and lines are events,
 * credentials about events, or documents. A document that is the file is not held either.
 */
export function openEventFile(path: string): ImportFile {
  const readDocument = (bytes: AsyncIterable<Buffer>) => documentRows(path, bytes);
  return openImportFile(path, {
    '.json': readDocument,
    '.jsonld': readDocument,
    '.ndjson': lineRows,
    '.jsonl': lineRows,
  });
}

async function* lineRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  for await (const entry of lineEntries(bytes)) yield* rowsOf(entry, '');
}

/** What stands around the events may stand behind them: the file is looked through once before. */
async function* documentRows(path: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<FileRow> {
  const around = await lookAround(path);
  let index = 0;
  for await (const entry of entriesFrom(bytes, around)) {
    const pointer = `${around?.pointer ?? ''}/${index++}`;
    if (around) yield rowOf(entry, (event) => ({ pointer, event, context: around.context }));
    else yield* rowsOf(entry, pointer);
  }
}

interface Around {
  readonly offset: number;
  readonly line: number;
  readonly pointer: string;
  readonly context: unknown;
}

/**
 * The members around the list of a document; undefined for a list.
 *
 * @throws {@link CliError} for what is neither.
 */
async function lookAround(path: string): Promise<Around | undefined> {
  const finder = new EventListFinder();
  let start = '';
  for await (const piece of decoded(piecesOf(path))) {
    if (start === '') start = piece.trimStart();
    if (start.startsWith('[')) return undefined;
    finder.push(piece);
  }
  const document = parseEntry({ line: 1, text: finder.around }, eventJsonLimits);
  if ('unreadable' in document) throw new CliError(document.unreadable);
  const problem = problemAround(document.sent);
  if (problem !== undefined) throw new CliError(`This is no EPCIS document. ${problem}`);
  if (!finder.place) throw new CliError('The document has no list of events.');
  const { '@context': context } = document.sent as { readonly '@context': unknown };
  return { ...finder.place, context };
}

async function* entriesFrom(
  bytes: AsyncIterable<Buffer>,
  within: Around | undefined,
): AsyncGenerator<ListEntry> {
  const splitter = new JsonArraySplitter(within);
  let toSkip = within?.offset ?? 0;
  for await (const piece of decoded(bytes)) {
    const skipped = Math.min(toSkip, piece.length);
    toSkip -= skipped;
    yield* splitter.push(piece.slice(skipped));
  }
  splitter.end();
}

/** One for each event of an entry, which may be a document. */
function* rowsOf(entry: ListEntry, pointer: string): Generator<FileRow> {
  const row = parseEntry(entry, eventJsonLimits);
  if ('unreadable' in row) {
    yield row;
    return;
  }
  const { line, length } = row;
  const events = eventsOfEntry(row.sent, pointer);
  if (typeof events === 'string') {
    yield { line, length, unreadable: events };
    return;
  }
  // The text is counted once.
  let rest = length;
  for (const sent of events) {
    yield { line, length: rest, sent };
    rest = 0;
  }
}

function rowOf(entry: ListEntry, read: (event: unknown) => SentEvent): FileRow {
  const row = parseEntry(entry, eventJsonLimits);
  return 'sent' in row ? { ...row, sent: read(row.sent) } : row;
}
