import { CarrierError } from './carrier-error.js';

/** Height of a line in sizes of its letters. */
const lineHeight = 1.2;
/** Width of every letter of the face, Courier, in sizes: a fixed pitch tells I from l and 0 from O. */
export const letterWidth = 0.6;

/** Sizes of letters in millimetres, tried from the largest; ours. The smallest is that of small print, 4 points. */
export const letterSizesMm = [2, 1.7, 1.4] as const;

/** Lines of text that fit a width. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly letterMm: number;
  readonly lineMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Breaks lines where they are wider than `widthMm`: at a blank where one stands late enough, else within the word, for
 * a serial number or a link has none.
 *
 * @throws {@link CarrierError} `TEXT_NOT_PRINTABLE` for what the face has no letter for.
 */
export function setText(
  texts: readonly string[],
  widthMm: number,
  letterMm: number = letterSizesMm[0],
): TextBlock {
  if (texts.some((text) => /[^\x20-\x7e]/.test(text))) {
    throw new CarrierError('TEXT_NOT_PRINTABLE', 'Text on a label is printable ASCII.');
  }
  // A sum of millimetres is a little less than what it should be.
  const perLine = Math.max(1, Math.floor(widthMm / (letterMm * letterWidth) + 1e-6));
  const lines = texts.flatMap((text) => breakLine(text, perLine));
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const lineMm = letterMm * lineHeight;
  return {
    lines,
    letterMm,
    lineMm,
    widthMm: longest * letterMm * letterWidth,
    heightMm: lines.length * lineMm,
  };
}

function breakLine(text: string, perLine: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > perLine) {
    const blank = rest.lastIndexOf(' ', perLine);
    const end = blank > perLine / 2 ? blank : perLine;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}
