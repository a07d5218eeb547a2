import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Given from disk, because the reader otherwise fetches it from a public host.
const wasm = readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** What a reader makes of the one QR code in a PNG. */
export async function readQrCode(png: Uint8Array) {
  const [symbol] = await readBarcodes(png, { formats: ['QRCode'] });
  return (
    symbol && { text: symbol.text, identifier: symbol.symbologyIdentifier, level: symbol.ecLevel }
  );
}
