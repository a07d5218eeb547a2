import { hash } from 'node:crypto';
import type { Passport } from '../../features/passports/passport-model.js';
import { toJsonLd, type PassportJsonLd } from './json-ld.js';

/** Raise it with every change of `toJsonLd`: documents kept by an older server are then rendered anew. */
const rendererVersion = 7;

/** Names the renderer and the address its links start with. */
export function publicDocumentKey(baseUrl: string): string {
  return `${rendererVersion} ${baseUrl}`;
}

/** The public JSON-LD document, also as the text and strong ETag that resolution answers with. */
export function renderPublicDocument(passport: Passport, baseUrl: string) {
  const document: PassportJsonLd = toJsonLd(passport, { audience: 'public', baseUrl });
  const text = JSON.stringify(document);
  return { document, kept: { text, etag: etagOf(text), key: publicDocumentKey(baseUrl) } };
}

/** A strong ETag: equal only for equal bytes (RFC 9110, 8.8.3). */
export function etagOf(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
}
