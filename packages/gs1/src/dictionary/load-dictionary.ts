import { Gs1Error } from '../error.js';
import { Dictionary } from './dictionary.js';
import type { LintersByName } from './parse-line.js';
import { requireDistinct, requireEntry } from './require-entry.js';

/** Options of {@link loadDictionary}. */
export interface LoadDictionaryOptions {
  /** Linters, by the name the dictionary gives them, that this release lacks. Default none. */
  readonly linters?: LintersByName;
}

/**
 * Reads a release of the GS1 Barcode Syntax Dictionary, for use before a release of this package
 * brings it: pass the result as `dictionary` to the functions that decode and encode.
 *
 * @param text - The content of `gs1-syntax-dictionary.txt`.
 * @throws {@link Gs1Error} `INVALID_DICTIONARY`; the message names the line.
 * @example
 * const dictionary = loadDictionary('01 *? N14,csum dlpkey # GTIN\n89 X..10 # NEW');
 * dictionary.find('89')?.title; // 'NEW'
 * decodeElementString('89ABC', { dictionary }).elements; // [{ applicationIdentifier: '89', value: 'ABC' }]
 */
export function loadDictionary(
  text: string,
  { linters = {} }: LoadDictionaryOptions = {},
): Dictionary {
  const entries: string[] = [];
  for (const [index, rawLine] of text.split('\n').entries()) {
    const line = rawLine.trim().replaceAll(/\s+/g, ' ');
    if (line === '' || line.startsWith('#')) continue;
    requireLine(line, index + 1, linters);
    entries.push(line);
  }
  requireDistinct(entries);
  return new Dictionary(versionOf(text, entries), entries, linters);
}

function requireLine(line: string, lineNumber: number, linters: LintersByName): void {
  try {
    requireEntry(line, linters);
  } catch (cause) {
    const reason = cause instanceof Gs1Error ? cause.message : String(cause);
    throw new Gs1Error('INVALID_DICTIONARY', `Line ${lineNumber}: ${reason}`, { cause });
  }
}

/**
 * The name of the release; where the file says `UNSET`, that and a fingerprint of its entries, which
 * neither comments nor blanks nor the order of an entry's attributes change.
 */
function versionOf(text: string, entries: readonly string[]): string {
  const release = /^#\s*Release:\s*(\S+)/m.exec(text)?.[1] ?? 'UNSET';
  return release === 'UNSET'
    ? `UNSET-${fingerprint(entries.map(sortedWords).join('\n'))}`
    : release;
}

function sortedWords(entry: string): string {
  return entry.split(' ').sort().join(' ');
}

/** FNV-1a over UTF-16 code units: it tells releases apart and protects nothing. 8 hex digits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
