import {
  canonical,
  isWording,
  report,
  type Comparison,
  type Node,
  type Place,
  type Reader,
} from './change.js';

type Direction = 'wider' | 'narrower' | 'other' | 'same' | 'open';

/** Lower bounds: a higher one is narrower. */
const minima = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const maxima = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Keywords with a rule elsewhere, and those that say nothing of values. */
const judgedElsewhere: ReadonlySet<string> = new Set([
  ...['properties', 'required', 'additionalProperties', 'items', 'prefixItems'],
  ...['anyOf', 'oneOf', 'discriminator', '$ref', 'readOnly', 'writeOnly', '$schema'],
  ...['type', 'enum', 'const', 'default'],
  ...minima,
  ...maxima,
]);

/** Compares what a schema says of a value itself: types, choices of values, bounds, patterns. */
export function compareKeywords(
  comparison: Comparison,
  { before, after }: { readonly before: Node; readonly after: Node },
  place: Place,
  reader: Reader,
): void {
  const judge = (direction: Direction, what: string) => {
    if (direction === 'same') return;
    // The contract has lists that grow, and not what they grow by.
    const of = direction === 'open' ? { ...place, isExtension: true } : place;
    report(comparison, of, { bump: bumpFor(direction, reader), what });
  };
  judge(typeDirection(before, after), 'changed the type of');
  judge(valuesDirection(before, after), 'changed the values of');
  for (const name of minima)
    judge(boundDirection(before[name], after[name], -1), `changed ${name} of`);
  for (const name of maxima)
    judge(boundDirection(before[name], after[name], 1), `changed ${name} of`);
  const others = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of others) {
    if (judgedElsewhere.has(name) || isWording(name)) continue;
    judge(presenceDirection(before[name], after[name]), `changed ${name} of`);
  }
  if (canonical(before.default) !== canonical(after.default)) {
    // What is not sent means something else now; of a reply it says nothing that a client could see.
    const bump = reader === 'server' ? 'major' : 'patch';
    report(comparison, place, { bump, what: 'changed the default of' });
  }
}

/** A wider schema breaks who reads by it, a narrower one who writes by it. */
export function bumpFor(direction: Exclude<Direction, 'same'>, reader: Reader): 'minor' | 'major' {
  if (direction === 'open') return 'minor';
  if (direction === 'other') return 'major';
  return (direction === 'wider') === (reader === 'server') ? 'minor' : 'major';
}

const everyType = ['null', 'boolean', 'number', 'string', 'array', 'object'];

function typesOf({ type, enum: values, const: only }: Node): ReadonlySet<string> {
  if (Array.isArray(type)) return new Set(type.map(String));
  if (typeof type === 'string') return new Set([type]);
  if (values === undefined && only === undefined) return new Set(everyType);
  return new Set((Array.isArray(values) ? values : [only]).map(typeOf));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function typeDirection(before: Node, after: Node): Direction {
  const [old, current] = [typesOf(before), typesOf(after)];
  return direction(contains(current, old), contains(old, current));
}

function contains(outer: ReadonlySet<string>, inner: ReadonlySet<string>): boolean {
  return [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
}

function direction(takesOld: boolean, takesNoMore: boolean): Direction {
  if (takesOld && takesNoMore) return 'same';
  if (takesOld) return 'wider';
  return takesNoMore ? 'narrower' : 'other';
}

/** Undefined: any value of the type. */
function valuesOf({ enum: values, const: only }: Node): ReadonlySet<string> | undefined {
  if (Array.isArray(values)) return new Set(values.map(canonical));
  return only === undefined ? undefined : new Set([canonical(only)]);
}

/** A list that is declared to grow (`x-extensible`) tells its clients to expect other values. */
function valuesDirection(before: Node, after: Node): Direction {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  if (!old && !current) return 'same';
  if (!old) return 'narrower';
  if (!current) return 'wider';
  const found = direction(contains(current, old), contains(old, current));
  return found === 'wider' && before['x-extensible'] === true ? 'open' : found;
}

/** @param outward - 1 where a greater bound takes more, -1 where a lesser one does. */
function boundDirection(before: unknown, after: unknown, outward: 1 | -1): Direction {
  if (before === after) return 'same';
  if (typeof before !== 'number') return 'narrower';
  if (typeof after !== 'number') return 'wider';
  return (after - before) * outward > 0 ? 'wider' : 'narrower';
}

/** A pattern, a format and the like are judged by whether they are there. */
function presenceDirection(before: unknown, after: unknown): Direction {
  if (canonical(before) === canonical(after)) return 'same';
  if (before === undefined) return 'narrower';
  return after === undefined ? 'wider' : 'other';
}
