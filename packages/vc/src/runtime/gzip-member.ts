/** A GZIP member that fills its bytes; nothing of it was unpacked or compared. */
export interface GzipMember {
  /** What stands before the stream, without the checksum of it. */
  readonly header: Uint8Array;
  /** The last 16 bits of CRC-32 of the header, if it brings them. */
  readonly headerChecksum: number | undefined;
  /** Where a DEFLATE stream (RFC 1951) should be, whole, with nothing behind it. */
  readonly deflated: Uint8Array;
  /** CRC-32 of what the stream holds. */
  readonly checksum: number;
  /** How many bytes the stream holds. */
  readonly length: number;
}

/** Bytes up to the optional fields. */
const FIXED_BYTES = 10;
/** Checksum and length behind the stream. */
const TRAILER_BYTES = 8;
const HAS_CHECKSUM = 0x02;
const HAS_EXTRA = 0x04;
const HAS_NAME = 0x08;
const HAS_COMMENT = 0x10;
const RESERVED = 0xe0;

/**
 * Takes apart what should be one GZIP member. Platforms differ in what may stand behind it: browsers refuse anything
 * there, while Node 20 unpacks further members, and passes over all that follows a zero.
 *
 * @returns `undefined` for bytes that do not begin as a member does, or are too few.
 * @see RFC 1952 section 2.3.
 */
export function readGzipMember(bytes: Uint8Array): GzipMember | undefined {
  const [first, second, method, flags = RESERVED] = bytes;
  if (first !== 0x1f || second !== 0x8b || method !== 8 || (flags & RESERVED) !== 0) {
    return undefined;
  }
  let end = FIXED_BYTES;
  if (flags & HAS_EXTRA) end += 2 + uint(bytes, end, 2);
  for (const flag of [HAS_NAME, HAS_COMMENT]) {
    if (flags & flag) end = bytes.indexOf(0, end) + 1 || bytes.length;
  }
  const hasChecksum = (flags & HAS_CHECKSUM) !== 0;
  const start = hasChecksum ? end + 2 : end;
  const trailer = bytes.length - TRAILER_BYTES;
  if (start >= trailer) return undefined;
  return {
    header: bytes.subarray(0, end),
    headerChecksum: hasChecksum ? uint(bytes, end, 2) : undefined,
    deflated: bytes.subarray(start, trailer),
    checksum: uint(bytes, trailer, 4),
    length: uint(bytes, trailer + 4, 4),
  };
}

/** A number of so many bytes, least significant byte first. */
function uint(bytes: Uint8Array, at: number, count: number): number {
  return bytes.subarray(at, at + count).reduceRight((value, byte) => value * 256 + byte, 0);
}
