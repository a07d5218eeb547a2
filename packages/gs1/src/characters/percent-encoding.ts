import { isUnreserved } from './character-set.js';
import { Gs1Error } from '../error.js';

const percent = 0x25;

/** Encodes every character of an ASCII string but `A-Za-z0-9-._~` (RFC 3986, 2.3). */
export function encodeAscii(value: string): string {
  let encoded = '';
  let copied = 0;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (isUnreserved[code] === 1) continue;
    encoded += value.slice(copied, index) + percentTriplet(code);
    copied = index + 1;
  }
  return copied === 0 ? value : encoded + value.slice(copied);
}

/** Decodes each percent sequence of a part of a URI to the one character of its byte's number. */
export function decodeAscii(raw: string): string {
  if (!raw.includes('%')) return raw;
  return raw.replaceAll(/%(..)/g, (_, byte: string) =>
    String.fromCharCode(Number.parseInt(byte, 16)),
  );
}

/** Where in the URI the character `position` of a value decoded from `start` on stands. */
export function encodedPosition(uri: string, start: number, position: number): number {
  let at = start;
  for (let index = 0; index < position; index++) at += uri.charCodeAt(at) === percent ? 3 : 1;
  return at;
}

/** Encodes text of any script as UTF-8, leaving only `A-Za-z0-9-._~` as they are. */
export function encodeText(text: string): string {
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    throw new Gs1Error('INVALID_CHARACTER', 'A parameter holds no NUL.', {
      start: nul,
      end: nul + 1,
    });
  }
  try {
    return encodeURIComponent(text).replace(/[!'()*]/g, encodeAscii);
  } catch (cause) {
    throw new Gs1Error('INVALID_CHARACTER', 'A parameter holds no lone surrogate.', { cause });
  }
}

/** Decodes a name or value of the query string; `undefined` when it is not UTF-8. */
export function decodeText(raw: string): string | undefined {
  const text = withBlanks(raw);
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // Every percent sequence was checked before, so only their bytes can be wrong.
    return undefined;
  }
}

/** Reads each `+` as the blank it stands for in a query string; before percent sequences are read. */
export function withBlanks(raw: string): string {
  return raw.includes('+') ? raw.replaceAll('+', ' ') : raw;
}

function percentTriplet(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
