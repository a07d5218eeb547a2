import type { ProductCategory } from '../product-category.js';
import type { MemberRule } from '../rules/shape.js';

/** A top-level metadata key: a member with the law it serves. */
export interface FieldRule extends Omit<MemberRule, 'requirement'> {
  /**
   * `required`: missing or malformed is an error. `optional`: malformed is an error. `recommended`:
   * malformed is a warning.
   */
  readonly requirement: 'required' | 'recommended' | 'optional';
  /** Act and article the field answers to, or the practice it follows where no act names it. */
  readonly legalBasis: string;
  /** Paths of other values, any of which may stand in for this field when it is missing. */
  readonly alternatives?: readonly string[];
}

/** The rules of one product category, in the order faults are reported. */
export interface CategoryRules {
  readonly category: ProductCategory;
  readonly fields: Readonly<Record<string, FieldRule>>;
}
