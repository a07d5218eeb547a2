import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsQrModule from 'jsqr';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// CommonJS: what an ES module imports as default is the whole module, though its types say otherwise.
const jsQr = jsQrModule.default;
const require = createRequire(import.meta.url);

// Given from disk, because the reader otherwise fetches it from a public host.
const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(wasm).buffer },
});

/** What ZXing reads in a PNG file, with the symbology identifier it would prefix. */
export async function readWithZxing(png: Uint8Array) {
  const results = await readBarcodes(png, { formats: ['QRCode'] });
  return results.map(({ text, symbologyIdentifier }) => ({ text, symbologyIdentifier }));
}

/** What jsQR reads in a PNG file, decoded by pngjs. */
export function readWithJsQr(png: Uint8Array): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return jsQr(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}
