import { readBarcodes, type ReadResult } from 'zxing-wasm/reader';
// Gives the reader its code from disk.
import './qr-readers.js';
import type { Raster } from './rasterise.js';

/** What ZXing makes of the one code of a picture. */
export async function readCode(raster: Raster): Promise<ReadResult | undefined> {
  const { width, height, pixels } = raster;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [index, value] of pixels.entries()) data.fill(value, index * 4, index * 4 + 3);
  const image = { data, width, height, colorSpace: 'srgb' as const };
  const [code] = await readBarcodes(image, {
    formats: ['QRCode', 'DataMatrix'],
    maxNumberOfSymbols: 1,
    textMode: 'Plain',
    tryInvert: false,
  });
  return code?.isValid ? code : undefined;
}

/**
 * Width and height in pixels of the dark modules of a code, by where the reader found it: text is further away than
 * `marginPx`.
 */
export function darkSize(raster: Raster, { position }: ReadResult, marginPx: number) {
  const corners = [
    position.topLeft,
    position.topRight,
    position.bottomRight,
    position.bottomLeft,
  ] as const;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const area = {
    left: Math.max(0, Math.floor(Math.min(...xs) - marginPx)),
    right: Math.min(raster.width - 1, Math.ceil(Math.max(...xs) + marginPx)),
    top: Math.max(0, Math.floor(Math.min(...ys) - marginPx)),
    bottom: Math.min(raster.height - 1, Math.ceil(Math.max(...ys) + marginPx)),
  };
  const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = area.top; y <= area.bottom; y++) {
    for (let x = area.left; x <= area.right; x++) {
      if ((raster.pixels[y * raster.width + x] ?? 255) > 127) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
    }
  }
  return { width: found.right - found.left + 1, height: found.bottom - found.top + 1 };
}
