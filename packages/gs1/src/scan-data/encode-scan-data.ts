import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import type { AiElement } from '../syntax/ai-element.js';
import type { DecodeOptions } from '../syntax/decode-options.js';
import {
  encodeDigitalLinkUri,
  type EncodeDigitalLinkOptions,
} from '../digital-link/encode-digital-link-uri.js';
import { encodeElementString } from '../syntax/encode-element-string.js';
import { withoutRepeats } from '../syntax/check-elements.js';
import { Gs1Error } from '../error.js';
import { symbologyOf, type SymbologyName, type SymbologyRule } from '../syntax/symbology.js';

/**
 * Writes elements as a scanner would send them from a symbol: its symbology identifier, then the
 * element string with U+001D for FNC1, the Digital Link URI or, for EAN-13, EAN-8 and ITF-14, the
 * digits of the GTIN. {@link decodeScanData} gives the elements back.
 *
 * @param symbology - UPC-A and UPC-E are read as EAN-13.
 * @throws {@link Gs1Error} as {@link encodeElementString} and {@link encodeDigitalLinkUri} do;
 * `TOO_LONG` for a GTIN the symbol has no room for, `UNSUPPORTED_SYMBOLOGY_IDENTIFIER` for more than a
 * GTIN in a symbol that holds nothing else.
 * @example
 * const gtin = { applicationIdentifier: '01', value: '09506000134352' };
 * encodeScanData([gtin], 'EAN-13'); // ']E09506000134352'
 * encodeScanData([gtin, { applicationIdentifier: '10', value: 'ABC' }], 'GS1 DataMatrix'); // ']d2010950600013435210ABC'
 * encodeScanData([gtin], 'QR Code'); // ']Q1https://id.gs1.org/01/09506000134352'
 */
export function encodeScanData<Ai extends string = ApplicationIdentifier>(
  repeating: readonly AiElement<NoInfer<Ai>>[],
  symbology: SymbologyName,
  options: EncodeDigitalLinkOptions<Ai> = {},
): string {
  const elements = withoutRepeats(repeating);
  const rule = symbologyOf(symbology);
  if (rule.content === 'gtin') return rule.identifier + gtinDigits(elements, rule, options);
  if (rule.content === 'digitalLinkUri') {
    return rule.identifier + encodeDigitalLinkUri(elements, options);
  }
  return rule.identifier + encodeElementString(elements, options);
}

function gtinDigits<Ai extends string>(
  elements: readonly AiElement<Ai>[],
  { name, gtinLength }: SymbologyRule,
  options: DecodeOptions<Ai>,
): string {
  const elementString = encodeElementString<Ai>(elements, options);
  if (elements.length !== 1 || elements[0]?.applicationIdentifier !== '01') {
    const message = `A symbol of ${name} holds a GTIN and nothing else.`;
    throw new Gs1Error('UNSUPPORTED_SYMBOLOGY_IDENTIFIER', message);
  }
  const unused = 14 - gtinLength;
  const gtin = elementString.slice('01'.length);
  if (gtin.startsWith('0'.repeat(unused))) return gtin.slice(unused);
  const message = `A symbol of ${name} holds ${gtinLength} digits.`;
  throw new Gs1Error('TOO_LONG', message, { end: unused, applicationIdentifier: '01' });
}
