import { ApiError } from '@dpp/client';
import type { LabelSheetName } from '@dpp/gs1/carriers';
import { client } from '../../server/client.js';
import { carrierCalls, type Symbology } from '../carriers/carrier-calls.js';
import type { CodedPassport } from '../coded-passports.js';
import { sizeOfSvg } from '../model/carrier-size.js';
import { sheetRuns } from './model/sheet-runs.js';

/** How sheets of labels are printed; what is left out is as each passport declares. */
export interface SheetStyle {
  readonly sheet: LabelSheetName;
  /** Place of the first free label, from 1. */
  readonly start: number;
  readonly symbology?: Symbology | undefined;
  readonly xDimensionMm?: number | undefined;
  readonly withText: boolean;
}

/** One file of labels. */
export interface LabelFile {
  /** Numbers of its first and last label, from 1. */
  readonly from: number;
  readonly to: number;
  readonly content: Uint8Array;
}

/** Prints the labels, one file after the other: all of them, or none. */
export async function makeSheets(
  passports: readonly CodedPassport[],
  { sheet, start: first, symbology, xDimensionMm, withText: hri }: SheetStyle,
  onProgress: (done: number) => void,
): Promise<LabelFile[]> {
  const files: LabelFile[] = [];
  for (const { from, to, start } of sheetRuns(passports.length, sheet, first)) {
    onProgress(from - 1);
    const ids = passports.slice(from - 1, to).map(({ id }) => id);
    const design = { symbology, xDimensionMm, hri };
    const content = await client.qrCodes.createLabelSheets({ ids, sheet, start, ...design });
    files.push({ from, to, content });
  }
  return files;
}

/** Why no sheet was printed, as far as a person can do something about it. */
export type SheetRefusal =
  | { readonly kind: 'notFound'; readonly missing: readonly CodedPassport[] }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly codeMm: number | undefined }
  | { readonly kind: 'code'; readonly name: string };

/** Reads a refusal; of a code that is larger than a label, asks how large it is. */
export async function refusalOf(
  error: unknown,
  passports: readonly CodedPassport[],
  { symbology, xDimensionMm }: SheetStyle,
): Promise<SheetRefusal | undefined> {
  if (!(error instanceof ApiError)) return undefined;
  const { ids, id } = error.body as { readonly ids?: unknown; readonly id?: unknown };
  if (error.code === 'LABELS_NOT_FOUND' && Array.isArray(ids)) {
    return { kind: 'notFound', missing: passports.filter((each) => ids.includes(each.id)) };
  }
  const label = passports.find((each) => each.id === id);
  if (!label) return undefined;
  const { name, of = 'passport' } = label;
  if (error.code !== 'CARRIER_TOO_LARGE') return { kind: 'code', name };
  const svg = await carrierCalls[of].svg(label.id, { symbology, xDimensionMm }).catch(() => '');
  return { kind: 'tooLarge', name, codeMm: sizeOfSvg(svg)?.widthMm };
}
