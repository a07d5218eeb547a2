import { IJsonError, parseIJson } from '@dpp/merkle-seal';
import type { EnvironmentProblem } from '../metamodel/problem-list.js';

/** Largest file that is checked. Its text and its values take some ten times as much memory. */
export const maxFileBytes = 64 * 1024 * 1024;

/** Bytes as they come. */
export type Bytes = AsyncIterable<Uint8Array>;

/** What a file holds; or why there is no value in it; or that it is too large. */
export type FileContent =
  | { readonly value: unknown }
  | { readonly problem: EnvironmentProblem }
  | { readonly tooLarge: true };

/**
 * Reads one JSON value, no further than `maxFileBytes`.
 *
 * @throws what reading the bytes throws.
 */
export async function readFile(bytes: Bytes): Promise<FileContent> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > maxFileBytes) return { tooLarge: true };
    pieces.push(piece);
  }
  const text = decode(pieces);
  return text === undefined ? { problem: { path: '', message: 'is not UTF-8' } } : parse(text);
}

/** Without a byte order mark; undefined for bytes that are not UTF-8. */
function decode(pieces: readonly Uint8Array[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    return undefined; // The decoder throws for nothing else.
  }
}

function parse(text: string): FileContent {
  try {
    return { value: parseIJson(text) };
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
    return { problem: { path: pathOf(error.path), message: `cannot be read: ${error.message}` } };
  }
}

/** In the form that problems of environments have; a name of the file stands in brackets if it is no word. */
function pathOf(path: readonly (string | number)[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^\w+$/.test(step)) return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}
