/** A JSON object, as opposed to a list, a scalar or null. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NO_MEMBERS: JsonObject = Object.freeze({});

/** The members of a JSON object; none where the value is no object. */
export function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : NO_MEMBERS;
}

/**
 * True when an object has a member as `for in` meets members: not one of a prototype alone, such as the size of a
 * Map, which would not come back from JSON.
 */
export function hasMember(holder: JsonObject, name: string): boolean {
  if (holder[name] === undefined) return false;
  if (Object.prototype.propertyIsEnumerable.call(holder, name)) return true;
  for (const met in holder) if (met === name) return true;
  return false;
}

/** The value at a path of member names, such as `regulatoryCompliance.certificates`. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, name) => membersOf(holder)[name], value);
}

/** The entries of a JSON list; none where the value is no list. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** True when a value is not missing, null, blank, or a list without entries. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
