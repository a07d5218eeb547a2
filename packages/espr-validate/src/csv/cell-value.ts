import type { EitherShape, Shape } from '../rules/shape.js';

/** Turns the text of a cell into a value; a text that cannot be one stays, for the validator to fault. */
export type ReadCell = (text: string) => unknown;

/** The cell of a list without entries: a blank one is no list at all. */
const EMPTY_LIST = '[]';

/** How numbers are written in a file. */
export interface NumberStyle {
  /** `12,5` is twelve and a half: spreadsheets that separate cells by semicolons write it so. */
  readonly decimalComma: boolean;
}

/**
 * How to read the cells of a column with values of this shape; `undefined` for a column that no rule names: its cells
 * are texts. Several texts in one cell are separated by `|`; `[]` is the empty list wherever a list may be.
 */
export function cellReader(shape: Shape | undefined, style: NumberStyle): ReadCell {
  const read = filledCellReader(shape, style);
  if (!mayBeList(shape)) return read;
  return (text) => (text.trim() === EMPTY_LIST ? [] : read(text));
}

function mayBeList(shape: Shape | undefined): boolean {
  if (shape?.kind === 'either') return shape.alternatives.some(mayBeList);
  return shape === undefined || shape.kind === 'list';
}

function filledCellReader(shape: Shape | undefined, style: NumberStyle): ReadCell {
  switch (shape?.kind) {
    case 'number':
      return (text) => readNumber(text, style);
    case 'boolean':
      return readBoolean;
    case 'list': {
      const readEntry = cellReader(shape.entry, style);
      return (text) => text.split('|').map((entry) => readEntry(entry.trim()));
    }
    case 'either':
      return readerOfEither(shape, style);
    case 'text':
    case 'choice':
    case 'object':
    case undefined:
      return (text) => text;
  }
}

/** A text is only cut into a list where it could not have been meant as one text. */
function readerOfEither({ alternatives }: EitherShape, style: NumberStyle): ReadCell {
  const takesText = alternatives.some(({ kind }) => kind === 'text' || kind === 'choice');
  const readers = alternatives
    .filter(
      ({ kind }) => kind === 'number' || kind === 'boolean' || (kind === 'list' && !takesText),
    )
    .map((alternative) => cellReader(alternative, style));
  return (text) => {
    for (const read of readers) {
      const value = read(text);
      if (value !== text) return value;
    }
    return text;
  };
}

/** `1.234` where a comma marks the decimals: one thousand to some, and one and a fraction to others. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

function readNumber(text: string, { decimalComma }: NumberStyle): number | string {
  const trimmed = text.trim();
  if (decimalComma && GROUPED.test(trimmed)) return text;
  const english = decimalComma && !trimmed.includes('.') ? trimmed.replace(',', '.') : trimmed;
  return NUMBER.test(english) ? Number(english) : text;
}

/** `TRUE` and `FALSE` are how spreadsheets write them. */
function readBoolean(text: string): boolean | string {
  const lowerCase = text.trim().toLowerCase();
  if (lowerCase === 'true') return true;
  return lowerCase === 'false' ? false : text;
}
