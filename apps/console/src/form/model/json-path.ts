/** Member names and positions in lists, outermost first. */
export type JsonPath = readonly (string | number)[];

/** As the validator writes it: `materialComposition[0].percentage`. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

/** Reads what {@link formatPath} writes. A member whose name holds a dot or a bracket is not found by it. */
export function parsePath(text: string): JsonPath {
  return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([segment, position]) =>
    position === undefined ? segment : Number(position),
  );
}

/** Whether a path, as text, lies below another: `a[0].b` below `a`, and `ab` not. */
export function isWithin(path: string, place: string): boolean {
  return path.startsWith(place) && /^[.[]/.test(path.slice(place.length));
}

/** The value at a path; undefined where nothing stands. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, segment) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.hasOwn(value, segment)
      ? (value as Record<string | number, unknown>)[segment]
      : undefined;
  }, root);
}

/**
 * A copy with another value at a path; all else is the same object as before. Undefined takes the value away, and with it
 * the objects around it that hold nothing else: to empty the only member of an address is to state no address. Entries of
 * lists stay, since the positions of the others are their names.
 */
export function withValue<Root extends object>(root: Root, path: JsonPath, value: unknown): Root {
  return (replaced(root, path, value) ?? {}) as Root;
}

function replaced(holder: unknown, [segment, ...rest]: JsonPath, value: unknown): unknown {
  if (segment === undefined) return value;
  if (typeof segment === 'number') {
    const entries: unknown[] = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    // An entry that loses all its members is still an entry.
    entries[segment] = replaced(entries[segment], rest, value) ?? emptied(entries[segment]);
    return entries;
  }
  const members = isObject(holder) ? { ...holder } : {};
  const member = replaced(
    Object.hasOwn(members, segment) ? members[segment] : undefined,
    rest,
    value,
  );
  if (member !== undefined) define(members, segment, member);
  else delete members[segment];
  return Object.keys(members).length === 0 ? undefined : members;
}

/** `__proto__` is a name like any other in JSON. */
function define(members: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(members, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function emptied(entry: unknown): unknown {
  return isObject(entry) || entry === undefined ? {} : '';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
