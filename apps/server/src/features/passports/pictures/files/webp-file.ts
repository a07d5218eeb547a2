import { nameAt, type PictureFormat, type ReadPicture } from './picture-format.js';

/** RFC 9649, 2.7: flags of an extended file. */
const hasExif = 0x08;
const hasXmp = 0x04;
const isMoving = 0x02;

/** What is kept of an extended file: the colours, what is transparent, the pixels. */
const chunksOfPicture: ReadonlySet<string> = new Set(['ICCP', 'ALPH', 'VP8 ', 'VP8L']);

export const webpFile: PictureFormat = {
  mediaType: 'image/webp',
  isOne: (bytes) => nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP',
  read,
};

interface Chunk {
  readonly name: string;
  /** Where its content begins. */
  readonly at: number;
  /** With its head, and the byte that makes its length even. */
  readonly whole: Buffer;
}

/**
 * RFC 9649, 2: the file's length stands in its head; one chunk is the picture, or a first one describes the others.
 * Browsers differ on turning a WebP by its Exif data, and so none are kept.
 */
function read(file: Buffer): ReadPicture | undefined {
  const length = file.readUInt32LE(4) + 8;
  if (length > file.length) return undefined;
  const bytes = file.subarray(0, length);
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  if (!first) return undefined;
  if (first.name !== 'VP8X') return pictureOf(first, bytes, [first.whole]);
  const flags = bytes.readUInt8(first.at);
  const isAnimated =
    (flags & isMoving) !== 0 || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF');
  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (!isAnimated && pictures.length !== 1) return undefined;
  const head = Buffer.from(first.whole);
  head.writeUInt8(flags & ~(hasExif | hasXmp), 8);
  return {
    width: bytes.readUIntLE(first.at + 4, 3) + 1,
    height: bytes.readUIntLE(first.at + 7, 3) + 1,
    orientation: 1,
    isAnimated,
    kept: asFile([
      head,
      ...chunks.filter(({ name }) => chunksOfPicture.has(name)).map(({ whole }) => whole),
    ]),
  };
}

/** Throws a RangeError where a chunk goes beyond the end. */
function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 12; from < bytes.length;) {
    const length = bytes.readUInt32LE(from + 4);
    const next = from + 8 + length + (length % 2);
    if (next > bytes.length) throw new RangeError('A chunk goes beyond the end of its file.');
    chunks.push({ name: nameAt(bytes, from), at: from + 8, whole: bytes.subarray(from, next) });
    from = next;
  }
  return chunks;
}

/** A file of one chunk says its size in its first frame. */
function pictureOf(
  { name, at }: Chunk,
  bytes: Buffer,
  chunks: readonly Buffer[],
): ReadPicture | undefined {
  const size = sizes[name]?.(bytes, at);
  return size && { ...size, orientation: 1, isAnimated: false, kept: asFile(chunks) };
}

type Size = Pick<ReadPicture, 'width' | 'height'>;

const sizes: Readonly<Record<string, (bytes: Buffer, at: number) => Size | undefined>> = {
  'VP8 '(bytes, at) {
    // A frame that needs no other, and its start code (RFC 6386, 9.1); two bits of each side say how to scale.
    const isKeyFrame = (bytes.readUInt8(at) & 1) === 0;
    if (!isKeyFrame || bytes.readUIntBE(at + 3, 3) !== 0x9d012a) return undefined;
    return {
      width: bytes.readUInt16LE(at + 6) & 0x3fff,
      height: bytes.readUInt16LE(at + 8) & 0x3fff,
    };
  },
  VP8L(bytes, at) {
    if (bytes.readUInt8(at) !== 0x2f) return undefined;
    const sides = bytes.readUInt32LE(at + 1);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  },
};

function asFile(chunks: readonly Buffer[]): readonly Buffer[] {
  const head = Buffer.from('RIFF0000WEBP');
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return [head, ...chunks];
}
