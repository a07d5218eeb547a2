import type { Enrichment } from '../passport-model.js';

const maxTaglineLength = 200;
const maxDescriptionLength = 5000;
const maxLabelLength = 200;
const maxUrlLength = 2048;
const maxEntries = 20;

/**
 * Makes a safe enrichment out of any value: texts are cut, addresses other than http(s) are left out, unknown members
 * too. It never refuses.
 *
 * @returns Null when nothing usable was sent.
 */
export function sanitizeEnrichment(sent: unknown): Enrichment | null {
  if (!isObject(sent)) return null;
  const tagline = text(sent.tagline, maxTaglineLength);
  const description = text(sent.description, maxDescriptionLength);
  const images = entries(sent.images, imageOf);
  const links = entries(sent.links, linkOf);
  const enrichment = {
    ...(tagline && { tagline }),
    ...(description && { description }),
    ...(images.length > 0 && { images }),
    ...(links.length > 0 && { links }),
  };
  return Object.keys(enrichment).length > 0 ? enrichment : null;
}

function imageOf(sent: Record<string, unknown>) {
  const url = httpUrl(sent.url);
  const caption = text(sent.caption, maxLabelLength);
  return url ? { url, ...(caption && { caption }) } : undefined;
}

function linkOf(sent: Record<string, unknown>) {
  const url = httpUrl(sent.url);
  const label = text(sent.label, maxLabelLength);
  return url && label ? { url, label } : undefined;
}

function entries<T>(
  sent: unknown,
  entryOf: (entry: Record<string, unknown>) => T | undefined,
): T[] {
  if (!Array.isArray(sent)) return [];
  return sent
    .slice(0, maxEntries)
    .map((entry: unknown) => (isObject(entry) ? entryOf(entry) : undefined))
    .filter((entry) => entry !== undefined);
}

function text(sent: unknown, maxLength: number): string | undefined {
  if (typeof sent !== 'string') return undefined;
  // Cut by code point: half of a surrogate pair would not be storable text.
  return Array.from(sent.trim()).slice(0, maxLength).join('') || undefined;
}

function httpUrl(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > maxUrlLength) return undefined;
  const url = parseUrl(sent);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    // Not a URL: the parser has no other way to say so.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
