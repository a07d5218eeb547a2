import type { Wording } from '../messages/wording.js';
import type { ListShape, NumberShape, ObjectShape, Shape } from './shape.js';

/**
 * Words what a value must be, in the language of the wording; `isBrief` leaves out what is inside a list or
 * an object. Only called once something failed.
 */
export type Expectation = (wording: Wording, isBrief?: boolean) => string;

/** How far the percentages of a composition may be from 100: labels round to one decimal. */
export const SUM_TOLERANCE = 0.1;

/**
 * What a missing value, or one of another JSON type, should have been. What a list or an object must hold
 * is told with it, so that one answer is enough to get a document right.
 */
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
      return listExpectation(shape);
    case 'object':
      return objectExpectation(shape);
    case 'either': {
      const alternatives = shape.alternatives.map(expectationOf);
      return (wording, isBrief) =>
        wording.anyOf(alternatives.map((expectation) => expectation(wording, isBrief)));
    }
  }
}

/** `a list, which may be empty (each entry: a non-empty string)` */
function listExpectation({ entry, nonEmpty, sumsTo100 }: ListShape): Expectation {
  return (wording, isBrief) => {
    const { expectations } = wording.catalogue;
    const list = expectations[nonEmpty ? 'nonEmptyList' : 'list'];
    if (isBrief) return list;
    const ofEntries = wording.headed(expectations.eachEntry, expectationOf(entry)(wording));
    const asked = sumsTo100 === undefined ? [] : [expectations.percentagesTo100];
    return `${list} (${wording.sequence([ofEntries, ...asked])})`;
  };
}

/**
 * `an object (name: a non-empty string; number: a number)`: the members it must have or, of an object that
 * must have none, the names of those it may have.
 */
function objectExpectation({ members }: ObjectShape): Expectation {
  return (wording, isBrief) => {
    const { object, anyOfThese } = wording.catalogue.expectations;
    if (isBrief) return object;
    const asked = Object.entries(members)
      .filter(([, { requirement }]) => requirement === 'required')
      .map(([name, { shape }]) =>
        wording.headed(wording.label(name), expectationOf(shape)(wording)),
      );
    if (asked.length > 0) return `${object} (${wording.sequence(asked)})`;
    const names = Object.keys(members).map(wording.label);
    if (names.length === 0) return object;
    return `${object} (${wording.headed(anyOfThese, wording.sequence(names))})`;
  };
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

/** A composition with percentages that add up to something else than 100. */
export function sumTo100(sum: number): Expectation {
  return ({ catalogue, number }) =>
    catalogue.expectations.sumTo100(number(sum), number(SUM_TOLERANCE));
}

/** An object with some numbers out of order; the labels come smallest first. */
export function inAscendingOrder(members: readonly string[]): Expectation {
  return (wording) =>
    wording.catalogue.expectations.ascending(members.map(wording.label).join(' ≤ '));
}

/** A value that is the placeholder of a masked key. */
export const unmasked: Expectation = ({ catalogue }) => catalogue.expectations.unmasked;
