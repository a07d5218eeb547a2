import type { MemberRule, Shape } from '@dpp/espr-validate/rules';
import type { CategoryPage } from '../category-page.js';

/** What is known of a value: its shape, and the unit that its rule says. */
export interface KnownRule {
  readonly shape: Shape;
  readonly unit?: string;
}

/** The rule of a top-level field; undefined where the category has none for it. */
export function fieldRule({ rules }: CategoryPage, field: string): KnownRule | undefined {
  return Object.hasOwn(rules.fields, field) ? rules.fields[field] : undefined;
}

/** The rule of a member of an object that a rule describes. */
export function memberRule(rule: KnownRule | undefined, member: string): KnownRule | undefined {
  for (const shape of alternativesOf(rule)) {
    if (shape.kind !== 'object' || !Object.hasOwn(shape.members, member)) continue;
    return shape.members[member] satisfies MemberRule | undefined;
  }
  return undefined;
}

/** The rule of the entries of a list that a rule describes. */
export function entryRule(rule: KnownRule | undefined): KnownRule | undefined {
  const entries = alternativesOf(rule).flatMap((shape) =>
    shape.kind === 'list' ? alternativesOf({ shape: shape.entry }) : [],
  );
  return entries.length === 0 ? undefined : { shape: { kind: 'either', alternatives: entries } };
}

/** The formats a text may have, and `choice` for one of a few words. */
export function textShapesOf(rule: KnownRule | undefined) {
  return alternativesOf(rule).flatMap((shape) => {
    if (shape.kind === 'choice') return ['choice' as const];
    return shape.kind === 'text' && shape.format !== undefined ? [shape.format] : [];
  });
}

function alternativesOf(rule: KnownRule | undefined) {
  if (!rule) return [];
  return rule.shape.kind === 'either' ? rule.shape.alternatives : [rule.shape];
}
