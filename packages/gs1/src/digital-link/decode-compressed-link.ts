import type { DecodeOptions } from '../syntax/decode-options.js';
import type { Decoded } from '../syntax/decoded.js';
import { decompressDigitalLinkUri } from './decompress-digital-link-uri.js';
import type { Gs1Problem } from '../error.js';

/**
 * Decodes a link without a primary key in its path as it stands: it may be a compressed one.
 *
 * @param decodeUncompressed - Decodes the same link without compression.
 * @returns What the link holds, each problem with the span of the compressed segment: its values
 * have no places of their own. `undefined` when the link is not compressed.
 */
export function decodeCompressedLink<Ai extends string>(
  uri: string,
  options: DecodeOptions<Ai>,
  decodeUncompressed: (uri: string, options: DecodeOptions<Ai>) => Decoded<Ai>,
): Decoded<Ai> | undefined {
  const decompression = decompressDigitalLinkUri(uri, options);
  if (!decompression.decompressed) return undefined;
  const { start, end } = decompression;
  const decoded = decodeUncompressed(decompression.uri, options);
  const problems = decoded.problems.map((problem): Gs1Problem => ({ ...problem, start, end }));
  return { ...decoded, problems };
}
