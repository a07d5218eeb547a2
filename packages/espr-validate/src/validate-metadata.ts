import type { AdvisoryItem } from './advisories/advisory.js';
import { categoryRules } from './categories/all-categories.js';
import { english } from './messages/english.js';
import type { Wording } from './messages/wording.js';
import { isProductCategory, PRODUCT_CATEGORIES, type ProductCategory } from './product-category.js';
import { compileCategory, type CategoryCheck } from './rules/compile-category.js';
import { isJsonObject } from './rules/json-value.js';
import type { Remark } from './rules/cross-rule.js';
import { faultTeller } from './rules/fault-texts.js';
import { formatPath } from './rules/fault.js';

/** One place of the metadata that breaks a rule. */
export interface ValidationItem {
  /** Dots and brackets: `materialComposition[0].percentage`. Empty when the whole value is meant. */
  readonly path: string;
  /**
   * English, for developers: `tensileStrengthClass must be a non-empty string` of a value that does not
   * fit, `tensileStrengthClass is missing; it must be a non-empty string` where there is none. A list or an
   * object is told with what it must hold, at any depth: `an object (name: a non-empty string)`.
   */
  readonly message: string;
  /**
   * For the person at the form, in the language asked for: `Tensile Strength Class: a non-empty
   * string`, `Tensile Strength Class: missing; expected: a non-empty string`. Absent where the category is
   * missing or unknown.
   */
  readonly friendlyMessage?: string;
}

/** The verdict on a metadata object. */
export interface MetadataValidation {
  /** True when `errors` is empty; warnings never refuse. */
  readonly valid: boolean;
  /** The category of the rules that were applied, `unknown` when the metadata names none of the nine. */
  readonly category: ProductCategory | 'unknown';
  /**
   * Every fault at once, about 1,000 at most: those of the fields that are there in the order of the
   * document, then what is missing and what spans fields in the order of the rules.
   */
  readonly errors: ValidationItem[];
  /** What refuses no document: recommended fields that are malformed or missing, and advice across fields. */
  readonly warnings: AdvisoryItem[];
}

export interface ValidateMetadataOptions {
  /** Language of the friendly messages. Default English. */
  readonly wording?: Wording;
  /** The present, to warn of what has run out. Without it nothing is held against a clock. */
  readonly now?: Date;
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
  { wording = english(), now }: ValidateMetadataOptions = {},
): MetadataValidation {
  if (!isJsonObject(metadata)) return refuse('', 'metadata must be a JSON object');
  const { category } = metadata;
  if (!isProductCategory(category)) {
    const subject = category === undefined ? 'category is missing; it' : 'category';
    return refuse('category', `${subject} must be one of ${PRODUCT_CATEGORIES.join(', ')}`);
  }
  const context = now === undefined ? {} : { today: now.toISOString().slice(0, 10) };
  const { faults, remarks } = checkOf(category)(metadata, context);
  const errors: ValidationItem[] = [];
  const warnings: AdvisoryItem[] = [];
  if (faults.length > 0 || remarks.length > 0) {
    const tell = faultTeller(wording);
    for (const fault of faults) {
      if (fault.recommended) warnings.push({ code: 'RECOMMENDED_FIELD_INVALID', ...tell(fault) });
      else errors.push(tell(fault));
    }
    for (const remark of remarks) warnings.push(remarkItem(remark, wording));
  }
  return { valid: errors.length === 0, category, errors, warnings };
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

function remarkItem({ code, path, sentence }: Remark, wording: Wording): AdvisoryItem {
  return {
    code,
    path: formatPath(path),
    message: sentence(english()),
    friendlyMessage: sentence(wording),
  };
}
