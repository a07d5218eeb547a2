import type { CompiledMember, CompiledShape } from './compile-shape.js';
import type { Remark } from './cross-rule.js';
import type { Fault } from './fault.js';
import { foreignMember } from './foreign-members.js';
import type { JsonObject } from './json-value.js';
import type { MemberTable } from './member-table.js';
import { nearestName } from './nearest-name.js';

/** How many fields are told of at most: the answer stays small. */
const MOST_TOLD = 20;

/** How many different names are compared with those of the rules at most: the work stays small. */
const MOST_COMPARED = 100;

type Members = MemberTable<CompiledMember>;

/**
 * Warns of each field that no rule knows, with nearly the name of one that a rule knows, or that of a member of
 * another data model. Other fields are a document's own: they are kept, and nothing is said of them.
 */
export function remarkUnknown(fields: Members, metadata: JsonObject, remarks: Remark[]): void {
  new UnknownFields(remarks, metadata['category']).visitMembers(fields, metadata, []);
}

class UnknownFields {
  readonly #nearest = new Map<Members, Map<string, string | undefined>>();
  #compared = 0;
  #told = 0;

  constructor(
    private readonly remarks: Remark[],
    private readonly category: unknown,
  ) {}

  visitMembers(members: Members, holder: JsonObject, path: Fault['path']): void {
    if (members.isEmpty) return;
    for (const name in holder) {
      if (this.#told === MOST_TOLD) return;
      const value = holder[name];
      if (value === undefined || (name === 'category' && path.length === 0)) continue;
      const member = members.get(name);
      if (member === undefined) this.#visitUnknown(members, [...path, name]);
      else if (typeof value === 'object') this.#visitValue(member.shape, value, [...path, name]);
    }
  }

  #visitValue({ list, object }: CompiledShape, value: unknown, path: Fault['path']): void {
    if (Array.isArray(value)) {
      if (list === undefined) return;
      for (const [index, entry] of value.entries()) {
        if (this.#told === MOST_TOLD) return;
        this.#visitValue(list.entry, entry, [...path, index]);
      }
    } else if (typeof value === 'object' && value !== null && object !== undefined) {
      this.visitMembers(object.members, value as JsonObject, path);
    }
  }

  #visitUnknown(members: Members, path: Fault['path']): void {
    const name = String(path.at(-1));
    const foreign = path.length === 1 ? foreignMember(name, this.category) : undefined;
    const nearest = foreign ?? this.#nearestIn(members, name);
    if (nearest === undefined) return;
    this.#told += 1;
    this.remarks.push({
      code: 'UNKNOWN_FIELD',
      path,
      sentence: ({ catalogue }) => catalogue.advisories.unknownField(nearest),
    });
  }

  /** The entries of a list have the same names: each is compared once. */
  #nearestIn(members: Members, name: string): string | undefined {
    const known = this.#nearest.get(members) ?? new Map<string, string | undefined>();
    this.#nearest.set(members, known);
    if (known.has(name)) return known.get(name);
    if (this.#compared === MOST_COMPARED) return undefined;
    this.#compared += 1;
    const nearest = nearestName(name, members.names());
    known.set(name, nearest);
    return nearest;
  }
}
