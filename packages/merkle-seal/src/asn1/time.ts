import { contentOf, DerTag, invalidDer } from './der.js';
import type { DerElement } from './der.js';

const UTC_TIME = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/;
const GENERALIZED_TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/;

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
  const [, yearDigits = '', month, day, hour, minute, second] = match;
  const century = short ? (Number(yearDigits) < 50 ? '20' : '19') : '';
  const iso = `${century}${yearDigits}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== iso) {
    throw invalidDer('a date that does not exist');
  }
  return milliseconds;
}
