import type { TextFormat } from '../model/control.js';
import { countryCodes } from '../model/country-codes.js';
import { languages } from '../../texts/languages.js';

/** A value of a list, and its name. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

const kinds = {
  country: { type: 'region', codes: () => countryCodes },
  language: { type: 'language', codes: () => languages },
  currency: { type: 'currency', codes: () => Intl.supportedValuesOf('currency') },
} as const;

const made = new Map<string, readonly Option[]>();

/** Codes with their names in a language, in the order of the names; undefined for a format without such a list. */
export function namedCodes(
  format: NonNullable<TextFormat>,
  locale: string,
): readonly Option[] | undefined {
  if (format !== 'country' && format !== 'language' && format !== 'currency') return undefined;
  const key = `${format} ${locale}`;
  const known = made.get(key);
  if (known) return known;
  const { type, codes } = kinds[format];
  const names = new Intl.DisplayNames([locale], { type });
  const options = codes().map((value) => ({ value, name: names.of(value) ?? value }));
  const { compare } = new Intl.Collator(locale);
  options.sort((one, other) => compare(one.name, other.name));
  made.set(key, options);
  return options;
}
