import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exifOf,
  pictureFiles,
  pngChunk,
  pngOf,
  withChunks,
  withSegments,
  withWebpChunks,
} from '../../../../test/support/picture-files.js';
import { trimPicture } from './trim-picture.js';

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

describe('trimPicture', () => {
  it.each([
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a progressive JPEG', changed(jpeg, frameAt, 'ffc2'), 'image/jpeg'],
    ['a JPEG with a note', withSegment('fffe00044869'), 'image/jpeg'],
    ['a JPEG with bytes to fill', withSegment('ffffff'), 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a PNG with a profile of colours', pngOf(3, 2, 'Front'), 'image/png'],
    ['a WebP', webp, 'image/webp'],
    ['a lossless WebP', webpLossless, 'image/webp'],
    ['an extended WebP', webpExtended, 'image/webp'],
  ])('tells %s and its size', (_what, file, mediaType) => {
    expect(trimPicture(file)).toMatchObject({ mediaType, ...size });
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
    expect(trimPicture(Buffer.from(file))).toEqual({ refusal: 'NOT_A_PICTURE' });
  });

  it.each<[what: string, file: Buffer]>([
    ['a JPEG of no frame', changed(jpeg, frameAt, 'ffe0')],
    ['a JPEG that browsers do not show', changed(jpeg, frameAt, 'ffc3')],
    ['a JPEG whose height comes later', changed(jpeg, frameAt + 5, '0000')],
    ['a JPEG with a segment of no length', withSegment('fffe0001')],
    ['a JPEG with bytes between its segments', withSegment('fffe000200')],
    ['a JPEG that ends in its scan', jpeg.subarray(0, -2)],
    ['a PNG whose header is another chunk', changed(png, 12, '74455874')],
    ['a PNG with a chunk beyond its end', changed(png, 33, '7fffffff')],
    ['a PNG without an end', png.subarray(0, -12)],
    ['a PNG of no width', pngOf(0, 2)],
    ['a WebP that says to be longer', changed(webp, 4, 'ff')],
    ['a WebP with a chunk beyond its end', changed(webp, 16, 'ffff')],
    ['a WebP of a frame that needs another', changed(webp, 20, '71')],
    ['a WebP without its start code', changed(webp, 23, '00')],
    ['a lossless WebP without its mark', changed(webpLossless, 20, '2e')],
    ['an extended WebP without a picture', changed(webpExtended, 30, '41424344')],
    ['an extended WebP of two pictures', withWebpChunks(webpExtended, [['VP8L', webpLossless]])],
    ['a WebP of unknown chunks', changed(webp, 12, '41424344')],
  ])('takes %s for a damaged one', (_what, file) => {
    expect(trimPicture(file)).toEqual({ refusal: 'DAMAGED' });
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
    expect(trimPicture(file)).toEqual({ refusal: 'TOO_MANY_PIXELS' });
  });

  it.each<[what: string, file: Buffer]>([
    ['a PNG', withChunks(png, [pngChunk('acTL', Buffer.alloc(8))])],
    ['a WebP', changed(webpExtended, 20, '02')],
    ['a WebP that says it does not', withWebpChunks(webpExtended, [['ANMF', Buffer.alloc(16)]])],
  ])('takes %s that moves for no still picture', (_what, file) => {
    expect(trimPicture(file)).toEqual({ refusal: 'ANIMATED' });
  });

  it('takes 16 megapixels', () => {
    expect(trimPicture(pngOf(4000, 4000))).toMatchObject({ width: 4000, height: 4000 });
  });

  it.each(Object.entries(pictureFiles))('takes no beginning of a whole %s', (_name, file) => {
    for (let length = 0; length < file.length; length++) {
      expect(trimPicture(file.subarray(0, length))).toHaveProperty('refusal');
    }
  });

  it('answers whatever the bytes are', () => {
    const heads = [jpeg.subarray(0, 2), jpeg.subarray(0, scanAt), png.subarray(0, 33), webp];
    const file = fc
      .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }))
      .map(([head, rest]) => Buffer.concat([head, rest]));
    fc.assert(fc.property(file, (bytes) => 'refusal' in trimPicture(bytes) || true));
  });

  it('reads the longest scan there may be in a moment', () => {
    const scan = Buffer.from('ff00'.repeat(1_000_000), 'hex');
    const file = Buffer.concat([jpeg.subarray(0, -2), scan, jpeg.subarray(-2)]);
    const began = performance.now();
    expect(trimPicture(file)).toMatchObject(size);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('what is kept of a file', () => {
  it.each(Object.entries(pictureFiles))('is all of it, where it is nothing but a %s', (_, file) => {
    expect(trimPicture(file)).toHaveProperty('content', file);
  });

  const said = Buffer.from('48.2082,16.3738 Wien');
  const exif = (orientation: number, order?: 'II' | 'MM') =>
    Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation, order)]);
  const xmp = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), said]);
  const thumbnail = Buffer.from('4a46494600' + '0102000001000101' + '01' + 'ffffff', 'hex');

  it.each<[what: string, file: Buffer, kept: Buffer]>([
    ['Exif data of a JPEG', withSegments(jpeg, [[0xe1, exif(1)]]), jpeg],
    ['XMP of a JPEG', withSegments(jpeg, [[0xe1, xmp]]), jpeg],
    ['IPTC of a JPEG', withSegments(jpeg, [[0xed, said]]), jpeg],
    ['a note in a JPEG', withSegments(jpeg, [[0xfe, said]]), jpeg],
    ['other pictures of a JPEG', withSegments(jpeg, [[0xe2, Buffer.from('MPF\0Wien')]]), jpeg],
    ['the thumbnail of a JPEG', withSegments(jpeg, [[0xe0, thumbnail]]), jpeg],
    ['what no standard names', withSegments(jpeg, [[0xe5, said]]), jpeg],
    ['what stands behind a JPEG', Buffer.concat([jpeg, Buffer.from('PK\u0005\u0006')]), jpeg],
    ['Exif data of a PNG', withChunks(png, [pngChunk('eXIf', exifOf(1))]), png],
    ['a text in a PNG', withChunks(png, [pngChunk('tEXt', said)]), png],
    ['a packed text in a PNG', withChunks(png, [pngChunk('zTXt', said)]), png],
    ['XMP of a PNG', withChunks(png, [pngChunk('iTXt', said)]), png],
    ['the time of a PNG', withChunks(png, [pngChunk('tIME', Buffer.alloc(7))]), png],
    ['what stands behind a PNG', Buffer.concat([png, Buffer.from('<script>')]), png],
    [
      'Exif data and XMP of a WebP',
      changed(
        withWebpChunks(webpExtended, [
          ['EXIF', exifOf(6)],
          ['XMP ', said],
        ]),
        20,
        '0c',
      ),
      webpExtended,
    ],
    ['an odd chunk of a WebP', withWebpChunks(webpExtended, [['note', said]]), webpExtended],
    ['more chunks of a simple WebP', withWebpChunks(webp, [['EXIF', exifOf(6)]]), webp],
    ['what stands behind a WebP', Buffer.concat([webp, Buffer.from('<script>')]), webp],
  ])('has no %s', (_what, file, kept) => {
    expect(trimPicture(file)).toHaveProperty('content', kept);
  });

  const profile = Buffer.from('ICC_PROFILE\0\u0001\u0001sRGB');
  it.each<[what: string, file: Buffer]>([
    ['colours of a JPEG', withSegments(jpeg, [[0xe2, profile]])],
    ['a JPEG of an editor', withSegments(jpeg, [[0xee, Buffer.from('Adobe\0d\0\0\0\0\u0001')]])],
    ['colours of a PNG', withChunks(png, [pngChunk('gAMA', Buffer.from('0000b18f', 'hex'))])],
    ['colours of a WebP', withWebpChunks(webpExtended, [['ICCP', profile]])],
  ])('has the %s', (_what, file) => {
    const shown = trimPicture(file);
    expect(new Set('content' in shown ? shown.content : [])).toEqual(new Set(file));
    expect(shown).toHaveProperty('content.length', file.length);
  });

  it.each([
    [2, 'II'],
    [3, 'MM'],
    [6, 'II'],
    [8, 'MM'],
  ] as const)('has orientation %i (%s), and the size that it is shown with', (turned, order) => {
    const shownAs = turned < 5 ? size : { width: 2, height: 3 };
    const ofJpeg = trimPicture(withSegments(jpeg, [[0xe1, exif(turned, order)]]));
    const ofPng = trimPicture(withChunks(png, [pngChunk('eXIf', exifOf(turned, order))]));
    for (const shown of [ofJpeg, ofPng]) {
      expect(shown).toMatchObject(shownAs);
      const text = Buffer.from('content' in shown ? shown.content : []).toString('latin1');
      expect(text).toContain(
        `MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCharCode(turned)}\0\0`,
      );
      expect(text).not.toMatch(/Wien|Cam/);
      // What was kept once is kept as it is.
      expect(trimPicture(Buffer.from(text, 'latin1'))).toEqual(shown);
    }
  });

  it.each<[what: string, exif: string]>([
    ['nothing', ''],
    ['a directory beyond their end', '4d4d002affffffff'],
    ['no entry', '4d4d002a000000080000'],
    ['fewer entries than they say', '4d4d002a00000008ffff01120003'],
    ['an orientation that there is not', exifOf(9).toString('hex')],
    ['an orientation of another type', '4d4d002a0000000800010112000400000001000000060000'],
  ])('is not turned where Exif data hold %s', (_what, hex) => {
    const file = withSegments(jpeg, [[0xe1, Buffer.from(`457869660000${hex}`, 'hex')]]);
    expect(trimPicture(file)).toMatchObject({ ...size, content: jpeg });
  });
});
