import { parseWeightedRanges } from './quality.js';

/**
 * Finds the language that suits a reader best: each range of the header in the order of its quality,
 * shortened from the right until a language fits (`de-CH` finds `de`). `*` finds nothing.
 *
 * @param acceptLanguage - The header's value.
 * @param languages - BCP 47 tags, the preferred ones first.
 * @returns One of `languages`; `undefined` if none fits.
 * @see RFC 4647, 3.4 "Lookup"; RFC 9110, 12.5.4.
 * @example
 * lookUpLanguage('fr-CH, de;q=0.5', ['de', 'fr']) // 'fr'
 */
export function lookUpLanguage(
  acceptLanguage: string,
  languages: readonly string[],
): string | undefined {
  const ranges = parseWeightedRanges(acceptLanguage);
  const refused = new Set(ranges.filter(({ q }) => q === 0).map(({ range }) => range));
  const available = languages.filter((tag) => !refused.has(tag.toLowerCase()));
  const wanted = ranges.filter(({ q }) => q > 0).sort((a, b) => b.q - a.q);
  for (const { range } of wanted) {
    for (let tag = range; tag !== ''; tag = shorten(tag)) {
      const found = available.find((language) => language.toLowerCase() === tag);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Without its last subtag, and without a single letter that would then end it. */
function shorten(tag: string): string {
  const shorter = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0));
  return /-[a-z0-9]$/.test(shorter) ? shorter.slice(0, -2) : shorter;
}
