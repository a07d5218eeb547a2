import { parseWeightedRanges } from './quality.js';

/**
 * How much a reader wants a media type, 0 to 1: the quality of the most specific range that covers
 * it, 0 if none does. Parameters do not count.
 *
 * @param accept - The header's value; an empty one accepts everything.
 * @param mediaType - Such as `text/html`; `undefined` when it is not known, which only `*` covers.
 * @see RFC 9110, 12.5.1.
 * @example
 * mediaTypeQuality('text/html, image/*;q=0.8', 'image/png'); // 0.8
 */
export function mediaTypeQuality(accept: string, mediaType: string | undefined): number {
  const ranges = parseWeightedRanges(accept);
  if (ranges.length === 0) return 1;
  const qualityOf = (wanted: string) => ranges.find(({ range }) => range === wanted)?.q;
  const [type = ''] = mediaType?.toLowerCase().split(';') ?? [];
  const [family = ''] = type.split('/');
  const named =
    mediaType === undefined ? undefined : (qualityOf(type.trim()) ?? qualityOf(`${family}/*`));
  return named ?? qualityOf('*/*') ?? qualityOf('*') ?? 0;
}

/**
 * True when a reader asks for this very media type, and for no other one more.
 *
 * @param accept - The header's value.
 * @see RFC 9110, 12.5.1.
 * @example
 * prefersMediaType('text/html;q=0.9, application/linkset+json', 'application/linkset+json'); // true
 */
export function prefersMediaType(accept: string, mediaType: string): boolean {
  const ranges = parseWeightedRanges(accept).filter(({ range }) => !range.includes('*'));
  const wanted = ranges.find(({ range }) => range === mediaType)?.q ?? 0;
  return wanted > 0 && ranges.every(({ q }) => q <= wanted);
}
