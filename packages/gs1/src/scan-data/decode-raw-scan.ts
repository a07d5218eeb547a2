import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { currentDigitalLinkUri } from '../digital-link/current-digital-link-uri.js';
import { decodeDigitalLinkUri } from '../digital-link/decode-digital-link-uri.js';
import type { Gs1ErrorCode } from '../error.js';
import { isGtin } from '../keys/gtin.js';
import { gtin12OfUpcE } from '../keys/upc-e.js';
import { addBreak, decoded, emptyMessage, hasReadableLength } from '../syntax/message.js';
import { findApplicationIdentifier } from '../syntax/application-identifier.js';
import { decodeBracketed } from '../syntax/decode-bracketed.js';
import { decodeElementString } from '../syntax/decode-element-string.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import { decodeScanData } from './decode-scan-data.js';
import type { Decoded } from '../syntax/decoded.js';
import { groupSeparator } from '../syntax/element-string.js';
import { relocateProblems } from '../syntax/relocate-problems.js';
import { findSymbology } from '../syntax/symbology.js';

/** What the digits of a GTIN alone can be: EAN-8 or UPC-E, UPC-A, EAN-13, ITF-14. */
const gtinDigits = /^(?:\d{8}|\d{12,14})$/;

/**
 * Written out, the separator is a legal part of a lot or serial number, but hardly ever intended there. `_x001D_` is
 * a spreadsheet's.
 */
const writtenSeparator = /<(?:GS|FNC1|(?:0x|\\x)?1D|29)>|\((?:GS|FNC1)\)|%1D|_x001D_/i;
const writtenSeparators = new RegExp(writtenSeparator, 'gi');

/** A link without its scheme. */
const withoutScheme = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\//i;

/**
 * Reads what a scanner sends, with symbology identifiers or without: scan data as {@link decodeScanData} reads them,
 * the digits of an EAN, UPC or ITF-14 symbol alone, a Digital Link URI, also of an older version of the standard, and
 * an element string, with brackets or without. Line ends, blanks and invisible characters around the data are left
 * out.
 *
 * Without a symbology identifier nothing says that data are GS1 data: an element string is taken for one only if
 * it has a key with a check digit, and 8, 12, 13 or 14 digits are a GTIN, never an element string.
 *
 * @returns As {@link decodeScanData}; `MISSING_SYMBOLOGY_IDENTIFIER` for what could mean several things,
 * or nothing of GS1. Never throws.
 * @example
 * decodeRawScan('9506000134352\r\n').elements; // [{ applicationIdentifier: '01', value: '09506000134352' }]
 * decodeRawScan('010950600013435210ABC').elements[1]; // { applicationIdentifier: '10', value: 'ABC' }
 * decodeRawScan('9506000134353').problems[0]?.code; // 'CHECK_DIGIT_MISMATCH'
 * decodeRawScan('SKU-7').problems[0]?.code; // 'MISSING_SYMBOLOGY_IDENTIFIER'
 */
export function decodeRawScan<Ai extends string = ApplicationIdentifier>(
  scan: string,
  options: DecodeOptions<Ai> = {},
): Decoded<Ai> {
  const message = emptyMessage<Ai>();
  if (!hasReadableLength(scan, message)) return decoded('scanData', message);
  let [start, end] = [0, scan.length];
  while (start < end && isEdge(scan.charAt(start))) start += 1;
  while (start < end && isEdge(scan.charAt(end - 1))) end -= 1;
  const result = decodeTidy(scan.slice(start, end), options);
  if (start === 0) return result;
  return { ...result, problems: relocateProblems(result.problems, (index) => index + start) };
}

/** What readers and clipboards put around data: line ends, blanks, STX, ETX, EOT, invisible characters. */
function isEdge(character: string): boolean {
  return character < '\t' || /[\s\p{Cf}]/u.test(character);
}

function decodeTidy<Ai extends string>(text: string, options: DecodeOptions<Ai>): Decoded<Ai> {
  if (text === '') return refuse('EMPTY_INPUT', 'There is nothing to decode.', [0, 0]);
  if (text.startsWith(']')) return decodeMarked(text, options);
  if (text.startsWith('(')) return decodeBracketed(text, options);
  if (/^https?:\/\//i.test(text)) {
    return decodeDigitalLinkUri(currentDigitalLinkUri(text), options);
  }
  if (gtinDigits.test(text)) return decodeGtin(text, options);
  return decodeUnmarked(text, options);
}

function decodeMarked<Ai extends string>(text: string, options: DecodeOptions<Ai>): Decoded<Ai> {
  const content = findSymbology(text)?.content;
  if (content === 'digitalLinkUri') {
    return decodeScanData(text.slice(0, 3) + currentDigitalLinkUri(text.slice(3)), options);
  }
  const written = content === 'elementString' && writtenSeparator.test(text);
  return written ? refuseWritten(text, text.slice(3), options) : decodeScanData(text, options);
}

/** The separator by its name: the reading that was probably meant is offered, not taken. */
function refuseWritten<Ai extends string>(
  text: string,
  elementString: string,
  options: DecodeOptions<Ai>,
): Decoded<Ai> {
  const restored = elementString.replaceAll(writtenSeparators, groupSeparator);
  const { valid, elements } = decodeElementString(restored, options);
  const [name = '', start] = [writtenSeparator.exec(text)?.[0], text.search(writtenSeparator)];
  const explanation = 'A separator is the character U+001D; here its name is written.';
  const refused = refuse<Ai>('UNEXPECTED_SEPARATOR', explanation, [start, start + name.length]);
  return { ...refused, suggestions: valid ? [{ elementString: restored, elements }] : [] };
}

function decodeGtin<Ai extends string>(digits: string, options: DecodeOptions<Ai>): Decoded<Ai> {
  const upcE = gtinOfUpcE(digits);
  if (upcE !== undefined && isGtin(digits)) {
    const explanation =
      'These digits can be an EAN-8 or a UPC-E symbol: put ]E4 before an EAN-8, or send the 12 digits of the UPC-E.';
    return refuse('MISSING_SYMBOLOGY_IDENTIFIER', explanation, [0, 0]);
  }
  const gtin = (upcE ?? digits).padStart(14, '0');
  const result = decodeElementString(`01${gtin}`, options);
  const problems = relocateProblems(result.problems, (index) =>
    Math.max(0, index - 2 - gtin.length + digits.length),
  );
  return { ...result, syntax: 'scanData', problems };
}

function gtinOfUpcE(digits: string): string | undefined {
  try {
    return gtin12OfUpcE(digits);
  } catch {
    // It is none: what is wrong with it as a UPC-E is of no interest.
    return undefined;
  }
}

function decodeUnmarked<Ai extends string>(text: string, options: DecodeOptions<Ai>): Decoded<Ai> {
  if (withoutScheme.test(text)) {
    return refuse('INVALID_URI', 'A Digital Link starts with https:// or http://.', [0, 0]);
  }
  if (writtenSeparator.test(text)) return refuseWritten(text, text, options);
  const result = decodeElementString(text, options);
  if (result.elements.some(({ applicationIdentifier: ai }) => hasCheckedKey(ai))) return result;
  const explanation =
    'Scan data start with a symbology identifier such as ]d2. Without one these are GS1 data only if they are an elementString.';
  return refuse('MISSING_SYMBOLOGY_IDENTIFIER', explanation, [0, 0]);
}

/** A primary key with a check digit: seldom right by chance. */
function hasCheckedKey(applicationIdentifier: string): boolean {
  const entry = findApplicationIdentifier(applicationIdentifier);
  if (!entry?.qualifierSequences) return false;
  return entry.components.some(({ linterNames }) => linterNames.includes('csum'));
}

function refuse<Ai extends string>(
  code: Gs1ErrorCode,
  explanation: string,
  span: readonly [start: number, end: number],
): Decoded<Ai> {
  const message = emptyMessage<Ai>();
  addBreak(message, code, explanation, span);
  return decoded('scanData', message);
}
