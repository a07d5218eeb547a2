import { decodeBase64, encodeBase64 } from './base64.js';
import { MerkleSealError } from '../error.js';

type PemLabel = 'PUBLIC KEY' | 'PRIVATE KEY' | 'CERTIFICATE';

const BLOCK = /-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\t\n\r ]+)-----END ([A-Z ]+)-----/g;

/** Formats DER bytes as one PEM block with 64-character lines and a final newline (RFC 7468). */
export function formatPem(label: PemLabel, der: Uint8Array): string {
  const lines = encodeBase64(der).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/**
 * Parses text that is nothing but PEM blocks of one label, with any white space (tab, line feed, carriage
 * return, space) around them.
 *
 * @returns The DER bytes of each block, in order; at least one.
 * @throws {@link MerkleSealError} `INVALID_PEM` on no block, another label, or text between blocks;
 *   `INVALID_BASE64` on a damaged body.
 */
export function parsePemBlocks(label: PemLabel, text: string): Uint8Array[] {
  const blocks = [...text.matchAll(BLOCK)];
  const wellFormed = blocks.every(([, begin, , end]) => begin === label && end === label);
  if (blocks.length === 0 || !wellFormed || /[^\t\n\r ]/.test(text.replace(BLOCK, ''))) {
    throw new MerkleSealError('INVALID_PEM', `Text is not PEM of kind "${label}".`);
  }
  return blocks.map(([, , body = '']) => decodeBase64(body.replace(/[\t\n\r ]/g, '')));
}

/** Parses text that is exactly one PEM block; throws as {@link parsePemBlocks} does. */
export function parsePem(label: PemLabel, text: string): Uint8Array {
  const [der, ...others] = parsePemBlocks(label, text);
  if (der === undefined || others.length > 0) {
    throw new MerkleSealError('INVALID_PEM', `Text is not a single PEM block of kind "${label}".`);
  }
  return der;
}
