import { readOrientation, writeOrientation } from './exif-orientation.js';
import type { PictureFormat, ReadPicture } from './picture-format.js';

/** Markers of ITU-T T.81, table B.1. */
const start = Buffer.from('ffd8', 'hex');
const end = Buffer.from('ffd9', 'hex');
/** Baseline, extended and progressive frames: what browsers show. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const scan = 0xda;
/** Tables of Huffman codes, of arithmetic coding and of quantization, and the interval of restarts. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
/** By marker, what a segment of an application begins with that says how to read the pixels. */
const colourNotes: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
const exif = 0xe1;
const exifName = 'Exif\0\0';
/** A JFIF segment that is longer holds a thumbnail. */
const longestJfif = 18;

export const jpegFile: PictureFormat = {
  mediaType: 'image/jpeg',
  isOne: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  read,
};

/** ITU-T T.81, annex B: a frame, and scans of it. What follows the end is no part of the picture. */
function read(bytes: Buffer): ReadPicture | undefined {
  let size: Pick<ReadPicture, 'width' | 'height'> | undefined;
  let orientation: number | undefined;
  const kept: Buffer[] = [];
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end[1]) break;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || !isSegment(marker)) return undefined;
    const next = at + 2 + length;
    const segment = bytes.subarray(at, next);
    if (frames.has(marker)) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (isExif(marker, segment)) orientation ??= readOrientation(segment.subarray(10));
    const from = at;
    at = marker === scan ? endOfScan(bytes, next) : next;
    if (isOfPicture(marker, segment)) kept.push(bytes.subarray(from, at));
  }
  if (!size) return undefined;
  orientation ??= 1;
  return {
    ...size,
    orientation,
    isAnimated: false,
    kept: [start, ...(orientation === 1 ? [] : [exifSegment(orientation)]), ...kept, end],
  };
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

function isOfPicture(marker: number, segment: Buffer): boolean {
  if (frames.has(marker) || tables.has(marker) || marker === scan) return true;
  const name = colourNotes.get(marker);
  if (name === undefined || !beginsWith(segment, name)) return false;
  return marker !== 0xe0 || segment.length <= longestJfif;
}

function isExif(marker: number, segment: Buffer): boolean {
  return marker === exif && beginsWith(segment, exifName);
}

function beginsWith(segment: Buffer, name: string): boolean {
  return segment.toString('latin1', 4, 4 + name.length) === name;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifName), writeOrientation(orientation)]);
  const head = Buffer.from('ffe10000', 'hex');
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
