/** One member of an `Accept` or `Accept-Language` header. */
export interface WeightedRange {
  /** In lower case. */
  readonly range: string;
  /** 0 to 1. */
  readonly q: number;
}

/**
 * Splits a header of ranges with quality values. A value that cannot be read counts as 1, an empty
 * member is none, and parameters other than `q` are left out.
 *
 * @see RFC 9110, 12.4.2.
 */
export function parseWeightedRanges(header: string): WeightedRange[] {
  return header
    .toLowerCase()
    .split(',')
    .map((member) => {
      const [range = '', ...parameters] = member.split(';').map((part) => part.trim());
      return { range, q: qualityOf(parameters) };
    })
    .filter(({ range }) => range !== '');
}

function qualityOf(parameters: readonly string[]): number {
  const text = /^q\s*=\s*([01](?:\.[0-9]{0,3})?)$/;
  for (const parameter of parameters) {
    const q = Number(text.exec(parameter)?.[1] ?? Number.NaN);
    if (q >= 0 && q <= 1) return q;
  }
  return 1;
}
