import { lintGcppos1 } from './gcppos1.js';
import type { LinterRefusal } from './linter.js';

/**
 * `gcppos2`: the component starts with a GS1 Company Prefix from its second character on, after the
 * indicator digit of a GTIN or the extension digit of an SSCC.
 *
 * @see GS1 General Specifications, "GS1 Company Prefix".
 */
export function lintGcppos2(text: string, start: number, end: number): LinterRefusal | undefined {
  return lintGcppos1(text, Math.min(start + 1, end), end);
}
