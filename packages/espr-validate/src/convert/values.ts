import { countryAlpha2Codes } from '@dpp/gs1/codes';
import type { Convert, Converted } from './foreign-payload.js';

function taken(value: unknown): Converted {
  return { value };
}

function refused(reason: string): Converted {
  return { reason };
}

export const asText: Convert = (value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? refused('is no text') : taken(text);
};

/** @param factor - By which the unit of the metadata is smaller. */
export const asNumber =
  (factor = 1): Convert =>
  (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return refused('is no number');
    // No more digits than were there: 0.1 * 3 is not 0.3.
    return taken(factor === 1 ? value : Number((value * factor).toPrecision(12)));
  };

/** A number with its unit beside it. */
export const asQuantity =
  (unit: string): Convert =>
  (value) => {
    const number = asNumber()(value);
    return 'reason' in number ? number : taken({ value: number.value, unit });
  };

/** The day of a moment, where it happened. */
export const asDate: Convert = (value) => {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(typeof value === 'string' ? value : '') ?? [];
  return day === undefined ? refused('is no date such as 2027-03-01') : taken(day);
};

export const asUrl: Convert = (value) => {
  const isUrl = typeof value === 'string' && /^https?:\/\/[^\s]+$/i.test(value);
  return isUrl ? taken(value) : refused('is no http or https URL');
};

/** One of the words of the metadata, in any case. */
export const asWord =
  (...words: readonly string[]): Convert =>
  (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return words.includes(word) ? taken(word) : refused(`is none of ${words.join(', ')}`);
  };

const countries = new Map<string, string>();

/** An ISO 3166-1 code, or the English name of a country. */
export const asCountry: Convert = (value) => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (countries.size === 0) {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    for (const code of countryAlpha2Codes()) {
      countries.set((names.of(code) ?? code).toLowerCase(), code);
      countries.set(code.toLowerCase(), code);
    }
  }
  const code = countries.get(text.toLowerCase());
  return code === undefined ? refused('is no country that is known by this name') : taken(code);
};

/** Months: a number of them, `--06` as some tools write them, or a duration such as P5Y. */
export const asMonths: Convert = (value) => {
  if (typeof value === 'number') return asNumber()(value);
  const text = typeof value === 'string' ? value : '';
  const [, written] = /^--(\d{2})$/.exec(text) ?? [];
  if (written !== undefined) return taken(Number(written));
  const [, years = '0', months = '0'] = /^P(?:(\d{1,3})Y)?(?:(\d{1,4})M)?$/.exec(text) ?? [];
  const total = Number(years) * 12 + Number(months);
  return total > 0 ? taken(total) : refused('is no number of months');
};

/** The number of a substance, or undefined for what is none. */
export function casNumberOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{2,7}-\d{2}-\d$/.test(text) ? text : undefined;
}
