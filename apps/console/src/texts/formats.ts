/** How a language writes dates, numbers and names; all of it by `Intl`. */
export interface Formats {
  /** BCP 47 tag. */
  readonly locale: string;
  /** "26 November 2026". */
  readonly date: (moment: string | Date) => string;
  /** "26 Nov 2026", for tables. */
  readonly shortDate: (moment: string | Date) => string;
  /** "26 November 2026, 14:58". */
  readonly dateTime: (moment: string | Date) => string;
  /** "14:58". */
  readonly time: (moment: string | Date) => string;
  /** "14:58:07". */
  readonly exactTime: (moment: string | Date) => string;
  /** "Thursday, 26 November 2026". */
  readonly weekday: (moment: string | Date) => string;
  readonly number: (value: number) => string;
  /** "64 %", of a share from 0 to 1. */
  readonly percent: (share: number) => string;
  /** The name of a country by its ISO 3166-1 code; the code itself where it has no name. */
  readonly country: (code: string) => string;
  /** "a, b and c". */
  readonly list: (members: readonly string[]) => string;
}

/** @param locale - BCP 47 tag. */
export function createFormats(locale: string): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    // Made at the first use: most screens need one or two of them.
    let format: Intl.DateTimeFormat | undefined;
    return (moment: string | Date) =>
      (format ??= new Intl.DateTimeFormat(writtenAs(locale), options)).format(new Date(moment));
  };
  const date = dates({ dateStyle: 'long' });
  const time = dates({ timeStyle: 'short' });
  return {
    locale,
    date,
    shortDate: dates({ dateStyle: 'medium' }),
    // Together `Intl` would put a word between them: "26 November 2026 at 14:58".
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    time,
    exactTime: dates({ timeStyle: 'medium' }),
    weekday: dates({ dateStyle: 'full' }),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    country: (code) => countryIn(locale, code),
    list: (members) => new Intl.ListFormat(locale).format(members),
  };
}

/** English of Europe: the day before the month, 24 hours. */
function writtenAs(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function countryIn(locale: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
