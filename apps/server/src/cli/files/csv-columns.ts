import type { JsonValue } from '@dpp/merkle-seal';

/** A value that a cell can hold, and the path that names its column. */
type Leaf = readonly [path: string, value: string | number | boolean];

/** How the reader of tables tells a list without entries from none. */
const emptyListCell = '[]';

/** What a cell of a table can hold of a value; null and an empty object have no cell. */
export function* leavesOf(value: JsonValue, path = ''): Generator<Leaf> {
  if (Array.isArray(value)) {
    const entries = value as readonly JsonValue[];
    if (entries.length === 0) yield [path, emptyListCell];
    for (const [index, entry] of entries.entries()) yield* leavesOf(entry, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      // Such a name would be read as another path.
      if (!isColumnName(name)) continue;
      yield* leavesOf(member, path === '' ? name : `${path}.${name}`);
    }
  } else if (value !== null) yield [path, value];
}

function isColumnName(name: string): boolean {
  return /^[^.[\]]+$/.test(name) && name === name.trim();
}

interface Branch {
  kind: 'members' | 'entries' | undefined;
  /** A list has a cell beside those of its entries, for the passports where it has none. */
  hasCell: boolean;
  readonly branches: Map<string, Branch>;
}

const newBranch = (): Branch => ({ kind: undefined, hasCell: false, branches: new Map() });

/** Spreadsheets open no wider table. */
const maxColumns = 16_000;

/** The columns of a table in the order in which they turn up: no two of them exclude each other. */
export class CsvColumns {
  readonly paths: string[] = [];
  private readonly root = newBranch();
  private readonly known = new Set<string>();

  /** @param reserved - Names that mean something else than metadata. */
  constructor(private readonly reserved: ReadonlySet<string>) {}

  /** Makes room for a value, where the columns there are leave it any. */
  add(path: string): void {
    if (this.known.has(path) || this.paths.length === maxColumns) return;
    this.known.add(path);
    if (!this.reserved.has(path) && isTableable(path) && this.claim(path)) this.paths.push(path);
  }

  /** A path is a text in one passport and an object in another: the first to come has the columns. */
  private claim(path: string): boolean {
    const claimed: [Branch, NonNullable<Branch['kind']>][] = [];
    let branch = this.root;
    for (const [segment] of path.matchAll(/\[\d+\]|[^.[\]]+/g)) {
      const kind = segment.startsWith('[') ? 'entries' : 'members';
      if (branch.kind !== undefined && branch.kind !== kind) return false;
      if (branch.hasCell && kind === 'members') return false;
      claimed.push([branch, kind]);
      const next = branch.branches.get(segment) ?? newBranch();
      branch.branches.set(segment, next);
      branch = next;
    }
    if (branch.kind === 'members') return false;
    for (const [owned, kind] of claimed) owned.kind = kind;
    branch.hasCell = true;
    return true;
  }
}

/** What the reader of tables takes: 16 segments, positions of three digits. */
function isTableable(path: string): boolean {
  const segments = path.match(/\[\d+\]|[^.[\]]+/g) ?? [];
  return segments.length <= 16 && !/\[\d{4,}\]/.test(path) && !path.startsWith('[');
}
