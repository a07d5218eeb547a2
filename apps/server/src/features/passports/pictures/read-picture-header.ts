import {
  maxPicturePixels,
  type PictureHeader,
  type PictureMediaType,
  type PictureRefusal,
} from './picture-model.js';

/** The header of a file, or why the file is not shown. */
export type ReadHeader = PictureHeader | { readonly refusal: PictureRefusal };

/**
 * Tells a picture by what stands in it, never by what its server or its name says. The file is walked from its
 * first byte to its last: one that goes on behind its end is something else as well. No pixel is decoded.
 */
export function readPictureHeader(file: Uint8Array): ReadHeader {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = formats.find(({ isOne }) => isOne(bytes));
  if (!format) return { refusal: 'NOT_A_PICTURE' };
  const size = sizeOf(format, bytes);
  if (!size || size.width < 1 || size.height < 1) return { refusal: 'DAMAGED' };
  if (size.width * size.height > maxPicturePixels) return { refusal: 'TOO_MANY_PIXELS' };
  return { mediaType: format.mediaType, ...size };
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

interface Format {
  readonly mediaType: PictureMediaType;
  readonly isOne: (bytes: Buffer) => boolean;
  /** Undefined where the file is not a whole one. Reads beyond its end throw a RangeError. */
  readonly sizeIn: (bytes: Buffer) => Size | undefined;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const formats: readonly Format[] = [
  {
    mediaType: 'image/jpeg',
    isOne: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
    sizeIn: jpegSize,
  },
  {
    mediaType: 'image/png',
    isOne: (bytes) => bytes.subarray(0, 8).equals(pngSignature),
    sizeIn: pngSize,
  },
  {
    mediaType: 'image/webp',
    isOne: (bytes) => nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP',
    sizeIn: webpSize,
  },
];

function sizeOf({ sizeIn }: Format, bytes: Buffer): Size | undefined {
  try {
    return sizeIn(bytes);
  } catch (error) {
    // The header ends before it is whole.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Baseline, extended and progressive frames: what browsers show (ITU-T T.81, table B.1). */
const jpegFrames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const jpegScan = 0xda;
const jpegEnd = 0xd9;

/** ITU-T T.81, annex B: a frame, and scans of it. */
function jpegSize(bytes: Buffer): Size | undefined {
  let size: Size | undefined;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === jpegEnd) return at + 2 === bytes.length ? size : undefined;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || !isSegment(marker)) return undefined;
    if (jpegFrames.has(marker)) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
    if (marker === jpegScan) at = endOfScan(bytes, at);
  }
}

/** Where the next marker is that neither is a byte of the scan nor restarts it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Tables, frames, scans and notes have a length; other markers have none, and no place outside of a scan. */
function isSegment(marker: number): boolean {
  const isOtherFrame = marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc;
  return marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9) && !isOtherFrame;
}

/** PNG, third edition, 5: chunks of length, name, content and checksum, from IHDR to IEND. */
function pngSize(bytes: Buffer): Size | undefined {
  const isHeaderFirst = nameAt(bytes, 12) === 'IHDR' && bytes.readUInt32BE(8) === 13;
  if (!isHeaderFirst) return undefined;
  for (let at = pngSignature.length; ; at += 12 + bytes.readUInt32BE(at)) {
    if (nameAt(bytes, at + 4) !== 'IEND') continue;
    const isLast = bytes.readUInt32BE(at) === 0 && at + 12 === bytes.length;
    return isLast ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
  }
}

/** RFC 9649, 2: the file's length stands in its head, and the size in its first chunk. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const chunk = 20;
  if (chunk + bytes.readUInt32LE(16) > bytes.length) return undefined;
  switch (nameAt(bytes, 12)) {
    case 'VP8 ': {
      // A frame that needs no other, and its start code (RFC 6386, 9.1); two bits of each side say how to scale.
      const isKeyFrame = (bytes.readUInt8(chunk) & 1) === 0;
      if (!isKeyFrame || bytes.readUIntBE(chunk + 3, 3) !== 0x9d012a) return undefined;
      return {
        width: bytes.readUInt16LE(chunk + 6) & 0x3fff,
        height: bytes.readUInt16LE(chunk + 8) & 0x3fff,
      };
    }
    case 'VP8L': {
      if (bytes.readUInt8(chunk) !== 0x2f) return undefined;
      const sides = bytes.readUInt32LE(chunk + 1);
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: bytes.readUIntLE(chunk + 4, 3) + 1,
        height: bytes.readUIntLE(chunk + 7, 3) + 1,
      };
    default:
      return undefined;
  }
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
