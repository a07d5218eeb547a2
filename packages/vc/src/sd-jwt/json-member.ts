/** A JSON object in the making. */
export type Members = Record<string, unknown>;

/** True when a value is a JSON object, a list not being one. */
export function isMembers(value: unknown): value is Readonly<Members> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds a member. To assign to `__proto__` would change the prototype in place of adding one. */
export function setMember(members: Members, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(members, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  } else {
    members[name] = value;
  }
}
