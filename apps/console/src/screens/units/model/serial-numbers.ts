/** So many can be made in one go: fifty calls. */
export const mostSerialNumbers = 10_000;

/** Serial numbers as somebody wrote them, and the places that are none. */
export interface ReadSerialNumbers {
  /** Each once, in their order. */
  readonly serialNumbers: readonly string[];
  /** What is no serial number, as it was written. */
  readonly wrong: readonly string[];
  /** What was there twice, each once. */
  readonly repeated: readonly string[];
}

/** What GS1 and the server take, without the characters that a link would have to escape. */
const pattern = /^[A-Za-z0-9._-]{1,20}$/;

export const isSerialNumber = (text: string) => pattern.test(text);

/** Reads a list of serial numbers: one a line, or with commas, semicolons, tabs or spaces between them. */
export function readSerialNumbers(text: string): ReadSerialNumbers {
  const written = text.split(/[\s,;]+/).filter((each) => each !== '');
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const wrong = new Set<string>();
  for (const each of written) {
    if (!pattern.test(each)) wrong.add(each);
    else if (seen.has(each)) repeated.add(each);
    else seen.add(each);
  }
  return { serialNumbers: [...seen], wrong: [...wrong], repeated: [...repeated] };
}

/** Why two serial numbers are no range. */
export type RangeFault = 'form' | 'beginning' | 'order' | 'many';

/**
 * The serial numbers from one to another, which differ in the digits at their end: TP84-000413 to TP84-000612. The last
 * one may be shortened to its digits: 000612, or …000612.
 */
export function rangeOf(first: string, last: string): readonly string[] | RangeFault {
  const from = endOf(first.trim());
  if (!from || !pattern.test(first.trim())) return 'form';
  const to = endOf(last.trim().replace(/^(?:…|\.\.\.)/, ''));
  if (!to) return 'form';
  if (to.beginning !== '' && to.beginning !== from.beginning) return 'beginning';
  if (to.digits.length > from.digits.length && from.digits.startsWith('0')) return 'form';
  const [start, end] = [Number(from.digits), Number(to.digits)];
  if (end < start) return 'order';
  if (end - start >= mostSerialNumbers) return 'many';
  const width = from.digits.length;
  const range = Array.from(
    { length: end - start + 1 },
    (_, index) => from.beginning + String(start + index).padStart(width, '0'),
  );
  return range.every((each) => pattern.test(each)) ? range : 'form';
}

function endOf(text: string): { readonly beginning: string; readonly digits: string } | undefined {
  // At most 15 digits: more are not counted exactly.
  const digits = /\d{1,15}$/.exec(text)?.[0];
  return digits === undefined
    ? undefined
    : { beginning: text.slice(0, text.length - digits.length), digits };
}

/** Members in slices of at most so many: what one call takes. */
export function slicesOf<Member>(members: readonly Member[], size: number): Member[][] {
  return Array.from({ length: Math.ceil(members.length / size) }, (_, index) =>
    members.slice(index * size, (index + 1) * size),
  );
}
