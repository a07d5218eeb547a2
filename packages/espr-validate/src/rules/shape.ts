/** A text value. Without a format: any string with a visible character. */
export interface TextShape {
  readonly kind: 'text';
  readonly format?: TextFormat;
}

/** What a text can be held to beyond not being blank; see `text-format.ts` for each. */
export type TextFormat =
  | 'url'
  | 'email'
  | 'contact'
  | 'language'
  | 'country'
  | 'currency'
  | 'date'
  | 'monthOrDate'
  | 'eori'
  | 'commodityCode'
  | 'gtin'
  | 'grai'
  | 'cas'
  | 'ec'
  | 'reachRegistration'
  | 'ufi'
  | 'hazardClass'
  | 'precautionaryStatement'
  | 'sha256'
  | 'digits'
  | 'reactionToFire'
  | 'ipRating';

/** A finite number; bounds are inclusive but for `above`. */
export interface NumberShape {
  readonly kind: 'number';
  /** No fraction: 60 and 60.0 are integers, 60.5 is not. */
  readonly integer?: true;
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

export interface ListShape<Member = MemberRule> {
  readonly kind: 'list';
  readonly entry: Shape<Member>;
  readonly nonEmpty: boolean;
  /** Name of the entries' number member with values that must add up to 100, within 0.1. */
  readonly sumsTo100?: string;
}

export interface ObjectShape<Member = MemberRule> {
  readonly kind: 'object';
  readonly members: Members<Member>;
  /** Names of number members none of which may be greater than the next; absent ones are passed over. */
  readonly ascending?: readonly string[];
}

/** Shapes of different JSON types, any of which will do. */
export interface EitherShape<Member = MemberRule> {
  readonly kind: 'either';
  readonly alternatives: readonly SingleShape<Member>[];
}

/** Shapes that one JSON type decides. */
export type SingleShape<Member = MemberRule> =
  TextShape | NumberShape | BooleanShape | ChoiceShape | ListShape<Member> | ObjectShape<Member>;

/** What a value must be. `Member` is what is known of the members of objects in it. */
export type Shape<Member = MemberRule> = SingleShape<Member> | EitherShape<Member>;

/**
 * Severity of a missing value, and of a malformed one. `required`: missing or
 * malformed is an error. `optional`: malformed is an error. `recommended`: malformed is a warning, so
 * no schema may refuse it.
 */
export type Requirement = 'required' | 'recommended' | 'optional';

/** A member of an object value. Members that no rule names are always accepted. */
export interface MemberRule {
  readonly shape: Shape;
  readonly requirement: Requirement;
}

/** By member name, in the order in which missing members are reported. */
export type Members<Member> = Readonly<Record<string, Member>>;

export type MemberRules = Members<MemberRule>;

/** A share of 0 to 100 percent. */
export const percentage: NumberShape = { kind: 'number', minimum: 0, maximum: 100 };

export const boolean: BooleanShape = { kind: 'boolean' };

export function text(format?: TextFormat): TextShape {
  return format === undefined ? { kind: 'text' } : { kind: 'text', format };
}

export function number(bounds: Omit<NumberShape, 'kind' | 'integer'> = {}): NumberShape {
  return { kind: 'number', ...bounds };
}

export function integer(bounds: { minimum: number; maximum?: number }): NumberShape {
  return { kind: 'number', integer: true, ...bounds };
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

/** An object with content that no rule describes. */
export const openObject: ObjectShape = object({});

/** An object with some number members, named smallest first, that must be in that order. */
export function ordered(ascending: readonly string[], members: MemberRules): ObjectShape {
  return { kind: 'object', members, ascending };
}

export function either(...alternatives: readonly SingleShape[]): EitherShape {
  return { kind: 'either', alternatives };
}
