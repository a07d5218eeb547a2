import { CarrierError } from './carrier-error.js';
import { roundMm, type Carrier } from './carrier.js';
import { letterSizesMm, setText, type TextBlock } from './text-block.js';

/** A code and its text in a rectangle, all in millimetres from the top left of it. */
export interface PlacedCode {
  readonly carrier: Carrier;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Where the quiet zone starts. */
  readonly codeLeftMm: number;
  readonly codeTopMm: number;
  readonly text: TextBlock;
  readonly textTopMm: number;
  /** Where lines start, or the middle that they stand around. */
  readonly textAtMm: number;
  readonly textAnchor: 'start' | 'middle';
}

/** So wide a picture may become for its text. */
const textWidthMm = 30;
/** Between the quiet zone of a code and the text beside or below it. */
const gapMm = 0.5;

/** The code with its text below, as small as both are together. */
export function placeAlone(carrier: Carrier, texts: readonly string[]): PlacedCode {
  const { sizeMm } = carrier;
  const text = setText(texts, Math.max(sizeMm, textWidthMm));
  const widthMm = roundMm(Math.max(sizeMm, text.widthMm));
  const belowMm = text.lines.length === 0 ? 0 : text.heightMm + 2 * gapMm;
  return {
    carrier,
    widthMm,
    heightMm: roundMm(sizeMm + belowMm),
    codeLeftMm: (widthMm - sizeMm) / 2,
    codeTopMm: 0,
    text,
    textTopMm: sizeMm + gapMm,
    textAtMm: widthMm / 2,
    textAnchor: 'middle',
  };
}

/**
 * The code in the middle of a place of the given size, its text below or beside it: whichever leaves the larger
 * letters. Nothing is cut.
 *
 * @throws {@link CarrierError} `NO_ROOM`, with what is needed and what is there.
 */
export function placeWithin(
  carrier: Carrier,
  texts: readonly string[],
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): PlacedCode {
  const { sizeMm } = carrier;
  const place = { carrier, widthMm, heightMm };
  if (sizeMm > widthMm || sizeMm > heightMm) throw noRoom(carrier, { widthMm, heightMm });
  if (texts.length === 0) return below(place, setText([], widthMm));
  for (const letterMm of letterSizesMm) {
    const under = setText(texts, widthMm, letterMm);
    if (sizeMm + gapMm + under.heightMm <= heightMm) return below(place, under);
    const roomBeside = widthMm - sizeMm - gapMm;
    if (roomBeside < leastBesideMm) continue;
    const next = setText(texts, roomBeside, letterMm);
    if (next.heightMm <= heightMm) return beside(place, next);
  }
  throw noRoom(carrier, { widthMm, heightMm, withText: true });
}

/** Narrower text is a column of single letters. */
const leastBesideMm = 15;

type Place = Pick<PlacedCode, 'carrier' | 'widthMm' | 'heightMm'>;

function below(place: Place, text: TextBlock): PlacedCode {
  const { carrier, widthMm, heightMm } = place;
  const usedMm = carrier.sizeMm + (text.lines.length === 0 ? 0 : gapMm + text.heightMm);
  const topMm = (heightMm - usedMm) / 2;
  return {
    ...place,
    codeLeftMm: (widthMm - carrier.sizeMm) / 2,
    codeTopMm: topMm,
    text,
    textTopMm: topMm + carrier.sizeMm + gapMm,
    textAtMm: widthMm / 2,
    textAnchor: 'middle',
  };
}

function beside(place: Place, text: TextBlock): PlacedCode {
  const { carrier, widthMm, heightMm } = place;
  const leftMm = (widthMm - carrier.sizeMm - gapMm - text.widthMm) / 2;
  return {
    ...place,
    codeLeftMm: leftMm,
    codeTopMm: (heightMm - carrier.sizeMm) / 2,
    text,
    textTopMm: (heightMm - text.heightMm) / 2,
    textAtMm: leftMm + carrier.sizeMm + gapMm,
    textAnchor: 'start',
  };
}

function noRoom(
  { sizeMm, symbology }: Carrier,
  {
    widthMm,
    heightMm,
    withText = false,
  }: { readonly widthMm: number; readonly heightMm: number; readonly withText?: boolean },
): CarrierError {
  const code = `The code (${symbology}) is ${sizeMm} mm wide and high with its quiet zone`;
  const room = `${roundMm(widthMm)} by ${roundMm(heightMm)} mm`;
  const message = withText
    ? `${code}, and a place of ${room} has no room for its text as well. Take a larger place, a smaller X-dimension, or no text.`
    : `${code}, and the place has ${room}. Take a larger place, a smaller X-dimension or a lower level of error correction.`;
  return new CarrierError('NO_ROOM', message);
}
