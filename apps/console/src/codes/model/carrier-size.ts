import { xDimensionMm } from '@dpp/gs1/carriers';

/** A width of one dot that was typed, in millimetres; nothing where it is none that can be drawn. */
export function readDotMm(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const dotMm = text === '' ? Number.NaN : Number(text);
  return dotMm >= xDimensionMm.min && dotMm <= xDimensionMm.max ? dotMm : undefined;
}

/** Width and height of a drawing in millimetres. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The size of a drawing in millimetres, as its outermost element says it. */
export function sizeOfSvg(svg: string): SizeMm | undefined {
  const found = /^<svg [^>]*?width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg);
  return found ? { widthMm: Number(found[1]), heightMm: Number(found[2]) } : undefined;
}
