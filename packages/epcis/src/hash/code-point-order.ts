/**
 * Orders texts by their code points, as their UTF-8 bytes are ordered. JavaScript compares UTF-16 code units,
 * where a character beyond the first plane comes before some within it.
 */
export function compareByCodePoint(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = rankAt(left, index) - rankAt(right, index);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The texts in one, sorted. */
export function joinSorted(texts: readonly string[]): string {
  return [...texts].sort(compareByCodePoint).join('');
}

/** Surrogates, which stand for the planes beyond, rank above all other code units. */
function rankAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
