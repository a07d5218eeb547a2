import type { AdvisoryItem } from './advisories/advisory.js';
import { categoryRules } from './categories/all-categories.js';
import type { Locale } from './locale.js';
import { wordingOf, type Wording } from './messages/wording.js';
import { isProductCategory, PRODUCT_CATEGORIES, type ProductCategory } from './product-category.js';
import { compileCategory, type CategoryCheck } from './rules/compile-category.js';
import { isJsonObject } from './rules/compile-shape.js';
import { describeFault, explainFault, formatPath, type Fault } from './rules/fault.js';

/** One place of the metadata that breaks a rule. */
export interface ValidationItem {
  /** Dots and brackets: `materialComposition[0].percentage`. Empty when the whole value is meant. */
  readonly path: string;
  /** English, for developers: `tensileStrengthClass must be a non-empty string`. */
  readonly message: string;
  /**
   * For the person at the form, in the language asked for: `Tensile Strength Class: a non-empty
   * string`. Absent where the category is missing or unknown.
   */
  readonly friendlyMessage?: string;
}

/** The verdict on a metadata object. */
export interface MetadataValidation {
  /** True when `errors` is empty; warnings never refuse. */
  readonly valid: boolean;
  /** The category whose rules were applied, `unknown` when the metadata names none of the nine. */
  readonly category: ProductCategory | 'unknown';
  /** Every fault at once, in the order of the rule table; about 1,000 at most. */
  readonly errors: ValidationItem[];
  /** Malformed fields that no rule requires. */
  readonly warnings: AdvisoryItem[];
}

export interface ValidateMetadataOptions {
  /** Language of the friendly messages. Default `en`. */
  readonly locale?: Locale;
}

/** What to say above the list of errors. */
export const VALIDATION_FAILED_MESSAGE =
  'Dynamic metadata payload failed ESPR category schema validation';

const categoryChecks = new Map<ProductCategory, CategoryCheck>();

/**
 * Checks the metadata of a passport against the rules of the category it names, reporting every
 * fault at once. Keys that no rule names are accepted. A missing or unknown category is the only
 * error reported, as it decides every other rule. Never throws on JSON values.
 *
 * @example
 * validateMetadata({ category: 'boats' }).errors[0].path; // 'category'
 */
export function validateMetadata(
  metadata: unknown,
  { locale = 'en' }: ValidateMetadataOptions = {},
): MetadataValidation {
  if (!isJsonObject(metadata)) return refuse('', 'metadata must be a JSON object');
  const { category } = metadata;
  if (!isProductCategory(category)) {
    return refuse('category', `category must be one of ${PRODUCT_CATEGORIES.join(', ')}`);
  }
  const faults = checkOf(category)(metadata);
  return {
    valid: faults.errors.length === 0,
    category,
    errors: faults.errors.map((fault) => toValidationItem(fault, wordingOf(locale))),
    warnings: faults.warnings.map((fault) => toAdvisoryItem(fault, wordingOf(locale))),
  };
}

function refuse(path: string, message: string): MetadataValidation {
  return { valid: false, category: 'unknown', errors: [{ path, message }], warnings: [] };
}

/** Compiled on first use: a process that meets one category pays for one. */
function checkOf(category: ProductCategory): CategoryCheck {
  let check = categoryChecks.get(category);
  if (check === undefined) {
    check = compileCategory(categoryRules[category]);
    categoryChecks.set(category, check);
  }
  return check;
}

function toValidationItem(fault: Fault, wording: Wording): ValidationItem {
  return {
    path: formatPath(fault.path),
    message: describeFault(fault, 'must'),
    friendlyMessage: explainFault(fault, wording),
  };
}

function toAdvisoryItem(fault: Fault, wording: Wording): AdvisoryItem {
  return {
    code: 'RECOMMENDED_FIELD_INVALID',
    path: formatPath(fault.path),
    message: describeFault(fault, 'should'),
    friendlyMessage: explainFault(fault, wording),
  };
}
