/** What no reader is shown: placeholders, code, the spelling of machines. */
const forbiddenWords = {
  placeholder: /redacted/i,
  address: /https?:\/\/|\bwww\./,
  moment: /\d{4}-\d\d-\d\dT/,
  date: /\b20\d\d-[01]\d-[0-3]\d\b/,
  fieldName: /\b[a-z]{3,}[A-Z][a-z]{2,}/,
  formula: /CO2/,
  template: /[{}]|\[object/,
} as const;

/** How machines write yes, no and nothing; in a sentence they are words. */
const literals: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined', 'NaN']);

/** Codes of countries, which are said by name: those of the documents that the tests publish. */
const countryCodes: ReadonlySet<string> = new Set(
  'AT BE BG CD CH CL CN CZ DE DK EE ES FI FR GB GR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK TR US'.split(
    ' ',
  ),
);

/**
 * The words of a page that only machines understand, each with its kind; empty for a good page.
 *
 * @param lines - What the page shows, a value to each.
 */
export function machineWords(lines: readonly string[]): string[] {
  const words = lines.flatMap((line) =>
    Object.entries(forbiddenWords).flatMap(([kind, pattern]) => {
      const [word] = pattern.exec(line) ?? [];
      return word === undefined ? [] : [`${kind}: ${word}`];
    }),
  );
  const values = lines.filter((line) => {
    const value = valueOf(line);
    return countryCodes.has(value) || literals.has(value);
  });
  return [...words, ...values.map((line) => `value: ${line}`)];
}

/** What stands behind the label, where a line has one. */
const valueOf = (line: string): string => line.slice(line.lastIndexOf(': ') + 1).trim();
