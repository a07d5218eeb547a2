import { EsprValidateError } from '../error.js';

/** A text in pieces, cut anywhere: bytes (of a file, a request) or strings. */
export type CsvSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/**
 * Decodes pieces as they come: UTF-8, or UTF-16 where a byte order mark says so, as spreadsheets write
 * it. The mark is left out.
 *
 * @throws {@link EsprValidateError} `CSV_NOT_UTF8`
 */
export async function* decodeText(source: CsvSource): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let isStart = true;
  for await (const piece of source) {
    if (piece.length === 0) continue;
    if (typeof piece === 'string') {
      yield isStart ? piece.replace(/^\ufeff/, '') : piece;
    } else {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      yield decode(decoder, piece);
    }
    isStart = false;
  }
  if (decoder !== undefined) yield decode(decoder);
}

type Decoder = InstanceType<typeof TextDecoder>;

/** The encoding that a byte order mark says, or UTF-8. */
export function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(decoder: Decoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    // The decoder says no more than that.
    throw new EsprValidateError('CSV_NOT_UTF8', 'The text is not UTF-8. Save it as "CSV UTF-8".');
  }
}
