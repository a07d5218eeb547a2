import { isJsonObject } from '../rules/json-value.js';

/** Something of a payload that is not in the metadata. */
export interface NotTaken {
  /** Where it stands in the payload: `batteryCondition.stateOfCharge`. */
  readonly path: string;
  /** English. */
  readonly reason: string;
}

/** A value of the metadata, or why there is none. */
export type Converted = { readonly value: unknown } | { readonly reason: string };

/** A value in the form and unit that the metadata have it in. */
export type Convert = (value: unknown) => Converted;

/** Reads a payload member by member, and knows what was read. */
export class ForeignPayload {
  readonly metadata: Record<string, unknown> = { category: 'batteries' };
  readonly #read = new Set<string>();
  readonly #refused: NotTaken[] = [];

  constructor(
    private readonly payload: Readonly<Record<string, unknown>>,
    private readonly prefix = '',
  ) {}

  /** The value at a path of member names and positions, such as `batch[0].value`. */
  at(path: string): unknown {
    let value: unknown = this.payload;
    for (const segment of segmentsOf(path)) {
      const holder = value as Readonly<Record<string, unknown>> | null | undefined;
      const isHolder = typeof holder === 'object' && holder !== null;
      value = isHolder && Object.hasOwn(holder, segment) ? holder[segment] : undefined;
    }
    return value;
  }

  /** The objects of a list, each with its path; none where there is no list. */
  entries(path: string): { readonly path: string; readonly entry: Record<string, unknown> }[] {
    const list = this.at(path);
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown, index) =>
      isJsonObject(entry) ? [{ path: `${path}[${index}]`, entry: entry }] : [],
    );
  }

  /** Puts what stands at a path into the metadata, or notes why it cannot. */
  take(path: string, to: string, convert: Convert): void {
    const value = this.at(path);
    if (value === undefined || value === null) return;
    const converted = convert(value);
    if ('reason' in converted) this.refuse(path, converted.reason);
    else if (this.put(to, converted.value)) this.markRead(path);
    else this.refuse(path, `${to} has another value already`);
  }

  /** Sets a member of the metadata. @returns True when it was free. */
  put(to: string, value: unknown): boolean {
    const segments = to.split('.');
    const last = segments.pop() ?? '';
    let holder = this.metadata;
    for (const segment of segments) holder = (holder[segment] ??= {}) as Record<string, unknown>;
    if (Object.hasOwn(holder, last) && JSON.stringify(holder[last]) !== JSON.stringify(value)) {
      return false;
    }
    holder[last] = value;
    return true;
  }

  /** What stands at a path, and all within, needs no mention any more. */
  markRead(path: string): void {
    this.#read.add(path);
  }

  refuse(path: string, reason: string): void {
    this.#refused.push({ path: this.prefix + path, reason });
    this.markRead(path);
  }

  /** What was refused, and what nothing has read. @param reasonFor - Of a path without a place in the metadata. */
  notTaken(reasonFor: (path: string) => string): NotTaken[] {
    const unread = [...leavesOf(this.payload, '')]
      .filter((path) => !this.#isRead(path))
      .map((path) => ({ path: this.prefix + path, reason: reasonFor(path) }));
    return [...this.#refused, ...unread];
  }

  #isRead(path: string): boolean {
    for (let end = path.length; end > 0; end -= 1) {
      const isBoundary = end === path.length || path[end] === '.' || path[end] === '[';
      if (isBoundary && this.#read.has(path.slice(0, end))) return true;
    }
    return false;
  }
}

function segmentsOf(path: string): string[] {
  return path.split(/[.[\]]/).filter((segment) => segment !== '');
}

function* leavesOf(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* leavesOf(entry, `${path}[${index}]`);
  } else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      yield* leavesOf(member, path === '' ? name : `${path}.${name}`);
    }
  } else if (value !== null) yield path;
}
