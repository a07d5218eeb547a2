import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { dictionaryOf } from '../syntax/dictionary-of.js';
import { checkAssociations, checkRepetitions } from '../syntax/associations.js';
import { findDataFieldProblems } from '../syntax/check-data-field.js';
import { decodeDigitalLinkUri } from '../digital-link/decode-digital-link-uri.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import type { Decoded, SeparatorSuggestion } from '../syntax/decoded.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { groupSeparator, readElementString } from '../syntax/element-string.js';
import {
  addBreak,
  decoded,
  emptyMessage,
  hasReadableLength,
  type Message,
} from '../syntax/message.js';
import { relocateProblems } from '../syntax/relocate-problems.js';
import { suggestSeparators } from '../syntax/suggest-separators.js';
import { findSymbology, type Symbology, type SymbologyRule } from '../syntax/symbology.js';

const identifierLength = 3;

/** Between an EAN/UPC symbol and the composite component above it, which is a message of its own. */
const compositeStart = '|]e0';

/**
 * Reads what a scanner sends that is set to transmit symbology identifiers: `]C1`, `]e0`, `]d2`, `]Q3`
 * and `]J1` before an element string with U+001D for FNC1, `]d1` and `]Q1` before a Digital Link URI,
 * `]E0`, `]E4` and `]I1` before a GTIN, which becomes AI (01) with 14 digits.
 *
 * @returns Elements, every problem with its span in the scan data, and the symbology. For a Digital
 * Link also its parts. Never throws.
 * @see GS1 General Specifications, 7.8, "Processing of data from a GS1 symbology"; ISO/IEC 15424.
 * @example
 * decodeScanData(']E09506000134352').elements; // [{ applicationIdentifier: '01', value: '09506000134352' }]
 * decodeScanData(']d2010950600013435221XYZ').symbology?.name; // 'GS1 DataMatrix'
 * decodeScanData(']Q1https://id.gs1.org/01/09506000134352').valid; // true
 * decodeScanData('0109506000134352').problems[0]?.code; // 'MISSING_SYMBOLOGY_IDENTIFIER'
 */
export function decodeScanData<Ai extends string = ApplicationIdentifier>(
  scanData: string,
  options: DecodeOptions<Ai> = {},
): Decoded<Ai> {
  const message = emptyMessage<Ai>();
  if (!hasReadableLength(scanData, message)) return decoded('scanData', message);
  const rule = findSymbology(scanData);
  if (!rule) return refuseIdentifier(scanData, message);
  const symbology: Symbology = { identifier: rule.identifier, name: rule.name };
  if (rule.content === 'digitalLinkUri') return ofDigitalLink(scanData, options, symbology);

  const dictionary = dictionaryOf(options);
  const start =
    rule.content === 'gtin' ? readGtin(scanData, rule, dictionary, message) : identifierLength;
  readElementString(scanData, start, { dictionary, separator: groupSeparator }, message);
  checkRepetitions(message);
  checkAssociations(message, options.checkAssociations);
  if (message.problems.length === 0) return decoded('scanData', message, { symbology });
  const suggestions = suggestionsFor(scanData, rule, options);
  return decoded('scanData', message, { symbology, suggestions });
}

function refuseIdentifier<Ai extends string>(scanData: string, message: Message<Ai>): Decoded<Ai> {
  if (scanData.startsWith(']')) {
    const explanation = 'This symbology identifier is not one of GS1 data.';
    const end = Math.min(identifierLength, scanData.length);
    addBreak(message, 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER', explanation, [0, end]);
  } else {
    const explanation = 'Scan data start with a symbology identifier.';
    addBreak(message, 'MISSING_SYMBOLOGY_IDENTIFIER', explanation, [0, 0]);
  }
  return decoded('scanData', message);
}

function ofDigitalLink<Ai extends string>(
  scanData: string,
  options: DecodeOptions<Ai>,
  symbology: Symbology,
): Decoded<Ai> {
  const link = decodeDigitalLinkUri(scanData.slice(identifierLength), options);
  const problems = relocateProblems(link.problems, (index) => index + identifierLength);
  return { ...link, syntax: 'scanData', problems, symbology };
}

/** Reads the GTIN of an EAN, UPC or ITF-14 symbol. Gives where an element string starts after it. */
function readGtin<Ai extends string>(
  scanData: string,
  { gtinLength }: SymbologyRule,
  dictionary: Dictionary<Ai>,
  message: Message<Ai>,
): number {
  const end = identifierLength + gtinLength;
  const rule = dictionary.ruleAt('01', 0, 2);
  if (scanData.length < end || !rule) {
    const explanation = `The symbol holds ${gtinLength} digits.`;
    addBreak(message, 'TOO_SHORT', explanation, [scanData.length, scanData.length]);
    return scanData.length;
  }
  const value = scanData.slice(identifierLength, end).padStart(14, '0');
  const { applicationIdentifier } = rule;
  message.elements.push({ applicationIdentifier, value });
  message.rules.push(rule);
  message.starts.push(identifierLength);
  const problems = findDataFieldProblems(rule.entry, value, 0, value.length) ?? [];
  message.problems.push(...relocateProblems(problems, (index) => index + end - value.length));
  if (scanData.startsWith(compositeStart, end)) return end + compositeStart.length;
  if (scanData.length > end) {
    const explanation = `The symbol holds ${gtinLength} digits.`;
    addBreak(message, 'TOO_LONG', explanation, [end, scanData.length]);
  }
  return scanData.length;
}

function suggestionsFor<Ai extends string>(
  scanData: string,
  { content }: SymbologyRule,
  options: DecodeOptions<Ai>,
): readonly SeparatorSuggestion<Ai>[] {
  if (content !== 'elementString') return [];
  return suggestSeparators(scanData.slice(identifierLength), options);
}
