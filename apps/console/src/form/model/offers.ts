import { checkDigit, isGtin } from '@dpp/gs1';
import type { Shape } from '@dpp/espr-validate/rules';
import { countryCodes } from './country-codes.js';
import { readDate } from './date-text.js';
import { isObject, type JsonPath } from './json-path.js';
import { readNumber } from './number-text.js';

/** The one value that would be right at a place. Nothing is changed before it is chosen. */
export interface Offer {
  readonly path: JsonPath;
  readonly value: unknown;
  /** The value as it is named on the button, if it is not to be written as it is. */
  readonly kind: 'value' | 'remainder' | 'hundredfold';
  /** True: any other character may be the wrong one. Offered for one value, never for many at once. */
  readonly isGuess?: true;
}

interface Place {
  readonly path: JsonPath;
  readonly value: unknown;
  readonly shape: Shape;
}

/** What would be right in the place of a value that its rule refuses; undefined where that is anybody's guess. */
export function offerFor({ path, value, shape }: Place): Offer | undefined {
  if (shape.kind === 'list' && shape.sumsTo100 !== undefined) {
    return offerOfShares(path, value, shape.sumsTo100);
  }
  if (typeof value !== 'string') return undefined;
  const right = rightText(value.trim(), shape);
  if (right !== undefined) {
    return right === value ? undefined : { path, value: right, kind: 'value' };
  }
  const guess = guessedText(value.trim(), shape);
  return guess === undefined ? undefined : { path, value: guess, kind: 'value', isGuess: true };
}

function rightText(text: string, shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return numberOf(text);
    case 'choice':
      return shape.values.find((each) => each.toLowerCase() === text.toLowerCase());
    case 'text':
      return shape.format === undefined ? undefined : textOfFormat[shape.format]?.(text);
    case 'either':
      return shape.alternatives
        .map((alternative) => rightText(text, alternative))
        .find((right) => right !== undefined);
    default:
      return undefined;
  }
}

/** 1,450 is a thousand to some, and one and a fraction to others: nothing for it. */
function numberOf(text: string): number | undefined {
  const read = readNumber(text.replace(/%$/, ''));
  return read?.other === undefined ? read?.value : undefined;
}

type Format = NonNullable<Extract<Shape, { kind: 'text' }>['format']>;

const textOfFormat: Readonly<Partial<Record<Format, (text: string) => string | undefined>>> = {
  country: countryOf,
  currency: (text) => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined),
  date: readDate,
  monthOrDate: readDate,
  eori: (text) => {
    const code = text.replace(/[\s.-]/g, '').toUpperCase();
    return /^[A-Z]{2}[A-Z0-9]{1,15}$/.test(code) ? code : undefined;
  },
  gtin: gtinOf,
  url: (text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined),
  commodityCode: (text) => digitsOf(text, /^\d{4,10}$/),
  digits: (text) => digitsOf(text, /^\d+$/),
  sha256: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : undefined),
};

function guessedText(text: string, shape: Shape): string | undefined {
  if (shape.kind !== 'text') return undefined;
  if (shape.format === 'gtin') return withCheckDigit(text.replace(/[\s-]/g, ''));
  const isDate = shape.format === 'date' || shape.format === 'monthOrDate';
  return isDate ? readDate(text, { beyondMonth: 'last-day' }) : undefined;
}

function digitsOf(text: string, form: RegExp): string | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  return form.test(digits) ? digits : undefined;
}

/** The digits alone, with the leading zeros that a spreadsheet took away. */
function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{7,14}$/.test(digits)) return undefined;
  if (isGtin(digits)) return digits;
  for (const length of [8, 12, 13, 14]) {
    const padded = digits.padStart(length, '0');
    if (padded.length === length && isGtin(padded)) return padded;
  }
  return undefined;
}

/** The check digit that goes with the others. */
function withCheckDigit(digits: string): string | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const others = digits.slice(0, -1);
  return others + checkDigit(others);
}

/** A code in small letters, one that the EU or everyday use has in place of the standard's, or the name of a country. */
function countryOf(text: string): string | undefined {
  const code = text.toUpperCase();
  if (countryCodes.includes(code)) return code;
  return otherCountryCodes.get(code) ?? countriesByName().get(text.toLowerCase());
}

const otherCountryCodes: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
]);

let byName: ReadonlyMap<string, string> | undefined;

/** Names by `Intl`, in the languages that most spreadsheets are in. */
function countriesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(
    ['en', 'de', 'fr', 'es', 'it'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return countryCodes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[name.toLowerCase(), code] as const];
      });
    }),
  );
  return byName;
}

/** The share that is missing, if one entry has none; or percentages of shares that were written from 0 to 1. */
function offerOfShares(path: JsonPath, value: unknown, share: string): Offer | undefined {
  if (!Array.isArray(value) || !value.every(isObject)) return undefined;
  const shares = value.map((entry) => entry[share]);
  const known = shares.filter((each): each is number => typeof each === 'number');
  const sum = known.reduce((total, each) => total + each, 0);
  const without = shares.flatMap((each, index) => (each === undefined ? [index] : []));
  const [index] = without;
  if (without.length === 1 && index !== undefined && known.length === shares.length - 1) {
    const missing = rounded(100 - sum);
    return missing > 0
      ? { path: [...path, index, share], value: missing, kind: 'remainder' }
      : undefined;
  }
  if (known.length !== shares.length || Math.abs(sum - 1) > 0.001) return undefined;
  const entries = value.map((entry, at) => ({
    ...entry,
    [share]: rounded((known[at] ?? 0) * 100),
  }));
  return { path, value: entries, kind: 'hundredfold' };
}

/** 0.1 + 0.2 is 0.3 to people. */
const rounded = (value: number) => Number(value.toPrecision(12));
