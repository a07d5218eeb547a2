import { isGrai, isGtin } from '@dpp/gs1';
import { isCountryCode } from '../country-code.js';
import { isEori } from '../eori.js';
import { isIsoDate, isIsoMonth } from './iso-date.js';
import type { TextFormat } from './shape.js';

/** Decides each text format. */
export const textFormats: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  url: isHttpUrl,
  country: isCountryCode,
  date: isIsoDate,
  monthOrDate: (text) => isIsoMonth(text) || isIsoDate(text),
  eori: isEori,
  commodityCode: isCommodityCode,
  gtin: isGtin,
  grai: isGrai,
};

/** Tells whether a text has a character that can be seen. */
export function isVisible(text: string): boolean {
  // Nearly every text starts with a visible ASCII character; only the others are worth trimming.
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || text.trim() !== '';
}

/** An absolute http or https URL (WHATWG URL Standard), without blanks around it. */
function isHttpUrl(text: string): boolean {
  return (
    (text.startsWith('https://') || text.startsWith('http://')) &&
    !text.includes(' ') &&
    URL.canParse(text)
  );
}

/** 4 to 10 digits: from an HS heading to a full TARIC code. */
function isCommodityCode(text: string): boolean {
  if (text.length < 4 || text.length > 10) return false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
