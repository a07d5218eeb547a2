import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './exif-orientation.js';
import { nameAt, type PictureFormat, type ReadPicture } from './picture-format.js';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const headerEnd = signature.length + 25;

/** PNG, third edition, 11.2 and 11.3: the pixels, what is transparent, and what the colours are. */
const chunksOfPicture: ReadonlySet<string> = new Set([
  ...['PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

export const pngFile: PictureFormat = {
  mediaType: 'image/png',
  isOne: (bytes) => bytes.subarray(0, 8).equals(signature),
  read,
};

/** PNG, third edition, 5: chunks of length, name, content and checksum, from IHDR to IEND. */
function read(bytes: Buffer): ReadPicture | undefined {
  const isHeaderFirst = nameAt(bytes, 12) === 'IHDR' && bytes.readUInt32BE(8) === 13;
  if (!isHeaderFirst) return undefined;
  let orientation = 1;
  let isAnimated = false;
  const kept: Buffer[] = [];
  for (let at = headerEnd, name = ''; name !== 'IEND';) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return undefined;
    name = nameAt(bytes, at + 4);
    if (name === 'eXIf') orientation = readOrientation(bytes.subarray(at + 8, next - 4));
    if (name === 'acTL') isAnimated = true;
    if (chunksOfPicture.has(name)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  const header = bytes.subarray(0, headerEnd);
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    orientation,
    isAnimated,
    kept: [header, ...(orientation === 1 ? [] : [exifChunk(orientation)]), ...kept],
  };
}

function exifChunk(orientation: number): Buffer {
  const content = writeOrientation(orientation);
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length);
  chunk.write('eXIf', 4);
  content.copy(chunk, 8);
  const checked = chunk.subarray(4, -4);
  chunk.writeUInt32BE(crc32(checked), chunk.length - 4);
  return chunk;
}
