import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { PassportLabelsRequest, QrLinkQuery, QrPngQuery, QrSvgQuery } from '../schemas.js';

/** QR codes of the workspace's passports and battery units. */
export class QrCodesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Draws the QR code of a passport, by UUID or product id, as a PNG file.
   * @example
   * const png = await client.qrCodes.getPng('09506000134352', { size: 600, ecl: 'H' });
   */
  getPng(
    idOrProductId: string,
    { size, ecl, link, ...options }: QrPngQuery & QrLinkQuery & RequestOptions = {},
  ): ReplyPromise<Uint8Array> {
    return this.#transport.bytes({
      path: '/api/v1/passports/{id}/qr',
      params: { id: idOrProductId },
      query: { format: 'png', size, ecl, link },
      accept: 'image/png',
      options,
    });
  }

  /**
   * Draws the same as an SVG document, with the GS1 key in letters below if `hri` is set.
   * @example
   * const svg = await client.qrCodes.getSvg('09506000134352', { hri: true });
   */
  getSvg(
    idOrProductId: string,
    { size, ecl, hri, link, ...options }: QrSvgQuery & QrLinkQuery & RequestOptions = {},
  ): ReplyPromise<string> {
    return this.#transport.text({
      path: '/api/v1/passports/{id}/qr',
      params: { id: idOrProductId },
      query: { format: 'svg', size, ecl, hri, link },
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Draws the QR code of a battery unit, by UUID, as a PNG file.
   * @example
   * const png = await client.qrCodes.getUnitPng(unitId, { size: 600 });
   */
  getUnitPng(
    id: string,
    { size, ecl, ...options }: QrPngQuery & RequestOptions = {},
  ): ReplyPromise<Uint8Array> {
    return this.#transport.bytes({
      path: '/api/v1/units/{id}/qr',
      params: { id },
      query: { format: 'png', size, ecl },
      accept: 'image/png',
      options,
    });
  }

  /**
   * Draws the same as an SVG document, with GTIN and serial number in letters below if `hri` is set.
   * @example
   * const svg = await client.qrCodes.getUnitSvg(unitId, { hri: true });
   */
  getUnitSvg(
    id: string,
    { size, ecl, hri, ...options }: QrSvgQuery & RequestOptions = {},
  ): ReplyPromise<string> {
    return this.#transport.text({
      path: '/api/v1/units/{id}/qr',
      params: { id },
      query: { format: 'svg', size, ecl, hri },
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Draws the QR codes of 1 to 200 passports and battery units as a ZIP archive. Its `manifest.json` names the
   * passport or unit of each file, and those that were skipped.
   * @example
   * const zip = await client.qrCodes.createLabels({ ids: ['09506000134352', unitId], size: 300 });
   */
  createLabels(request: PassportLabelsRequest, options?: RequestOptions): ReplyPromise<Uint8Array> {
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
