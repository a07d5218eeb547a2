import { editions, inEdition, type Edition } from './editions.js';
import { enumerations } from './enumerations.js';
import {
  isClassName,
  isOf,
  metamodel,
  type ClassName,
  type Member,
  type MetamodelClass,
} from './metamodel.js';
import type { TextForm } from './text-forms.js';
import { texts, type TextKind } from './texts.js';

/** A kind of the metamodel as one edition has it, inheritance carried out. */
export type ResolvedKind =
  | ResolvedClass
  | { readonly sort: 'choice'; readonly classes: ReadonlyMap<unknown, ResolvedClass> }
  | ResolvedText
  | { readonly sort: 'enumeration'; readonly literals: ReadonlySet<unknown> }
  | { readonly sort: 'boolean' };

export interface ResolvedClass {
  readonly sort: 'class';
  readonly name: ClassName;
  readonly members: readonly ResolvedMember[];
}

export interface ResolvedText {
  readonly sort: 'text';
  readonly least: number;
  readonly most: number;
  readonly form: TextForm;
}

export interface ResolvedMember {
  readonly name: string;
  readonly kind: ResolvedKind;
  readonly required: boolean;
  readonly list: boolean;
  readonly mayBeEmpty: boolean;
}

/** The class Environment with all that it leads to. */
export function resolveEnvironment(edition: Edition): ResolvedKind {
  return resolveKind('Environment', edition, new Map());
}

/** @param resolved - Classes lead to themselves, so each is made once and filled afterwards. */
function resolveKind(
  name: string,
  edition: Edition,
  resolved: Map<string, ResolvedKind>,
): ResolvedKind {
  const before = resolved.get(name);
  if (before !== undefined) return before;
  if (isClassName(name)) return resolveClass(name, edition, resolved);
  const kind = resolveLeaf(name, edition);
  resolved.set(name, kind);
  return kind;
}

function resolveClass(
  name: ClassName,
  edition: Edition,
  resolved: Map<string, ResolvedKind>,
): ResolvedKind {
  if (isAbstract(name)) {
    const classes = new Map<unknown, ResolvedClass>();
    const choice: ResolvedKind = { sort: 'choice', classes };
    resolved.set(name, choice);
    for (const heir of heirsOf(name, edition)) {
      const kind = resolveKind(heir, edition, resolved);
      if (kind.sort === 'class') classes.set(heir, kind);
    }
    return choice;
  }
  const members: ResolvedMember[] = [];
  const kind: ResolvedClass = { sort: 'class', name, members };
  resolved.set(name, kind);
  for (const [member, [memberKind, since]] of membersOf(name)) {
    const cardinality = inEdition(since, edition);
    if (cardinality === undefined) continue;
    members.push({
      name: member,
      kind: resolveKind(memberKind, edition, resolved),
      required: cardinality.startsWith('1'),
      list: cardinality.includes('*'),
      mayBeEmpty: cardinality.endsWith('or empty'),
    });
  }
  if (isOf(name, 'Identifiable')) members.push(ownModelType(name));
  return kind;
}

/** The schemas require it, though the list that an identifiable stands in says the same. */
function ownModelType(name: ClassName): ResolvedMember {
  const kind = { sort: 'enumeration', literals: new Set([name]) } as const;
  return { name: 'modelType', kind, required: false, list: false, mayBeEmpty: false };
}

function isAbstract(name: ClassName): boolean {
  const { abstract }: MetamodelClass = metamodel[name];
  return abstract === true;
}

function heirsOf(ancestor: ClassName, edition: Edition): ClassName[] {
  return Object.keys(metamodel).filter((name): name is ClassName => {
    if (!isClassName(name) || isAbstract(name) || !isOf(name, ancestor)) return false;
    const { since = '3.0' }: MetamodelClass = metamodel[name];
    return editions.indexOf(since) >= editions.indexOf(edition);
  });
}

function membersOf(name: ClassName): [name: string, Member][] {
  const { is = [], has = {} }: MetamodelClass = metamodel[name];
  const inherited = is.flatMap((parent) => (isClassName(parent) ? membersOf(parent) : []));
  return [...inherited, ...Object.entries(has)];
}

function resolveLeaf(name: string, edition: Edition): ResolvedKind {
  if (name === 'boolean') return { sort: 'boolean' };
  if (isNameIn(enumerations, name)) {
    const literals = inEdition<readonly string[]>(enumerations[name], edition);
    return { sort: 'enumeration', literals: new Set(literals) };
  }
  if (!isNameIn(texts, name)) throw new Error(`the metamodel has no ${name}`);
  const { form, length }: TextKind = texts[name];
  const [least, most] = (length && inEdition(length, edition)) ?? [0, Infinity];
  const formOfEdition = inEdition(form, edition);
  if (formOfEdition === undefined) throw new Error(`${name} has no form in ${edition}`);
  return { sort: 'text', least, most, form: formOfEdition };
}

function isNameIn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(table, name);
}
