import { contentOf, DerTag, invalidDer } from './der.js';
import type { DerElement } from './der.js';

const UTC_TIME = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/;
const GENERALIZED_TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/;
/** Fractions may be there, without trailing zeros. */
const GEN_TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.(\d{0,8}[1-9]))?Z$/;

/**
 * Decodes a certificate's Time to milliseconds since 1970: UTCTime for years 1950 to 2049, else
 * GeneralizedTime, both to the second and in Zulu.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` on any other form or a date that does not exist.
 * @see RFC 5280, section 4.1.2.5.
 */
export function decodeTime(element: DerElement | undefined): number {
  const short = element?.tag === DerTag.UTC_TIME;
  const content = contentOf(element, short ? DerTag.UTC_TIME : DerTag.GENERALIZED_TIME);
  const text = String.fromCharCode(...content.subarray(0, 16));
  const match = (short ? UTC_TIME : GENERALIZED_TIME).exec(text);
  if (match === null) throw invalidDer('a time in another form than expected');
  const [, yearDigits = '', ...rest] = match;
  const century = short ? (Number(yearDigits) < 50 ? '20' : '19') : '';
  return instantOf([century + yearDigits, ...rest]);
}

/**
 * Decodes the `genTime` of a time-stamp to milliseconds since 1970; finer fractions are cut off.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` on any other form or a date that does not exist.
 * @see RFC 3161, section 2.4.2.
 */
export function decodeGenTime(element: DerElement | undefined): number {
  const content = contentOf(element, DerTag.GENERALIZED_TIME);
  // The longest form has 25 characters: one more shows that something follows.
  const match = GEN_TIME.exec(String.fromCharCode(...content.subarray(0, 26)));
  if (match === null) throw invalidDer('a time in another form than expected');
  const fraction = match[7] ?? '';
  return instantOf(match.slice(1, 7)) + Number(fraction.slice(0, 3).padEnd(3, '0'));
}

function instantOf([year, month, day, hour, minute, second]: readonly (string | undefined)[]) {
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== iso) {
    throw invalidDer('a date that does not exist');
  }
  return milliseconds;
}
