import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureFiles, pngOf } from '../../../../test/support/picture-files.js';
import { readPictureHeader } from './read-picture-header.js';

const { jpeg, png, webp, webpLossless, webpExtended } = pictureFiles;
const size = { width: 3, height: 2 };

/** Another value for some bytes of a file. */
function changed(file: Buffer, at: number, hex: string): Buffer {
  const copy = Buffer.from(file);
  copy.write(hex, at, 'hex');
  return copy;
}

/** The same files with a JPEG segment before all others. */
const withSegment = (hex: string) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(hex, 'hex'), jpeg.subarray(2)]);
const frameAt = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
const scanAt = jpeg.indexOf(Buffer.from('ffda', 'hex'));

describe('readPictureHeader', () => {
  it.each([
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a progressive JPEG', changed(jpeg, frameAt, 'ffc2'), 'image/jpeg'],
    ['a JPEG with a note', withSegment('fffe00044869'), 'image/jpeg'],
    ['a JPEG with bytes to fill', withSegment('ffffff'), 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a PNG with a text', pngOf(3, 2, 'Front'), 'image/png'],
    ['a WebP', webp, 'image/webp'],
    ['a lossless WebP', webpLossless, 'image/webp'],
    ['an extended WebP', webpExtended, 'image/webp'],
  ])('tells %s and its size', (_what, file, mediaType) => {
    expect(readPictureHeader(file)).toEqual({ mediaType, ...size });
  });

  it.each<[what: string, file: string | Buffer]>([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><title>404</title>'],
    ['a GIF', 'GIF89a\u0003\0\u0002\0'],
    ['a bitmap', 'BM\0\0\0\0'],
    ['an AVIF', '\0\0\0\u001cftypavif'],
    ['a sound in RIFF', changed(webp, 8, '57415645')],
    ['a picture behind something else', Buffer.concat([Buffer.from('\n'), jpeg])],
    ['a mark without its last byte', png.subarray(0, 7)],
  ])('takes %s for no picture', (_what, file) => {
    expect(readPictureHeader(Buffer.from(file))).toEqual({ refusal: 'NOT_A_PICTURE' });
  });

  it.each<[what: string, file: Buffer]>([
    ['a JPEG of no frame', changed(jpeg, frameAt, 'ffe0')],
    ['a JPEG that browsers do not show', changed(jpeg, frameAt, 'ffc3')],
    ['a JPEG whose height comes later', changed(jpeg, frameAt + 5, '0000')],
    ['a JPEG with a segment of no length', withSegment('fffe0001')],
    ['a JPEG with bytes between its segments', withSegment('fffe000200')],
    ['a JPEG that ends in its scan', jpeg.subarray(0, -2)],
    ['a JPEG that ends twice', Buffer.concat([jpeg, Buffer.from('ffd9', 'hex')])],
    ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0005\u0006')])],
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<script>')])],
    ['a PNG whose header is another chunk', changed(png, 12, '74455874')],
    ['a PNG with a chunk beyond its end', changed(png, 33, '7fffffff')],
    ['a PNG without an end', png.subarray(0, -12)],
    ['a PNG of no width', pngOf(0, 2)],
    ['a WebP with a script behind it', Buffer.concat([webp, Buffer.from('<script>')])],
    ['a WebP that says to be longer', changed(webp, 4, 'ff')],
    ['a WebP with a chunk beyond its end', changed(webp, 16, 'ffff')],
    ['a WebP of a frame that needs another', changed(webp, 20, '71')],
    ['a WebP without its start code', changed(webp, 23, '00')],
    ['a lossless WebP without its mark', changed(webpLossless, 20, '2e')],
    ['a WebP of unknown chunks', changed(webp, 12, '41424344')],
  ])('takes %s for a damaged one', (_what, file) => {
    expect(readPictureHeader(file)).toEqual({ refusal: 'DAMAGED' });
  });

  it.each<[what: string, file: Buffer]>([
    ['a PNG of 100,000 x 100,000', pngOf(100_000, 100_000)],
    ['a PNG of the largest sides', pngOf(0xffffffff, 0xffffffff)],
    ['a PNG of one row too many', pngOf(4000, 4001)],
    ['a JPEG', changed(jpeg, frameAt + 5, 'ffffffff')],
    ['a WebP', changed(webp, 26, 'ff3fff3f')],
    ['a lossless WebP', changed(webpLossless, 21, 'ffffff0f')],
    ['an extended WebP', changed(webpExtended, 24, 'ffffffffffff')],
  ])('takes %s for too large', (_what, file) => {
    expect(readPictureHeader(file)).toEqual({ refusal: 'TOO_MANY_PIXELS' });
  });

  it('takes 16 megapixels', () => {
    expect(readPictureHeader(pngOf(4000, 4000))).toMatchObject({ width: 4000, height: 4000 });
  });

  it.each(Object.entries(pictureFiles))('takes no beginning of a whole %s', (_name, file) => {
    for (let length = 0; length < file.length; length++) {
      expect(readPictureHeader(file.subarray(0, length))).toHaveProperty('refusal');
    }
  });

  it('answers whatever the bytes are', () => {
    const heads = [jpeg.subarray(0, 2), jpeg.subarray(0, scanAt), png.subarray(0, 33), webp];
    const file = fc
      .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }))
      .map(([head, rest]) => Buffer.concat([head, rest]));
    fc.assert(fc.property(file, (bytes) => 'refusal' in readPictureHeader(bytes) || true));
  });

  it('reads the longest scan there may be in a moment', () => {
    const scan = Buffer.from('ff00'.repeat(1_000_000), 'hex');
    const file = Buffer.concat([jpeg.subarray(0, -2), scan, jpeg.subarray(-2)]);
    const began = performance.now();
    expect(readPictureHeader(file)).toMatchObject(size);
    expect(performance.now() - began).toBeLessThan(250);
  });
});
