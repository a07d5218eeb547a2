/** How many members of an object are remembered, and how long their names may be: more than any rule has. */
const REMEMBERED = 64;

/**
 * Finds the rules of an object's members. Who sends documents names their members in one order, so the
 * last object's is remembered: nearly every name stands where it stood before, and is found without a
 * search.
 */
export class MemberTable<Member extends { readonly name: string; readonly isRequired: boolean }> {
  readonly isEmpty: boolean;
  readonly required: readonly Member[];
  readonly #byName: ReadonlyMap<string, Member>;
  readonly #lastNames: string[] = [];
  readonly #lastMembers: (Member | undefined)[] = [];

  /** @param members In the order in which missing ones are reported. */
  constructor(members: readonly Member[]) {
    this.isEmpty = members.length === 0;
    this.required = members.filter(({ isRequired }) => isRequired);
    this.#byName = new Map(members.map((member) => [member.name, member]));
  }

  /** The rule of the member `name`; undefined where no rule names it. */
  get(name: string): Member | undefined {
    return this.#byName.get(name);
  }

  /** The names of all members, in the order in which missing ones are reported. */
  names(): Iterable<string> {
    return this.#byName.keys();
  }

  /** The rule of the member `name`, which stands at `position`; undefined where no rule names it. */
  find(name: string, position: number): Member | undefined {
    if (position < this.#lastNames.length && this.#lastNames[position] === name) {
      return this.#lastMembers[position];
    }
    const member = this.#byName.get(name);
    if (position < REMEMBERED && name.length < REMEMBERED) {
      this.#lastNames[position] = name;
      this.#lastMembers[position] = member;
    }
    return member;
  }
}
