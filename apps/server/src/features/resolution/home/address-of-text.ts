import { checkDigit } from '@dpp/gs1';
import { decodeRawScan } from '@dpp/gs1/scans';
import { pathOf } from '../resolution-model.js';
import { targetOfText, withScheme } from '../verifier/target-of-text.js';

const unitAddress =
  /^https?:\/\/[^/]+\/unit\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/i;

/** Variant, lot and serial number, in the order of a path. */
const qualifiers = ['22', '10', '21'] as const;

/**
 * The path on this server that a person means with a text: the digits under a code, scan data, a GS1 Digital Link, or
 * the address of a passport or a battery unit, here or elsewhere. Undefined for a text that names none.
 */
export function addressOfText(given: string): string | undefined {
  const text = withoutDecoration(given);
  const [, unitId] = unitAddress.exec(withScheme(text)) ?? [];
  if (unitId !== undefined) return `/unit/${unitId.toLowerCase()}`;
  const target = targetOfText(text);
  if (!target) return undefined;
  const isGtin = 'value' in target && target.applicationIdentifier === '01';
  return pathOf(target) + (isGtin ? qualifiersIn(withScheme(text)) : '');
}

/** The last digit with which a text were a GTIN; undefined for a text that does not look like one. */
export function fittingDigitOf(given: string): number | undefined {
  const text = withoutDecoration(given).replace(/^\(01\)/, '');
  return /^(?:\d{8}|\d{12,14})$/.test(text) ? checkDigit(text.slice(0, -1)) : undefined;
}

/** Numbers are printed in groups, and behind a word. */
function withoutDecoration(given: string): string {
  const text = given.trim().replace(/^gtin[:\s]*/i, '');
  return /^[\d\s()-]+$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text;
}

/** Browsers take `.` and `..` out of a path, with what stands before them. */
function qualifiersIn(text: string): string {
  const { elements } = decodeRawScan(text);
  const found = qualifiers.flatMap((applicationIdentifier) => {
    const element = elements.find((each) => each.applicationIdentifier === applicationIdentifier);
    return element === undefined || /^\.{1,2}$/.test(element.value)
      ? []
      : [`/${applicationIdentifier}/${encodeURIComponent(element.value)}`];
  });
  return found.join('');
}
