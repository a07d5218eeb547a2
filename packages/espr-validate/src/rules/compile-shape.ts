import { expectationOf, SUM_TOLERANCE, sumTo100, type Expectation } from './expectation.js';
import { MAXIMUM_FAULTS, prefixPaths, type Fault } from './fault.js';
import type {
  ChoiceShape,
  EitherShape,
  ListShape,
  MemberRules,
  NumberShape,
  Shape,
  TextShape,
} from './shape.js';
import { isVisible, textFormats } from './text-format.js';

/** Adds a fault for each place in `value` that does not fit. Never throws. */
export type Check = (value: unknown, faults: Fault[]) => void;

/** A JSON object, as opposed to a list, a scalar or null. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Room for the rounding of binary fractions: 33.3 + 33.3 + 33.3 is not 99.9. */
const ROUNDING = 1e-9;

/** Turns a shape into the closure that checks it, so that no table is read per document. */
export function compileShape(shape: Shape): Check {
  switch (shape.kind) {
    case 'text':
      return leafCheck(isText(shape), expectationOf(shape));
    case 'number':
      return leafCheck(isNumber(shape), expectationOf(shape));
    case 'boolean':
      return leafCheck((value) => typeof value === 'boolean', expectationOf(shape));
    case 'choice':
      return leafCheck(isChoice(shape), expectationOf(shape));
    case 'list':
      return listCheck(shape);
    case 'object':
      return objectCheck(shape.members, expectationOf(shape));
    case 'either':
      return eitherCheck(shape);
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leafCheck(accepts: (value: unknown) => boolean, expected: Expectation): Check {
  return (value, faults) => {
    if (!accepts(value)) faults.push({ path: [], expected });
  };
}

function isText({ format }: TextShape): (value: unknown) => boolean {
  if (format === undefined) return (value) => typeof value === 'string' && isVisible(value);
  const fits = textFormats[format];
  return (value) => typeof value === 'string' && fits(value);
}

function isNumber({ minimum = -Infinity, above = -Infinity, maximum = Infinity }: NumberShape) {
  return (value: unknown) =>
    typeof value === 'number' &&
    Number.isFinite(value) &&
    value >= minimum &&
    value > above &&
    value <= maximum;
}

function isChoice({ values, ignoreCase }: ChoiceShape): (value: unknown) => boolean {
  const known = new Set<unknown>(values);
  if (!ignoreCase) return (value) => known.has(value);
  return (value) => typeof value === 'string' && known.has(value.toLowerCase());
}

function listCheck(shape: ListShape): Check {
  const { nonEmpty, sumsTo100 } = shape;
  const checkEntry = compileShape(shape.entry);
  const expected = expectationOf(shape);
  return (value, faults) => {
    if (!Array.isArray(value) || (nonEmpty && value.length === 0)) {
      faults.push({ path: [], expected });
      return;
    }
    const entries: readonly unknown[] = value;
    for (let index = 0; index < entries.length && faults.length < MAXIMUM_FAULTS; index += 1) {
      const from = faults.length;
      checkEntry(entries[index], faults);
      prefixPaths(faults, from, index);
    }
    if (sumsTo100 !== undefined) checkSum(entries, sumsTo100, faults);
  };
}

/** Says nothing where a share is not a number: that is a fault of its own, and the sum unknown. */
function checkSum(entries: readonly unknown[], member: string, faults: Fault[]): void {
  let sum = 0;
  for (const entry of entries) {
    const share = isJsonObject(entry) ? entry[member] : undefined;
    if (typeof share !== 'number') return;
    sum += share;
  }
  if (Math.abs(sum - 100) > SUM_TOLERANCE + ROUNDING) {
    faults.push({ path: [], expected: sumTo100(sum) });
  }
}

function objectCheck(members: MemberRules, expected: Expectation): Check {
  const checks = Object.entries(members).map(([name, { shape, requirement }]) => ({
    name,
    check: compileShape(shape),
    required: requirement === 'required',
  }));
  return (value, faults) => {
    if (!isJsonObject(value)) {
      faults.push({ path: [], expected });
      return;
    }
    for (const { name, check, required } of checks) {
      const member = value[name];
      if (member === undefined && !required) continue;
      const from = faults.length;
      check(member, faults);
      prefixPaths(faults, from, name);
    }
  };
}

/** Picks the alternative of the value's JSON type, so that the faults named are those of what was meant. */
function eitherCheck(shape: EitherShape): Check {
  const checks = new Map<string, Check>(
    shape.alternatives.map((alternative) => [
      jsonTypes[alternative.kind],
      compileShape(alternative),
    ]),
  );
  const expected = expectationOf(shape);
  return (value, faults) => {
    const check = checks.get(jsonTypeOf(value));
    if (check === undefined) faults.push({ path: [], expected });
    else check(value, faults);
  };
}

const jsonTypes = {
  text: 'string',
  choice: 'string',
  number: 'number',
  boolean: 'boolean',
  list: 'list',
  object: 'object',
} as const;

function jsonTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
