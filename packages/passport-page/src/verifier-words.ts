import type { PassportDocument } from './documents.js';
import { drawingPaths } from './parts/drawings.js';
import { headOf } from './passport-facts.js';
import type { ProductPageOptions } from './page-options.js';
import { readerOf } from './values/reader.js';
import { linesAt } from './values/passport-values.js';
import { plainText, type Line } from './values/said.js';
import { labelOf } from './values/say-value.js';

/** A document in the words of its own page, as data for the verifier, which knows no rules. */
export interface VerifierWords {
  readonly product: string;
  readonly operator: string;
  /** Line drawing of some product of the category, 360 by 170: a class and a path each. */
  readonly drawing: readonly (readonly [kind: string, path: string])[];
  /** Says that the drawing is none of the product. */
  readonly drawingLabel: string;
  /** Label and value of each entry with a shown value, by its key. */
  readonly entries: Readonly<Record<string, readonly [label: string, value: string]>>;
}

export function toVerifierWords(
  document: PassportDocument,
  options: Pick<ProductPageOptions, 'language' | 'categories'>,
): VerifierWords {
  const language = readerOf(options);
  const { metadata, economicOperator } = document;
  const entries = Object.keys(metadata).flatMap((key) => {
    const lines = linesAt(metadata, key, language);
    // A value that the page has no words for is shown as it stands in the file.
    return lines.length === 0
      ? []
      : [[key, [labelOf(key, language), lines.map(textOf).join('; ')] as const] as const];
  });
  const { name, drawing } = headOf(document, language);
  return {
    product: plainText(name),
    operator: economicOperator.name,
    drawing: drawingPaths(drawing),
    drawingLabel: language.texts.frame.drawing,
    entries: Object.fromEntries(entries),
  };
}

function textOf({ heading, said, notes = [] }: Line): string {
  const value = heading === undefined ? plainText(said) : `${heading}: ${plainText(said)}`;
  const more = notes.map(([label, note]) =>
    label === '' ? plainText(note) : `${label}: ${plainText(note)}`,
  );
  return more.length === 0 ? value : `${value} (${more.join(', ')})`;
}
