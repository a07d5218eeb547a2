/** Units of time that pages say how long something takes in. */
export type SpanUnit = 'year' | 'month' | 'hour' | 'second';

const words: Readonly<Record<SpanUnit, readonly [few: string, other: string]>> = {
  year: ['snin', 'sena'],
  month: ['xhur', 'xahar'],
  hour: ['sigħat', 'siegħa'],
  second: ['sekondi', 'sekonda'],
};

const rules = new Intl.PluralRules('mt');

/**
 * `8 snin`, `12-il xahar`, `40 sekonda`: Intl has no Maltese words for units, and writes `12 m` for twelve months.
 *
 * @param said - The number in figures.
 */
export function sayMalteseSpan(value: number, said: string, unit: SpanUnit): string {
  const [few, other] = words[unit];
  switch (rules.select(value)) {
    case 'two':
    case 'few':
      return `${said}\u00a0${few}`;
    case 'many':
      return `${said}-il\u00a0${other}`;
    default:
      return `${said}\u00a0${other}`;
  }
}
