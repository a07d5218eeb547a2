/** A number as somebody wrote it. */
export interface ReadNumber {
  readonly value: number;
  /** Another number that the same text may mean: 1234 of "1.234" read as 1.234. */
  readonly other?: number;
}

/** Spaces of all widths and apostrophes, which stand between groups of three digits. */
const groupMark = /(?<=\d)[\s\u00a0\u2009\u202f'\u2019](?=\d{3}(?!\d))/gu;

/**
 * Reads a number with a decimal comma or point, with or without marks between thousands. Undefined for a text that is no
 * number. A single comma or point before exactly three digits may mean either: it is read as decimal, and the other
 * meaning is told, so that nobody finds 1.234 kg where 1234 kg was meant.
 */
export function readNumber(text: string): ReadNumber | undefined {
  const plain = text
    .trim()
    .replace(groupMark, '')
    .replace(/^[\u2212\u2013]/, '-');
  const marks = [...plain.matchAll(/[.,]/g)].map(([mark]) => mark);
  const [first, last] = [marks[0], marks.at(-1)];
  if (marks.length === 0) return ofPlain(plain);
  if (first === last && marks.length > 1) {
    return isGrouped(plain) ? ofPlain(plain.replace(/[.,]/g, '')) : undefined;
  }
  if (first !== last) {
    const decimal = plain.lastIndexOf(last ?? '');
    const whole = plain.slice(0, decimal);
    if (whole.includes(last ?? '') || !isGrouped(whole)) return undefined;
    return ofPlain(`${whole.replace(/[.,]/g, '')}.${plain.slice(decimal + 1)}`);
  }
  const read = ofPlain(plain.replace(',', '.'));
  if (read === undefined || !/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return read;
  return { ...read, other: Number(plain.replace(/[.,]/, '')) };
}

function isGrouped(text: string): boolean {
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text);
}

function ofPlain(text: string): ReadNumber | undefined {
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? { value } : undefined;
}

/**
 * Writes a number so that {@link readNumber} reads the same: every digit, no marks between thousands.
 *
 * @param decimalMark - That of the reader's language.
 */
export function writeNumber(value: number, decimalMark: ',' | '.'): string {
  return String(value).replace('.', decimalMark);
}

/** @param locale - BCP 47 tag. */
export function decimalMarkOf(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
