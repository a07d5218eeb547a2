import { imageSizePx, type ErrorCorrectionLevel } from '@dpp/gs1/qr';
import { ApiError } from '../../platform/http/api-error.js';
import type { CodeLink } from '../../representations/carrier/printed-code.js';

/** How a caller wants QR codes drawn, checked. */
export interface QrOptions {
  readonly format: 'png' | 'svg';
  /** 128 to 2048. */
  readonly sizePx: number;
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
  /** True when the keys stand below the symbol in letters, which only an SVG has room for. */
  readonly hri: boolean;
  readonly link: CodeLink;
}

/** The same, as it came. */
interface QrOptionsInput {
  readonly format?: string | undefined;
  readonly size?: string | number | undefined;
  readonly ecl?: string | undefined;
  readonly hri?: boolean | undefined;
  readonly link?: string | undefined;
}

const defaultSizePx = 512;

/**
 * Reads options, `format` and `ecl` in any case.
 *
 * @throws a 400 for what is no option, and for letters below a PNG; a size beyond the limits is brought within them.
 */
export function parseQrOptions({ size, hri = false, ...input }: QrOptionsInput): QrOptions {
  const format = input.format?.toLowerCase() ?? 'png';
  const ecl = input.ecl?.toUpperCase() ?? 'Q';
  if (format !== 'png' && format !== 'svg') throw ApiError.badRequest('format must be png or svg');
  if (ecl !== 'M' && ecl !== 'Q' && ecl !== 'H') throw ApiError.badRequest('ecl must be M, Q or H');
  const sizePx = parseSize(size);
  const link = input.link ?? 'digital-link';
  if (link !== 'digital-link' && link !== 'product' && link !== 'auto') {
    throw ApiError.badRequest('link must be digital-link or product, or auto');
  }
  if (hri && format === 'png') throw ApiError.badRequest('hri needs format svg');
  return { format, sizePx, errorCorrectionLevel: ecl, hri, link };
}

/** A text is a number in decimal digits: no other base, no exponent, no blanks. */
function parseSize(size: string | number = defaultSizePx): number {
  const isNumber = typeof size === 'number' || /^-?[0-9]+(?:\.[0-9]+)?$/.test(size);
  if (!isNumber) throw ApiError.badRequest('size must be a number');
  return Math.min(Math.max(Math.round(Number(size)), imageSizePx.min), imageSizePx.max);
}
