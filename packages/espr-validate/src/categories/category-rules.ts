import type { ProductCategory } from '../product-category.js';
import type { CrossRule } from '../rules/cross-rule.js';
import type { MemberRule } from '../rules/shape.js';

/** What a value is stated of: of every product of a model, or of one batch of it. */
export type FieldLevel = 'model' | 'batch';

/** A top-level metadata key. What it is for, and by which law, stands in `prose`. */
export interface FieldRule extends MemberRule {
  /** `batch` where batches of one model differ, so that a batch may state a value of its own. Default: `model`. */
  readonly level?: FieldLevel;
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
