/**
 * Reads a text that metadata gives alone or in several languages, as a list of `{ value, language }`.
 *
 * @returns The text; of several the English one, else the first; `undefined` if there is none.
 */
export function readText(text: unknown): string | undefined {
  if (typeof text === 'string') return text;
  if (!Array.isArray(text)) return undefined;
  const texts = text as ({ value?: unknown; language?: unknown } | null)[];
  const chosen = texts.find((entry) => entry?.language === 'en') ?? texts[0];
  return typeof chosen?.value === 'string' ? chosen.value : undefined;
}
