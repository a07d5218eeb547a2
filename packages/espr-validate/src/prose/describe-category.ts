import type { CategoryRules, FieldLevel, FieldRule } from '../categories/category-rules.js';
import type { CrossRule } from '../rules/cross-rule.js';
import type { MemberRule, Members, Shape, SingleShape } from '../rules/shape.js';
import { crossRules } from './cross-rules.js';
import type { FieldProse, FieldsProse, MemberProse, RuleProse, ShapeProse } from './prose.js';

/** A member of an object value, with what people are told of it. */
export interface DescribedMember
  extends Omit<MemberRule, 'shape'>, Omit<MemberProse, keyof ShapeProse> {
  readonly shape: DescribedShape;
}

export type DescribedMembers = Members<DescribedMember>;

export type DescribedShape = Shape<DescribedMember>;

/** A top-level metadata key, with what people are told of it. */
export interface DescribedField extends DescribedMember {
  readonly legalBasis: FieldProse['legalBasis'];
  readonly alternatives?: readonly string[];
  /** `batch` where a batch may state a value of its own. */
  readonly level?: FieldLevel;
}

/** A rule that spans fields, with what people are told of it. */
export interface DescribedCrossRule extends CrossRule, RuleProse {}

/** The rules of one product category, with what people are told of them. */
export interface DescribedCategory extends Omit<CategoryRules, 'fields' | 'crossRules'> {
  readonly fields: Members<DescribedField>;
  readonly crossRules: readonly DescribedCrossRule[];
}

/** Puts the rules of a category and what people are told of them together. */
export function describeCategory(
  { category, fields, crossRules: rules }: CategoryRules,
  prose: FieldsProse,
): DescribedCategory {
  return {
    category,
    fields: describeFields(fields, prose),
    crossRules: rules.map((rule) => ({ ...rule, ...proseOf(rule.id, crossRules) })),
  };
}

function describeFields(rules: Members<FieldRule>, prose: FieldsProse): Members<DescribedField> {
  return mapMembers(rules, (name, rule) => {
    const told = proseOf(name, prose);
    return { ...rule, ...describeMember(rule, told), legalBasis: told.legalBasis };
  });
}

function describeMember({ shape, requirement }: MemberRule, prose: MemberProse): DescribedMember {
  const { description, unit } = prose;
  return {
    shape: describeShape(shape, prose),
    requirement,
    description,
    ...(unit !== undefined && { unit }),
  };
}

function describeShape(shape: Shape, prose: ShapeProse): DescribedShape {
  if (shape.kind !== 'either') return describeSingleShape(shape, prose);
  const alternatives = shape.alternatives.map((each) => describeSingleShape(each, prose));
  return { ...shape, alternatives };
}

function describeSingleShape(
  shape: SingleShape,
  { entry = {}, members = {} }: ShapeProse,
): SingleShape<DescribedMember> {
  if (shape.kind === 'list') return { ...shape, entry: describeShape(shape.entry, entry) };
  if (shape.kind !== 'object') return shape;
  const described = mapMembers(shape.members, (name, rule) => {
    const told = proseOf(name, members);
    return describeMember(rule, typeof told === 'string' ? { description: told } : told);
  });
  return { ...shape, members: described };
}

function mapMembers<From, To>(
  members: Members<From>,
  map: (name: string, member: From) => To,
): Members<To> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, map(name, member)]),
  );
}

function proseOf<Prose>(name: string, prose: Readonly<Record<string, Prose>>): Prose {
  const told = prose[name];
  if (told === undefined) throw new Error(`Nothing is told of ${name}.`);
  return told;
}
