import type { Check, Problems } from './problems.js';

export type { Check } from './problems.js';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The checks one after the other, each independent of the results before it. */
export function allOf(...checks: readonly Check[]): Check {
  return (value, problems) => {
    for (const check of checks) check(value, problems);
  };
}

/** A rule between the members of an object; what is no object is another check's to tell. */
export function ruleOf(rule: (object: JsonObject, problems: Problems) => void): Check {
  return (value, problems) => {
    if (isObject(value)) rule(value, problems);
  };
}

/** What {@link objectOf} asks of an object. A member that is `undefined` is one that is not there. */
export interface Shape {
  readonly members: Readonly<Record<string, Check>>;
  /** Default none. */
  readonly required?: readonly string[];
  /** True when members beside these may be there: all, those that a URI names, or none. */
  readonly others: 'any' | 'named-by-uri' | 'none';
}

export function objectOf(shape: Shape, isUriName: (name: string) => boolean): Check {
  const required = new Set(shape.required);
  const members = new Map(
    Object.entries(shape.members).map(([name, check]) => {
      return [name, { check, isRequired: required.has(name) }] as const;
    }),
  );
  return (value, problems) => {
    if (!isObject(value)) return problems.add('WRONG_TYPE', 'This has to be an object.');
    let missing = required.size;
    // Not Object.keys: without a list of names, and with their values at hand, this takes a tenth less time.
    for (const name in value) {
      if (problems.isFull) return;
      const content = value[name];
      if (content === undefined) continue;
      const member = members.get(name);
      if (member !== undefined) {
        if (member.isRequired) missing -= 1;
        problems.checkBelow(name, content, member.check);
      } else if (!mayStand(name, shape, isUriName)) {
        problems.add('UNKNOWN_MEMBER', 'This is no member of the standard, nor a URI.', name);
      }
    }
    if (missing > 0) tellMissing(value, required, problems);
  };
}

function tellMissing(value: JsonObject, required: ReadonlySet<string>, problems: Problems): void {
  for (const name of required) {
    if (value[name] !== undefined) continue;
    problems.add('MISSING_MEMBER', 'This member is required.', name);
  }
}

function mayStand(name: string, { others }: Shape, isUriName: (name: string) => boolean): boolean {
  if (others === 'any') return true;
  return others === 'named-by-uri' && isUriName(name);
}

/** A list in which every entry passes a check. @param minItems - Default 0. */
export function listOf(check: Check, { minItems = 0 }: { minItems?: number } = {}): Check {
  return (value, problems) => {
    if (!Array.isArray(value)) return problems.add('WRONG_TYPE', 'This has to be a list.');
    if (value.length < minItems) problems.add('EMPTY_LIST', 'This list needs an entry.');
    for (let index = 0; index < value.length && !problems.isFull; index++) {
      problems.checkBelow(index, value[index], check);
    }
  };
}

/** Adds a problem for each string that stands in a list for a second time. */
export const noDuplicates: Check = (value, problems) => {
  if (!Array.isArray(value) || value.length < 2) return;
  const seen = new Set<string>();
  for (let index = 0; index < value.length && !problems.isFull; index++) {
    const entry: unknown = value[index];
    if (typeof entry !== 'string') continue;
    if (seen.has(entry)) {
      problems.add('DUPLICATE_VALUE', 'This value is in the list already.', String(index));
    }
    seen.add(entry);
  }
};
