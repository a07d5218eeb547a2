import { hash } from 'node:crypto';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import type { Knex } from 'knex';
import { trimPicture } from '../../src/features/passports/pictures/trim-picture.js';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Files that a browser decodes, each 3 pixels wide and 2 high. */
export const pictureFiles = {
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYArP/2Q==',
  ),
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJaZWz8H4aZGJAAAAAA//9QYsr9AAAABklEQVQDAHdXBjK39D14AAAAAElFTkSuQmCC',
  ),
  webp: fromBase64('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoDAAIAB0CWJaACdAFAAAD+4LkIw0a/F3YjjJIAAAA='),
  webpLossless: fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQmap2pv+BiOh/AAA='),
  webpExtended: fromBase64(
    'UklGRkIAAABXRUJQVlA4WAoAAAAAAAAAAgAAAQAAVlA4ICQAAABwAQCdASoDAAIAB0CWJaACdAFAAAD+4LkIw0a/F3YjjJIAAAA=',
  ),
} as const;

/** A whole PNG by its structure, with any size in its header; its name makes it another file. */
export function pngOf(width: number, height: number, name = ''): Buffer {
  const head = Buffer.from(pictureFiles.png.subarray(0, pngHeaderEnd));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return withChunks(Buffer.concat([head, pictureFiles.png.subarray(pngHeaderEnd)]), [
    pngChunk('iCCP', Buffer.from(`${name}\0\0`)),
  ]);
}

const pngHeaderEnd = 33;

/** A PNG with more chunks behind its header. */
export function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, pngHeaderEnd), ...chunks, png.subarray(pngHeaderEnd)]);
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checked = Buffer.concat([Buffer.from(name), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}

/** A JPEG with more segments before all others, each a marker and its content. */
export function withSegments(jpeg: Buffer, segments: readonly [marker: number, content: Buffer][]) {
  const made = segments.map(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}

/** An extended WebP with more chunks behind all others. */
export function withWebpChunks(webp: Buffer, chunks: readonly [name: string, content: Buffer][]) {
  const made = chunks.map(([name, content]) => {
    const head = Buffer.from(`${name}0000`);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  });
  const file = Buffer.concat([webp, ...made]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** Exif data of a picture that was taken in Vienna with the camera on its side, in either order of bytes. */
export function exifOf(orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const short = (value: number) => inOrder(order, 2, value);
  const long = (value: number) => inOrder(order, 4, value);
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), value]);
  const places = 8 + 2 + 3 * 12 + 4;
  return Buffer.concat([
    Buffer.from(order),
    short(42),
    long(8),
    short(3),
    entry(0x010f, 2, 4, Buffer.from('Cam\0')),
    entry(0x0112, 3, 1, Buffer.concat([short(orientation), short(0)])),
    entry(0x8825, 4, 1, long(places)),
    long(0),
    short(1),
    entry(0x0001, 2, 2, Buffer.from('N\0\0\0')),
    long(0),
    Buffer.from('48.2082,16.3738 Wien'),
  ]);
}

function inOrder(order: 'II' | 'MM', length: number, value: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (order === 'II') bytes.writeUIntLE(value, 0, length);
  else bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** A foreign web server with pictures, on this machine. */
export async function startPictureServer() {
  const asked: string[] = [];
  const answers = new Map<string, http.RequestListener>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The paths that were asked for so far. */
    asked,
    /** @returns The address of what it sends from here on. */
    answer(path: string, answer: http.RequestListener): string {
      answers.set(path, answer);
      return origin + path;
    },
    send(path: string, file: Uint8Array, status = 200): string {
      return this.answer(path, (_request, response) => response.writeHead(status).end(file));
    },
    countConnections: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => {
          if (error) reject(error);
          else resolve(count);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** A PNG that a browser decodes, painted with a gradient. */
export function paintedPng(width: number, height: number): Buffer {
  const lines = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      lines[at] = (255 * x) / width;
      lines[at + 1] = (255 * y) / height;
      lines[at + 2] = 128;
    }
  }
  const header = Buffer.from('00000000' + '00000000' + '0802000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    pictureFiles.png.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture as if it had been fetched. */
export interface HeldPicture {
  readonly file: Buffer;
  readonly caption?: string;
}

/** Pictures of a passport as if they had been fetched. */
export async function insertPictures(
  db: Knex,
  of: { readonly tenantId: string; readonly passportId: string },
  pictures: readonly HeldPicture[] = [{ file: pictureFiles.png }],
): Promise<void> {
  for (const [index, { file, caption = null }] of pictures.entries()) {
    const picture = trimPicture(file);
    if ('refusal' in picture) throw new Error(`Refused: ${picture.refusal}`);
    const { mediaType: media_type, width, height, content } = picture;
    const kept = { tenant_id: of.tenantId, sha256: hash('sha256', content) };
    const row = { ...kept, media_type, width, height, content, created_at: new Date() };
    await db('pictures').insert(row).onConflict().ignore();
    const number = index + 1;
    const url = `https://pictures.example/${number}.png`;
    const link = { ...kept, passport_id: of.passportId, number, url, caption };
    await db('passport_pictures').insert(link);
  }
}
