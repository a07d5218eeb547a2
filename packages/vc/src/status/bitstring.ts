import { VcError } from '../error.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** Fewest entries of a status list: fewer would tell a reader too much about who asks for which. */
export const MIN_STATUS_LIST_LENGTH = 131_072;
/** Most bytes that a list may unpack to: 33,554,432 entries. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Packed bytes are never much longer than what they hold: five for each block of stored bytes, 18 around them. */
const MAX_ENCODED_LENGTH = Math.ceil(((MAX_BYTES * 1.001 + 64) * 4) / 3);

/** What {@link createBitstring} needs. */
export interface BitstringInput {
  /** Entries, a multiple of 8 from 131,072 to 33,554,432. Default 131,072. */
  readonly length?: number;
  /** The indexes of the entries that are set, in any order; repetitions do no harm. */
  readonly setIndexes: Iterable<number>;
}

/**
 * Makes a list of one-bit statuses. Index 0 is the left-most bit, the most significant one of the first byte.
 *
 * @returns `length / 8` bytes.
 * @throws {@link VcError} `INVALID_STATUS_LIST` for another length, `INVALID_STATUS_INDEX` for an index that is
 *   no whole number from 0 to `length - 1`.
 * @see Bitstring Status List 1.0 section 3.4 "Bitstring Encoding".
 */
export function createBitstring({
  length = MIN_STATUS_LIST_LENGTH,
  setIndexes,
}: BitstringInput): Uint8Array {
  const bytes = new Uint8Array(requireByteCount(length / 8));
  for (const index of setIndexes) {
    requireIndex(bytes, index);
    bytes[index >> 3] = byteAt(bytes, index) | bitOf(index);
  }
  return bytes;
}

/**
 * Reads one status.
 *
 * @throws {@link VcError} `INVALID_STATUS_INDEX` for an index that is no whole number within the list.
 */
export function isBitSet(bitstring: Uint8Array, index: number): boolean {
  requireIndex(bitstring, index);
  return (byteAt(bitstring, index) & bitOf(index)) !== 0;
}

/**
 * Writes a list as `encodedList`: GZIP, then base64url without padding behind the multibase prefix `u`.
 *
 * @param bitstring - 16,384 to 4,194,304 bytes, see {@link createBitstring}.
 * @throws {@link VcError} `INVALID_STATUS_LIST` for another number of bytes.
 * @see Bitstring Status List 1.0 section 3.3 "Bitstring Generation Algorithm".
 */
export async function encodeBitstring(
  bitstring: Uint8Array,
  runtime: VcRuntime = webRuntime,
): Promise<string> {
  requireByteCount(ArrayBuffer.isView(bitstring) ? bitstring.length : 0);
  return `u${runtime.encodeBase64Url(await runtime.gzip(bitstring))}`;
}

/**
 * Reads an `encodedList` of unknown origin. At most 4 MiB are unpacked, regardless of the size it claims.
 *
 * @throws {@link VcError} `INVALID_STATUS_LIST` if it is not `u` and canonical base64url of GZIP, or holds
 *   fewer than 131,072 entries or more than 33,554,432.
 * @see Bitstring Status List 1.0 section 3.5 "Bitstring Expansion Algorithm".
 */
export async function decodeBitstring(
  encodedList: string,
  runtime: VcRuntime = webRuntime,
): Promise<Uint8Array> {
  const packed = isBoundedList(encodedList)
    ? runtime.decodeBase64Url(encodedList.slice(1))
    : undefined;
  const bitstring = packed && (await runtime.gunzip(packed, MAX_BYTES));
  if (!bitstring) throw new VcError('INVALID_STATUS_LIST', 'The list cannot be unpacked.');
  requireByteCount(bitstring.length);
  return bitstring;
}

function isBoundedList(text: unknown): text is string {
  return typeof text === 'string' && text.startsWith('u') && text.length <= MAX_ENCODED_LENGTH;
}

function requireByteCount(count: number): number {
  if (!Number.isInteger(count) || count < MIN_STATUS_LIST_LENGTH / 8 || count > MAX_BYTES) {
    throw new VcError('INVALID_STATUS_LIST', 'A list has 16 KiB to 4 MiB of statuses.');
  }
  return count;
}

function requireIndex(bitstring: Uint8Array, index: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= bitstring.length * 8) {
    throw new VcError('INVALID_STATUS_INDEX', 'The index is not within the list.');
  }
}

function byteAt(bitstring: Uint8Array, index: number): number {
  return bitstring[index >> 3] ?? 0;
}

/** Within a byte, bits count from the left. */
function bitOf(index: number): number {
  return 0x80 >> (index & 7);
}
