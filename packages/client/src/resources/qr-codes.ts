import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { PassportLabelsRequest, QrPngQuery, QrSvgQuery } from '../schemas.js';

/** QR codes of the workspace's passports and battery units. */
export class QrCodesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Draws the QR code of a passport, by UUID or product id, as a PNG file. */
  getPng(
    idOrProductId: string,
    { size, ecl, ...options }: QrPngQuery & RequestOptions = {},
  ): Promise<Uint8Array> {
    return this.#transport.bytes({
      method: 'GET',
      path: '/api/v1/passports/{id}/qr',
      params: { id: idOrProductId },
      query: { format: 'png', size: size?.toString(), ecl },
      accept: 'image/png',
      options,
    });
  }

  /** Draws the same as an SVG document, with the GS1 key in letters below if `hri` is set. */
  getSvg(
    idOrProductId: string,
    { size, ecl, hri, ...options }: QrSvgQuery & RequestOptions = {},
  ): Promise<string> {
    return this.#transport.text({
      method: 'GET',
      path: '/api/v1/passports/{id}/qr',
      params: { id: idOrProductId },
      query: { format: 'svg', size: size?.toString(), ecl, hri: hri?.toString() },
      accept: 'image/svg+xml',
      options,
    });
  }

  /** Draws the QR code of a battery unit, by UUID, as a PNG file. */
  getUnitPng(
    id: string,
    { size, ecl, ...options }: QrPngQuery & RequestOptions = {},
  ): Promise<Uint8Array> {
    return this.#transport.bytes({
      method: 'GET',
      path: '/api/v1/units/{id}/qr',
      params: { id },
      query: { format: 'png', size: size?.toString(), ecl },
      accept: 'image/png',
      options,
    });
  }

  /** Draws the same as an SVG document, with GTIN and serial number in letters below if `hri` is set. */
  getUnitSvg(
    id: string,
    { size, ecl, hri, ...options }: QrSvgQuery & RequestOptions = {},
  ): Promise<string> {
    return this.#transport.text({
      method: 'GET',
      path: '/api/v1/units/{id}/qr',
      params: { id },
      query: { format: 'svg', size: size?.toString(), ecl, hri: hri?.toString() },
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Draws the QR codes of 1 to 200 passports and battery units as a ZIP archive. Its `manifest.json` names the
   * passport or unit of each file, and those that were skipped.
   */
  createLabels(request: PassportLabelsRequest, options?: RequestOptions): Promise<Uint8Array> {
    return this.#transport.bytes({
      method: 'POST',
      path: '/api/v1/passports/labels',
      body: request,
      accept: 'application/zip',
      isSafe: true,
      options,
    });
  }
}
