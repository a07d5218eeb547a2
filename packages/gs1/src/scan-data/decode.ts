import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { decodeBracketed } from '../syntax/decode-bracketed.js';
import { decodeDigitalLinkUri } from '../digital-link/decode-digital-link-uri.js';
import { decodeElementString } from '../syntax/decode-element-string.js';
import type { ElementStringOptions } from '../syntax/decode-options.js';
import { decodeScanData } from './decode-scan-data.js';
import type { Decoded } from '../syntax/decoded.js';

/**
 * Reads GS1 data in any syntax: scan data start with `]`, a bracketed element string with `(`, a Digital Link URI
 * with `http://` or `https://`; anything else is an element string.
 *
 * @returns What the function of that syntax returns; `syntax` says which. Never throws on a string.
 * @example
 * decode('(01)09506000134352').syntax; // 'bracketedElementString'
 * decode('https://id.gs1.org/01/09506000134352').elements; // [{ applicationIdentifier: '01', value: '09506000134352' }]
 * decode(']C110ABC', { checkAssociations: false }).valid; // true
 * decode('hello').problems[0]?.code; // 'UNKNOWN_APPLICATION_IDENTIFIER'
 */
export function decode<Ai extends string = ApplicationIdentifier>(
  text: string,
  options: ElementStringOptions<Ai> = {},
): Decoded<Ai> {
  if (text.startsWith(']')) return decodeScanData(text, options);
  if (text.startsWith('(')) return decodeBracketed(text, options);
  if (isHttpUri(text)) return decodeDigitalLinkUri(text, options);
  return decodeElementString(text, options);
}

function isHttpUri(text: string): boolean {
  const start = text.slice(0, 8).toLowerCase();
  return start === 'https://' || start.startsWith('http://');
}
