import type { AdvisoryItem } from './advisories/advisory.js';
import { categoryRules } from './categories/all-categories.js';
import type { ProductCategory } from './product-category.js';
import { isJsonObject, type JsonObject } from './rules/json-value.js';
import {
  validateMetadata,
  type ValidateMetadataOptions,
  type ValidationItem,
} from './validate-metadata.js';

/** The verdict on what a batch says of itself. */
export interface BatchValidation {
  /** True when `errors` is empty; warnings never refuse. */
  readonly valid: boolean;
  /** Fields that are not of a batch first, then those of the rules. */
  readonly errors: ValidationItem[];
  readonly warnings: AdvisoryItem[];
}

/** Says what is wrong with the metadata of one batch of a model. */
export type BatchMetadataCheck = (metadata: unknown) => BatchValidation;

const fieldsOf = new Map<ProductCategory, ReadonlySet<string>>();

/**
 * Names of the fields that batches of one model may differ in, such as the chemical analysis of a heat: a batch may
 * state a value of its own for each.
 *
 * @example
 * batchFields('iron-steel').has('chemicalAnalysis'); // true
 */
export function batchFields(category: ProductCategory): ReadonlySet<string> {
  const known = fieldsOf.get(category);
  if (known !== undefined) return known;
  const fields = Object.entries(categoryRules[category].fields);
  const names = new Set(fields.flatMap(([name, { level }]) => (level === 'batch' ? [name] : [])));
  fieldsOf.set(category, names);
  return names;
}

/**
 * Checks batches of one model against the rules of its category. A batch holds fields of batch level alone, each by
 * its own rule, and together with the data of the model it breaks no rule across fields. What is wrong with the model by
 * itself, or missing there, is held against no batch. The model is checked once, for as many batches as follow.
 *
 * @param model - Metadata of the passport. Without a category no field is one of a batch.
 * @example
 * const check = batchMetadataCheck({ category: 'iron-steel' });
 * check({ heatNumber: '4711', tensileStrengthClass: 'S355' }).errors[0].path; // 'tensileStrengthClass'
 */
export function batchMetadataCheck(
  model: JsonObject,
  options: ValidateMetadataOptions = {},
): BatchMetadataCheck {
  const ofModel = validateMetadata(model, options);
  const { category } = ofModel;
  const fields: ReadonlySet<string> = category === 'unknown' ? new Set() : batchFields(category);
  const knownErrors = new Set(ofModel.errors.map(idOf));
  const knownWarnings = new Set(ofModel.warnings.map(idOf));
  return (metadata) => {
    if (!isJsonObject(metadata)) {
      const message = 'metadata of a batch must be a JSON object';
      return { valid: false, errors: [{ path: '', message }], warnings: [] };
    }
    const { own, foreign } = split(metadata, fields);
    const whole = validateMetadata({ ...model, ...own }, options);
    const isOfBatch = (item: ValidationItem, known: ReadonlySet<string>) =>
      Object.hasOwn(own, rootOf(item)) || !known.has(idOf(item));
    const errors = [
      ...foreign.map((name) => notOfBatch(name, category)),
      ...whole.errors.filter((item) => isOfBatch(item, knownErrors)),
    ];
    const warnings = whole.warnings.filter((item) => isOfBatch(item, knownWarnings));
    return { valid: errors.length === 0, errors, warnings };
  };
}

/** The most fields of another level that are named: the answer to a small request stays small. */
const maximumForeign = 100;

function split(metadata: JsonObject, fields: ReadonlySet<string>) {
  const own: Record<string, unknown> = {};
  const foreign: string[] = [];
  for (const name of Object.keys(metadata)) {
    if (fields.has(name)) own[name] = metadata[name];
    else if (foreign.length < maximumForeign) foreign.push(name);
  }
  return { own, foreign };
}

function notOfBatch(path: string, category: ProductCategory | 'unknown'): ValidationItem {
  if (category === 'unknown') {
    return { path, message: `${path} has no level while the model names no category` };
  }
  return { path, message: `${path} is no field of a batch of ${category}; the model states it` };
}

function idOf({ path, message }: ValidationItem): string {
  return JSON.stringify([path, message]);
}

function rootOf({ path }: ValidationItem): string {
  return /^[^.[]*/.exec(path)?.[0] ?? '';
}
