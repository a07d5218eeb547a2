import { expectationOf, type Expectation } from './expectation.js';
import { MemberTable } from './member-table.js';
import type {
  ChoiceShape,
  ListShape,
  MemberRule,
  NumberShape,
  ObjectShape,
  Shape,
  SingleShape,
  TextShape,
} from './shape.js';
import { isVisible, textFormats } from './text-format.js';

/**
 * A shape made ready to be held against values: what it asks of each JSON type, undefined for the types
 * it does not take. A value's type decides which alternative was meant.
 */
export interface CompiledShape {
  /** Said of values of a type that is not taken. */
  readonly expected: Expectation;
  readonly text: TextCheck | undefined;
  readonly number: NumberCheck | undefined;
  readonly takesBoolean: boolean;
  readonly list: ListCheck | undefined;
  readonly object: ObjectCheck | undefined;
}

interface TextCheck {
  readonly expected: Expectation;
  readonly accepts: (text: string) => boolean;
}

export interface NumberCheck {
  readonly expected: Expectation;
  readonly minimum: number;
  readonly above: number;
  readonly maximum: number;
  readonly isInteger: boolean;
}

export interface ListCheck {
  readonly expected: Expectation;
  readonly nonEmpty: boolean;
  readonly entry: CompiledShape;
  readonly sumsTo100: string | undefined;
}

export interface ObjectCheck {
  readonly members: MemberTable<CompiledMember>;
  readonly ascending: readonly string[];
}

export interface CompiledMember {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRecommended: boolean;
  readonly shape: CompiledShape;
}

/** Reads a shape once, so that no rule is read per document. */
export function compileShape(shape: Shape): CompiledShape {
  const alternatives = shape.kind === 'either' ? shape.alternatives : [shape];
  const compiled = <Kind extends SingleShape['kind'], Check>(
    kind: Kind,
    compile: (found: Extract<SingleShape, { kind: Kind }>) => Check,
  ) => {
    const found = alternatives.find((one) => one.kind === kind);
    return found && compile(found as Extract<SingleShape, { kind: Kind }>);
  };
  return {
    expected: expectationOf(shape),
    text: compiled('text', compileText) ?? compiled('choice', compileChoice),
    number: compiled('number', compileNumber),
    takesBoolean: compiled('boolean', () => true) ?? false,
    list: compiled('list', compileList),
    object: compiled('object', compileObject),
  };
}

export function compileMember(name: string, { shape, requirement }: MemberRule): CompiledMember {
  return {
    name,
    isRequired: requirement === 'required',
    isRecommended: requirement === 'recommended',
    shape: compileShape(shape),
  };
}

function compileText(shape: TextShape): TextCheck {
  const accepts = shape.format === undefined ? isVisible : textFormats[shape.format].accepts;
  return { expected: expectationOf(shape), accepts };
}

function compileChoice(shape: ChoiceShape): TextCheck {
  const known = new Set(shape.values);
  const accepts = shape.ignoreCase
    ? (text: string) => known.has(text.toLowerCase())
    : (text: string) => known.has(text);
  return { expected: expectationOf(shape), accepts };
}

function compileNumber(shape: NumberShape): NumberCheck {
  return {
    expected: expectationOf(shape),
    // No infinity is JSON, but 1e999 is read as one.
    minimum: shape.minimum ?? -Number.MAX_VALUE,
    above: shape.above ?? -Infinity,
    maximum: shape.maximum ?? Number.MAX_VALUE,
    isInteger: shape.integer ?? false,
  };
}

function compileList(shape: ListShape): ListCheck {
  return {
    expected: expectationOf(shape),
    nonEmpty: shape.nonEmpty,
    entry: compileShape(shape.entry),
    sumsTo100: shape.sumsTo100,
  };
}

function compileObject({ members, ascending = [] }: ObjectShape): ObjectCheck {
  const all = Object.entries(members).map((entry) => compileMember(...entry));
  return { members: new MemberTable(all), ascending };
}
