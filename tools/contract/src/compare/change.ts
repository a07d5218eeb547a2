/** How far a version has to rise; `none` when nothing observable or written changed. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** Who reads a schema: the server a request, its clients a reply. */
export type Reader = 'server' | 'client';

/** One difference between two OpenAPI documents. */
export interface Change {
  readonly bump: Exclude<Bump, 'none'>;
  /** What happened where, for a person. */
  readonly description: string;
  /** True for what lies in a part that was marked `x-extension` before, or was added with the mark. */
  readonly isExtension: boolean;
}

/** A node of an OpenAPI document, before its references are followed. */
export interface Node {
  readonly [member: string]: unknown;
}

/** A place in both documents, and who owns it. */
export interface Place {
  readonly path: string;
  readonly isExtension: boolean;
}

/** Both documents and what has been found in them so far. */
export interface Comparison {
  readonly before: Node;
  readonly after: Node;
  readonly changes: Change[];
  /** Pairs of referenced schemas that are compared already, or are being: schemas may hold themselves. */
  readonly comparedReferences: Set<string>;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function nodeOf(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** The node that a reference stands for, with the members beside the reference. */
export function follow(document: Node, node: Node): Node {
  const { $ref, ...beside } = node;
  if (typeof $ref !== 'string') return node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => nodeOf(at)[name], document);
  return { ...follow(document, nodeOf(target)), ...beside };
}

export function isMarked(node: Node): boolean {
  return node['x-extension'] === true;
}

export function at(place: Place, name: string, before: Node = {}): Place {
  return { path: `${place.path} › ${name}`, isExtension: place.isExtension || isMarked(before) };
}

export function report(
  { changes }: Comparison,
  { path, isExtension }: Place,
  change: { readonly bump: Change['bump']; readonly what: string },
): void {
  changes.push({ bump: change.bump, description: `${change.what} ${path}`, isExtension });
}

/** JSON text in which the order of members does not count. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isNode(value)) return JSON.stringify(value) ?? 'undefined';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

export interface MapRules {
  readonly removed: Change['bump'];
  readonly added: (name: string, part: Node) => Change['bump'];
  compare(before: Node, after: Node, place: Place): void;
}

/** Compares two maps of parts by their names. */
export function compareMaps(
  comparison: Comparison,
  { before, after }: { readonly before: Node; readonly after: Node },
  place: Place,
  rules: MapRules,
): void {
  for (const [name, part] of Object.entries(before)) {
    const old = nodeOf(part);
    const inside = at(place, name, old);
    if (!Object.hasOwn(after, name)) {
      report(comparison, inside, { bump: rules.removed, what: 'removed' });
    } else rules.compare(old, nodeOf(after[name]), inside);
  }
  for (const [name, part] of Object.entries(after)) {
    if (Object.hasOwn(before, name)) continue;
    const added = nodeOf(part);
    const inside = at(place, name, added);
    report(comparison, inside, { bump: rules.added(name, added), what: 'added' });
  }
}

/** Members that say something to people alone. */
const wording: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'deprecated',
  '$comment',
]);

export function isWording(member: string): boolean {
  return wording.has(member) || (member.startsWith('x-') && !accessRules.has(member));
}

/** Members that say who may call. */
export const accessRules: ReadonlySet<string> = new Set(['x-permission', 'x-access']);

/** Reports changed words of a part. The mark itself is judged by what the contract gains or loses. */
export function compareWording(
  comparison: Comparison,
  { before, after }: { readonly before: Node; readonly after: Node },
  place: Place,
): void {
  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!isWording(member) || member === 'x-extension') continue;
    if (canonical(before[member]) === canonical(after[member])) continue;
    report(comparison, place, { bump: 'patch', what: `changed ${member} of` });
  }
}
