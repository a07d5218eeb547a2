/** Entry `@dpp/espr-validate/vocabulary`: what a JSON-LD context says about metadata keys. */
import { categoryRules } from './categories/all-categories.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from './product-category.js';
import type { SingleShape } from './rules/shape.js';

/**
 * What a text, number or boolean is, as XML Schema calls it. A number is a double, as every number of
 * JSON is: RDF writes 62.5 as `6.25E1`, which is no `xsd:decimal`.
 */
export type ScalarType = 'anyURI' | 'boolean' | 'date' | 'double' | 'integer';

/** A metadata key that a rule names. */
export interface VocabularyTerm {
  readonly name: string;
  /**
   * The values can be objects or lists: JSON literals, as their inner names are no terms of the
   * vocabulary.
   */
  readonly isStructured: boolean;
  /** What other values are; absent for plain text, where the categories differ, and where there are none. */
  readonly scalarType?: ScalarType;
}

/**
 * The metadata keys of one category, or of all where none is given: each once, `category` first.
 *
 * @example
 * vocabularyTerms('chemicals').find(({ name }) => name === 'presenceOfSVHC').scalarType; // 'boolean'
 */
export function vocabularyTerms(category?: ProductCategory): VocabularyTerm[] {
  const shapes = new Map<string, SingleShape[]>([['category', [{ kind: 'text' }]]]);
  for (const each of category === undefined ? PRODUCT_CATEGORIES : [category]) {
    for (const [name, { shape }] of Object.entries(categoryRules[each].fields)) {
      const alternatives = shape.kind === 'either' ? shape.alternatives : [shape];
      shapes.set(name, [...(shapes.get(name) ?? []), ...alternatives]);
    }
  }
  return [...shapes].map(([name, alternatives]) => termOf(name, alternatives));
}

function termOf(name: string, alternatives: readonly SingleShape[]): VocabularyTerm {
  const scalars = alternatives.filter(({ kind }) => kind !== 'list' && kind !== 'object');
  const [scalarType, ...others] = new Set(scalars.map(scalarTypeOf));
  const isStructured = scalars.length < alternatives.length;
  if (scalarType === undefined || others.length > 0) return { name, isStructured };
  return { name, isStructured, scalarType };
}

function scalarTypeOf(shape: SingleShape): ScalarType | undefined {
  switch (shape.kind) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return shape.integer ? 'integer' : 'double';
    case 'text':
      if (shape.format === 'url') return 'anyURI';
      return shape.format === 'date' ? 'date' : undefined;
    case 'choice':
    case 'list':
    case 'object':
      return undefined;
  }
}
