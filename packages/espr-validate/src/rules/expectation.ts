import { labelOf, type Wording } from '../messages/wording.js';
import type { NumberShape, Shape } from './shape.js';

/** Words what a value must be, in the language of the wording. Only called once something failed. */
export type Expectation = (wording: Wording) => string;

/** How far the percentages of a composition may be from 100: labels round to one decimal. */
export const SUM_TOLERANCE = 0.1;

/** What a missing value, or one of another JSON type, should have been. */
export function expectationOf(shape: Shape): Expectation {
  switch (shape.kind) {
    case 'text':
      return ({ catalogue }) => catalogue.expectations[shape.format ?? 'text'];
    case 'boolean':
      return ({ catalogue }) => catalogue.expectations.boolean;
    case 'choice': {
      const [only = '', ...others] = shape.values;
      if (others.length === 0) return () => only;
      return ({ catalogue, anyOf }) => catalogue.expectations.choice(anyOf(shape.values));
    }
    case 'number':
      return numberExpectation(shape);
    case 'list':
      return ({ catalogue }) => catalogue.expectations[shape.nonEmpty ? 'nonEmptyList' : 'list'];
    case 'object':
      return ({ catalogue }) => catalogue.expectations.object;
    case 'either': {
      const alternatives = shape.alternatives.map(expectationOf);
      return (wording) => wording.anyOf(alternatives.map((expectation) => expectation(wording)));
    }
  }
}

function numberExpectation({ integer, minimum, above, maximum }: NumberShape): Expectation {
  return ({ catalogue: { expectations }, number }) => {
    if (above !== undefined) {
      return maximum === undefined
        ? expectations.numberAbove(number(above))
        : expectations.numberAboveUpTo(number(above), number(maximum));
    }
    if (minimum === undefined) return expectations.number;
    if (integer) {
      return maximum === undefined
        ? expectations.integerFrom(number(minimum))
        : expectations.integerBetween(number(minimum), number(maximum));
    }
    return maximum === undefined
      ? expectations.numberFrom(number(minimum))
      : expectations.numberBetween(number(minimum), number(maximum));
  };
}

/** A composition whose percentages add up to something else. */
export function sumTo100(sum: number): Expectation {
  return ({ catalogue, number }) =>
    catalogue.expectations.sumTo100(number(sum), number(SUM_TOLERANCE));
}

/** An object some of whose numbers are out of order; the labels come smallest first. */
export function inAscendingOrder(members: readonly string[]): Expectation {
  return (wording) =>
    wording.catalogue.expectations.ascending(
      members.map((member) => labelOf(member, wording)).join(' ≤ '),
    );
}

/** A value that is the placeholder of a masked key. */
export const unmasked: Expectation = ({ catalogue }) => catalogue.expectations.unmasked;
