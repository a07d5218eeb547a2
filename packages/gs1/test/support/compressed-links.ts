import { readFileSync } from 'node:fs';
import { decompressDigitalLinkUri } from '../../src/digital-link/decompress-digital-link-uri.js';

const vectorFile = new URL('../vectors/compressed-digital-links.txt', import.meta.url);

/** Published compressed links, each with the link it stands for. */
export const publishedLinks = readFileSync(vectorFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ').map((path) => `https://id.gs1.org${path}`))
  .map(([uncompressed, compressed]) => [compressed!, uncompressed!] as const);

/** The link without compression; `undefined` when it is refused. */
export function decompressed(uri: string): string | undefined {
  const result = decompressDigitalLinkUri(uri);
  return result.decompressed ? result.uri : undefined;
}
