/** How the number of a cell is written as text. */
export type NumberKind = 'plain' | 'percent' | 'date' | 'time' | 'dateTime' | { digits: number };

/** Number formats that have no code in the file. @see ECMA-376, part 1, 18.8.30. */
const builtIn: Readonly<Record<number, NumberKind>> = {
  9: 'percent',
  10: 'percent',
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, 'date'] as const)),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'time'] as const)),
  22: 'dateTime',
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(asDate)),
};

function asDate(id: number): readonly [number, NumberKind] {
  return [id, 'date'];
}

/** What a number format makes of a number. @param code - Of a format that the file defines. */
export function numberKindOf(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtIn[id] ?? 'plain';
  const [positive = ''] = code.split(';', 1);
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '');
  if (/general|@/i.test(bare)) return 'plain';
  if (bare.includes('%')) return 'percent';
  // Leading zeros, as people format numbers of articles.
  if (/^0{2,20}$/.test(bare.trim())) return { digits: bare.trim().length };
  const hasDate = /[yd]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare));
  const hasTime = /[hs]/i.test(bare);
  if (hasDate) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : 'plain';
}

/**
 * Writes the number of a cell as text: every digit that a person may need, a date as ISO 8601, a percentage without
 * its sign.
 *
 * @param value - As it stands in the file.
 * @param is1904 - Days are counted from 1904, as old workbooks do.
 */
export function formatNumber(value: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (kind === 'plain') return decimal(number);
  if (kind === 'percent') return decimal(number * 100);
  if (typeof kind === 'object') return decimal(number).padStart(kind.digits, '0');
  return formatSerial(number, kind, is1904);
}

/** Without an exponent. Fifteen digits are what a spreadsheet stores: 0.1 + 0.2 is 0.3. */
function decimal(number: number): string {
  const short = Number(number.toPrecision(15));
  const text = String(short);
  if (!text.includes('e')) return text;
  if (Math.abs(short) >= 1) return BigInt(short).toString();
  const digits = [...short.toFixed(20)];
  return digits.slice(0, digits.findLastIndex((digit) => digit !== '0') + 1).join('');
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day 1 is 1 January 1900, and a day 29 February 1900 is counted that never was. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const lastDay = 2_958_465;

function formatSerial(days: number, kind: 'date' | 'time' | 'dateTime', is1904: boolean): string {
  if (days < 0 || days > lastDay + 1) return decimal(days);
  const shift = !is1904 && days < 61 && days >= 1 ? 1 : 0;
  // To the second: the fraction of a day has no more digits than that.
  const ms = Math.round(((days + shift) * dayMs) / 1000) * 1000;
  const text = new Date((is1904 ? epoch1904 : epoch1900) + ms).toISOString();
  if (kind === 'date') return text.slice(0, 10);
  return kind === 'time' ? text.slice(11, 19) : text.slice(0, 19);
}
