/** What a person may choose, in millimetres with the white edge. */
export const sizeMm = { least: 10, most: 150, first: 30 } as const;

/** What the server draws, in pixels. */
const sizePx = { least: 128, most: 2048 } as const;

const dotsPerInch = 300;
const mmPerInch = 25.4;

/** Pixels of a PNG of this width at 300 dots an inch, within what the server draws. */
export function pixelsOf(widthMm: number): number {
  const pixels = Math.round((widthMm / mmPerInch) * dotsPerInch);
  return Math.min(Math.max(pixels, sizePx.least), sizePx.most);
}

/** The same drawing, so wide in print: programs and browsers take the width from its outermost element. */
export function svgOfWidth(svg: string, widthMm: number): string {
  return svg.replace(
    /^(<svg [^>]*?)width="([\d.]+)" height="([\d.]+)"/,
    (_, start: string, width: string, height: string) => {
      const heightMm = Math.round((widthMm * Number(height) * 1000) / Number(width)) / 1000;
      return `${start}width="${widthMm}mm" height="${heightMm}mm"`;
    },
  );
}

/**
 * The same picture, so wide in print: the chunk `pHYs` says how many of its pixels make a metre.
 *
 * @see PNG (Third Edition), 11.3.4.3.
 */
export function pngOfWidth(png: Uint8Array, widthMm: number): Uint8Array<ArrayBuffer> {
  const sized = new Uint8Array(png);
  const view = new DataView(sized.buffer);
  const perMetre = Math.round((view.getUint32(16) * 1000) / widthMm);
  const chunk = chunkAt(view, 'pHYs');
  if (chunk === undefined) return sized;
  view.setUint32(chunk + 8, perMetre);
  view.setUint32(chunk + 12, perMetre);
  view.setUint32(chunk + 17, crc32(sized.subarray(chunk + 4, chunk + 17)));
  return sized;
}

/** Where a chunk begins: at its length. */
function chunkAt(view: DataView, type: string): number | undefined {
  const letters = [...type].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
  for (let at = 8; at + 12 <= view.byteLength; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === letters) return at;
  }
  return undefined;
}

/** Width of one dot of a drawing in millimetres; its coordinates count dots, with the white edge. */
export function dotOf(svg: string, widthMm: number): number | undefined {
  const dots = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return dots > 0 ? widthMm / dots : undefined;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** The checksum of a chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
