import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CarrierQuery,
  DeclareCarrierRequest,
  LabelSheetsRequest,
  PassportCarrierReply,
  PassportLabelsRequest,
  QrLinkQuery,
  QrPngQuery,
  QrSvgQuery,
} from '../schemas.js';

/** Options of `qrCodes.declareCarrier`. */
export interface DeclareCarrierOptions extends RequestOptions {
  /** ETag of the version that the change is based on. */
  readonly ifMatch?: string | undefined;
}

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

  /**
   * Gets what is declared of the code of a passport, by UUID or product id, and its size in millimetres.
   * @example
   * const { carrier } = await client.qrCodes.getCarrier('09506000134352');
   */
  getCarrier(idOrProductId: string, options?: RequestOptions): ReplyPromise<PassportCarrierReply> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}/carrier',
      params: { id: idOrProductId },
      options,
    });
  }

  /**
   * Declares how the code of a passport is printed: `dataCarrier` of its metadata.
   *
   * @throws `BadRequestError` `CARRIER_HEIGHT_MISMATCH`, `CARRIER_KEY_REQUIRED` or `CARRIER_DESIGN_INVALID`;
   * `ForbiddenError` `PASSPORT_SEALED_IMMUTABLE`; `PreconditionFailedError` if another editor was faster than `ifMatch`.
   * @example
   * const design = { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.5 } as const;
   * const { declared } = await client.qrCodes.declareCarrier('09506000134352', design);
   */
  declareCarrier(
    idOrProductId: string,
    declared: DeclareCarrierRequest,
    { ifMatch, ...options }: DeclareCarrierOptions = {},
  ): ReplyPromise<PassportCarrierReply> {
    return this.#transport.json({
      method: 'PUT',
      path: '/api/v1/passports/{id}/carrier',
      params: { id: idOrProductId },
      body: declared,
      ifMatch,
      options,
    });
  }

  /**
   * Draws the code of a passport in millimetres, as an SVG document.
   * @example
   * const svg = await client.qrCodes.getCarrierSvg('09506000134352', { xDimensionMm: 0.4, hri: true });
   */
  getCarrierSvg(
    idOrProductId: string,
    { link, ...query }: CarrierQuery & QrLinkQuery & RequestOptions = {},
  ): ReplyPromise<string> {
    const { design, options } = splitCarrierQuery(query);
    return this.#transport.text({
      path: '/api/v1/passports/{id}/carrier.svg',
      params: { id: idOrProductId },
      query: { ...design, link },
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Draws the same as a PDF of one page.
   * @example
   * const pdf = await client.qrCodes.getCarrierPdf('09506000134352', { symbology: 'GS1_DATAMATRIX' });
   */
  getCarrierPdf(
    idOrProductId: string,
    { link, ...query }: CarrierQuery & QrLinkQuery & RequestOptions = {},
  ): ReplyPromise<Uint8Array> {
    const { design, options } = splitCarrierQuery(query);
    return this.#transport.bytes({
      path: '/api/v1/passports/{id}/carrier.pdf',
      params: { id: idOrProductId },
      query: { ...design, link },
      accept: 'application/pdf',
      options,
    });
  }

  /**
   * Draws the code of a battery unit, by UUID, in millimetres, as an SVG document.
   * @example
   * const svg = await client.qrCodes.getUnitCarrierSvg(unitId, { hri: true });
   */
  getUnitCarrierSvg(id: string, query: CarrierQuery & RequestOptions = {}): ReplyPromise<string> {
    const { design, options } = splitCarrierQuery(query);
    return this.#transport.text({
      path: '/api/v1/units/{id}/carrier.svg',
      params: { id },
      query: design,
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Draws the same as a PDF of one page.
   * @example
   * const pdf = await client.qrCodes.getUnitCarrierPdf(unitId, { symbology: 'QR' });
   */
  getUnitCarrierPdf(
    id: string,
    query: CarrierQuery & RequestOptions = {},
  ): ReplyPromise<Uint8Array> {
    const { design, options } = splitCarrierQuery(query);
    return this.#transport.bytes({
      path: '/api/v1/units/{id}/carrier.pdf',
      params: { id },
      query: design,
      accept: 'application/pdf',
      options,
    });
  }

  /**
   * Prints the codes of 1 to 200 passports and battery units on sheets of labels, as a PDF of A4: all of them or none.
   *
   * @throws `NotFoundError` `LABELS_NOT_FOUND`; `BadRequestError` `CARRIER_TOO_LARGE` for a code larger than a label.
   * @example
   * const pdf = await client.qrCodes.createLabelSheets({ ids: ['09506000134352'], sheet: 'A4_3x8_70x37' });
   */
  createLabelSheets(
    request: LabelSheetsRequest,
    options?: RequestOptions,
  ): ReplyPromise<Uint8Array> {
    return this.#transport.bytes({
      method: 'POST',
      path: '/api/v1/passports/label-sheets',
      body: request,
      accept: 'application/pdf',
      isSafe: true,
      options,
    });
  }
}

function splitCarrierQuery({
  symbology,
  xDimensionMm,
  quietZoneModules,
  errorCorrectionLevel,
  hri,
  ...options
}: CarrierQuery & RequestOptions) {
  const design = { symbology, xDimensionMm, quietZoneModules, errorCorrectionLevel, hri };
  return { design, options };
}
