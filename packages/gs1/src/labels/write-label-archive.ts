import { Gs1Error } from '../error.js';
import { encodeQrCode, type ErrorCorrectionLevel } from '../qr/encode-qr-code.js';
import { renderQrPng } from '../qr/render-qr-png.js';
import { renderQrSvg } from '../qr/render-qr-svg.js';
import { requireImageSize } from '../qr/symbol-layout.js';
import { safeFileName, UniqueNames } from './file-name.js';
import { ZipWriter } from './zip-writer.js';

/** One label to draw. */
export interface Label {
  /** What the manifest calls it. */
  readonly id: string;
  /** What its file is called, before it is made safe and unique. Default: `id`. */
  readonly name?: string;
  /** What its symbol says: printable ASCII. */
  readonly uri: string;
  /** Lines below the symbol; SVG only. Default none. */
  readonly hri?: readonly string[];
  /** Shows TEST below the symbol, in both formats. Default false. */
  readonly isTest?: boolean;
}

/** A label that cannot be drawn, to be named in the manifest. */
export interface SkippedLabel {
  readonly id: string;
  /**
   * Such as `NOT_FOUND`. A label that cannot be drawn is skipped with the code of the error:
   * `TOO_SHORT`, `INVALID_CHARACTER`, `TOO_LONG` or `NO_ROOM`.
   */
  readonly reason: string;
}

/** What `manifest.json` at the end of an archive holds, in the order of the labels. */
export interface LabelManifest {
  readonly included: readonly {
    readonly id: string;
    readonly file: string;
    readonly uri: string;
  }[];
  readonly skipped: readonly SkippedLabel[];
}

/** Options of {@link writeLabelArchive}. */
export interface LabelArchiveOptions {
  /** Default `png`. */
  readonly format?: 'png' | 'svg';
  /** Pixels along one side of each image. 128 to 2048. Default 512. */
  readonly sizePx?: number;
  /** Default `Q`. */
  readonly errorCorrectionLevel?: ErrorCorrectionLevel;
  /** Printed width of a module in millimetres; PNG only. Default 0.495. */
  readonly xDimensionMm?: number;
}

/**
 * Writes a ZIP archive with one image per label and `manifest.json` as its last file.
 *
 * A label is asked for, drawn and given out before the next one is asked for: memory holds one image,
 * and a reader that stops reading stops the work. The same labels and options give the same bytes.
 *
 * @param labels - Each a label to draw, or one already known to be skipped.
 * @throws RangeError at once for a `sizePx` that is no integer of 128 to 2048.
 * @see .ZIP File Format Specification 6.3.10.
 */
export function writeLabelArchive(
  labels: Iterable<Label | SkippedLabel> | AsyncIterable<Label | SkippedLabel>,
  options: LabelArchiveOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  requireImageSize(options.sizePx ?? 512);
  return writeArchive(labels, options);
}

async function* writeArchive(
  labels: Iterable<Label | SkippedLabel> | AsyncIterable<Label | SkippedLabel>,
  options: LabelArchiveOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { format = 'png' } = options;
  const zip = new ZipWriter();
  const names = new UniqueNames();
  const included: LabelManifest['included'][number][] = [];
  const skipped: SkippedLabel[] = [];
  for await (const label of labels) {
    if ('reason' in label) {
      skipped.push({ id: label.id, reason: label.reason });
      continue;
    }
    const drawn = drawOrSayWhyNot(label, options);
    if (typeof drawn === 'string') {
      skipped.push({ id: label.id, reason: drawn });
      continue;
    }
    const file = names.claim(safeFileName(label.name ?? label.id), format);
    included.push({ id: label.id, file, uri: label.uri });
    yield zip.file(file, drawn);
  }
  const manifest: LabelManifest = { included, skipped };
  yield zip.file('manifest.json', toUtf8(`${JSON.stringify(manifest, null, 2)}\n`));
  yield zip.end();
}

/** @returns The image, or the reason there is none. */
function drawOrSayWhyNot(label: Label, options: LabelArchiveOptions): Uint8Array | string {
  try {
    return draw(label, options);
  } catch (error) {
    if (error instanceof Gs1Error) return error.code;
    throw error;
  }
}

function draw({ uri, hri = [], isTest = false }: Label, options: LabelArchiveOptions): Uint8Array {
  const { format = 'png', sizePx = 512, errorCorrectionLevel = 'Q', xDimensionMm } = options;
  const matrix = encodeQrCode(uri, { errorCorrectionLevel });
  if (format === 'svg') {
    const lines = isTest ? ['TEST', ...hri] : hri;
    return toUtf8(renderQrSvg(matrix, { sizePx, hri: lines }));
  }
  return renderQrPng(matrix, {
    sizePx,
    isTest,
    ...(xDimensionMm !== undefined && { xDimensionMm }),
  });
}

function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
