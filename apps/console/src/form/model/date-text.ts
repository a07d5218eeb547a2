/** How a day beyond the end of its month is read. */
interface DateOptions {
  /** `last-day`: 31 June is 30 June. Default: it is no date. */
  readonly beyondMonth?: 'last-day';
}

/**
 * Reads a date as people write it: year first, day first, month first where it can only be that, or with the month's name.
 *
 * @returns `YYYY-MM-DD`; undefined for a text that is no date, or may be two: 03/04/2027 is in March for some and in
 *   April for others.
 */
export function readDate(text: string, options: DateOptions = {}): string | undefined {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateFrom({ year: iso[1], month: iso[2], day: iso[3] }, options);
  const named = withMonthName(text);
  if (named) return dateFrom(named, options);
  const dayFirst = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text);
  if (!dayFirst) return undefined;
  const [, first, second, year] = dayFirst;
  const isAmbiguous = text.includes('/') && Number(first) <= 12 && Number(second) <= 12;
  if (isAmbiguous && first !== second) return undefined;
  const isMonthFirst = Number(second) > 12;
  return isMonthFirst
    ? dateFrom({ year, month: first, day: second }, options)
    : dateFrom({ year, month: second, day: first }, options);
}

interface DateParts {
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
}

/** `30 September 2027`, `30. Sep. 2027`, `30-Sep-2027`, `September 30, 2027`. */
function withMonthName(text: string): DateParts | undefined {
  const words = text.split(/[\s.,-]+/);
  if (words.length !== 3) return undefined;
  const [first = '', second = '', year = ''] = words;
  if (!/^\d{4}$/.test(year)) return undefined;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = monthsByName().get(name.toLowerCase());
  return month !== undefined && /^\d{1,2}$/.test(day) ? { year, month, day } : undefined;
}

let byName: ReadonlyMap<string, string> | undefined;

/** Names by `Intl`, whole and short, in the languages that most spreadsheets are in. */
function monthsByName(): ReadonlyMap<string, string> {
  byName ??= new Map(
    ['en', 'de', 'fr', 'es', 'it'].flatMap((language) =>
      (['long', 'short'] as const).flatMap((length) => {
        const names = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, month) => {
          const name = names
            .format(Date.UTC(2027, month, 1))
            .toLowerCase()
            .replace(/\.$/, '');
          return [name, String(month + 1)] as const;
        });
      }),
    ),
  );
  return byName;
}

function dateFrom(
  { year = '', month = '', day = '' }: DateParts,
  { beyondMonth }: DateOptions,
): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  const lastDay = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d > lastDay && beyondMonth === undefined) return undefined;
  const parts = [year, String(m).padStart(2, '0'), String(Math.min(d, lastDay)).padStart(2, '0')];
  return parts.join('-');
}
