import { CsvParser, type CsvRecord } from './csv-parser.js';
import { decodeText, type CsvSource } from './decode-text.js';

/** A CSV text with a known separator. */
export interface OpenCsv {
  readonly separator: string;
  /** Every row with a visible character, the header among them. */
  readonly records: AsyncGenerator<CsvRecord>;
}

/**
 * Reads the rows of a CSV text (RFC 4180) one by one, holding no more than one piece and one row.
 * Comma, semicolon or tab separates, whichever the first line has most of, or what a first line
 * `sep=;` names. Blank rows are left out.
 *
 * @throws {@link EsprValidateError} `CSV_NOT_UTF8`, `CSV_UNTERMINATED_QUOTE`, `CSV_TEXT_AFTER_QUOTE`,
 *   `CSV_RECORD_TOO_LONG`
 */
export async function* readCsv(source: CsvSource): AsyncGenerator<CsvRecord> {
  yield* (await openCsv(source)).records;
}

/**
 * Reads as far as the separator takes.
 *
 * @throws {@link EsprValidateError} as {@link readCsv} does, here or once it comes to it.
 */
export async function openCsv(source: CsvSource): Promise<OpenCsv> {
  const pieces = decodeText(source);
  let start = '';
  let ended = false;
  while (!ended && !/[\r\n]/.test(start)) {
    const next = await pieces.next();
    if (next.done === true) ended = true;
    else start += next.value;
  }
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  const declared = /^sep=(.)$/i.exec(firstLine)?.[1];
  const separator = declared ?? mostFrequent(firstLine);
  const records = readRecords(start, { pieces, separator, skip: declared === undefined ? 0 : 1 });
  return { separator, records };
}

function mostFrequent(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

async function* readRecords(
  start: string,
  rest: { pieces: AsyncIterable<string>; separator: string; skip: number },
): AsyncGenerator<CsvRecord> {
  const parser = new CsvParser(rest.separator);
  let toSkip = rest.skip;
  const wanted = ({ cells }: CsvRecord) => {
    if (toSkip > 0) {
      toSkip -= 1;
      return false;
    }
    return cells.some((cell) => cell.trim() !== '');
  };
  for (const record of parser.push(start)) if (wanted(record)) yield record;
  for await (const piece of rest.pieces) {
    for (const record of parser.push(piece)) if (wanted(record)) yield record;
  }
  for (const record of parser.end()) if (wanted(record)) yield record;
}
