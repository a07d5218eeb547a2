import type { ProductCategory } from '../product-category.js';
import type { CrossRule } from '../rules/cross-rule.js';
import type { MemberRule } from '../rules/shape.js';

/** A top-level metadata key: a member with the law it serves. */
export interface FieldRule extends MemberRule {
  /** Act and article the field answers to, or the practice it follows where no act names it. */
  readonly legalBasis: string;
  /** Paths of other values, any of which may stand in for this field when it is missing. */
  readonly alternatives?: readonly string[];
}

/** The rules of one product category, in the order in which missing fields are reported. */
export interface CategoryRules {
  readonly category: ProductCategory;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Rules that span fields, applied after those of the fields. */
  readonly crossRules: readonly CrossRule[];
}
