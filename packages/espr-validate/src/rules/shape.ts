/** A text value. Without a format: any string with a visible character. */
export interface TextShape {
  readonly kind: 'text';
  readonly format?: TextFormat;
}

/** What a text can be held to beyond not being blank; see `text-format.ts` for each. */
export type TextFormat =
  'url' | 'country' | 'date' | 'monthOrDate' | 'eori' | 'commodityCode' | 'gtin' | 'grai';

/** A finite number; bounds are inclusive but for `above`. */
export interface NumberShape {
  readonly kind: 'number';
  readonly minimum?: number;
  readonly above?: number;
  readonly maximum?: number;
}

export interface BooleanShape {
  readonly kind: 'boolean';
}

/** One of a few strings. */
export interface ChoiceShape {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly ignoreCase: boolean;
}

export interface ListShape {
  readonly kind: 'list';
  readonly entry: Shape;
  readonly nonEmpty: boolean;
  /** Name of the entries' number member whose values must add up to 100, within 0.1. */
  readonly sumsTo100?: string;
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly members: MemberRules;
}

/** Shapes of different JSON types, any of which will do. */
export interface EitherShape {
  readonly kind: 'either';
  readonly alternatives: readonly SingleShape[];
}

/** Shapes that one JSON type decides. */
export type SingleShape =
  TextShape | NumberShape | BooleanShape | ChoiceShape | ListShape | ObjectShape;

export type Shape = SingleShape | EitherShape;

/** A member of an object value. Members that no rule names are always accepted. */
export interface MemberRule {
  readonly shape: Shape;
  readonly requirement: 'required' | 'optional';
  /** Unit of measure, where the value has one that the member does not state itself. */
  readonly unit?: string;
  /** What the member says, for people; one sentence or less. */
  readonly description: string;
}

/** Rules by member name, in the order faults are reported. */
export type MemberRules = Readonly<Record<string, MemberRule>>;

/** A share of 0 to 100 percent. */
export const percentage: NumberShape = { kind: 'number', minimum: 0, maximum: 100 };

export const boolean: BooleanShape = { kind: 'boolean' };

export function text(format?: TextFormat): TextShape {
  return format === undefined ? { kind: 'text' } : { kind: 'text', format };
}

export function number(bounds: Omit<NumberShape, 'kind'>): NumberShape {
  return { kind: 'number', ...bounds };
}

export function choice(
  values: readonly string[],
  { ignoreCase = false }: { ignoreCase?: boolean } = {},
): ChoiceShape {
  return { kind: 'choice', values, ignoreCase };
}

export function list(entry: Shape): ListShape {
  return { kind: 'list', entry, nonEmpty: false };
}

export function nonEmptyList(entry: Shape): ListShape {
  return { kind: 'list', entry, nonEmpty: true };
}

/** A list of shares of one whole: the `percentage` members of its entries add up to 100. */
export function composition(members: MemberRules): ListShape {
  return { kind: 'list', entry: object(members), nonEmpty: true, sumsTo100: 'percentage' };
}

export function object(members: MemberRules): ObjectShape {
  return { kind: 'object', members };
}

export function either(...alternatives: readonly SingleShape[]): EitherShape {
  return { kind: 'either', alternatives };
}
