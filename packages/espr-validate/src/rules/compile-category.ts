import type { CategoryRules, FieldRule } from '../categories/category-rules.js';
import { REDACTION_PLACEHOLDER } from '../redaction-placeholder.js';
import { compileShape, isJsonObject, type Check, type JsonObject } from './compile-shape.js';
import { unmasked } from './expectation.js';
import { prefixPaths, type Fault } from './fault.js';

/** What is wrong with a document: errors refuse it, warnings do not. */
export interface Faults {
  readonly errors: Fault[];
  readonly warnings: Fault[];
}

/** Finds every fault of a document of one category. */
export type CategoryCheck = (metadata: JsonObject) => Faults;

interface FieldCheck {
  readonly name: string;
  readonly requirement: FieldRule['requirement'];
  readonly check: Check;
  readonly alternatives: readonly (readonly string[])[];
}

/** Turns the rules of a category into the function that applies them. */
export function compileCategory({ fields }: CategoryRules): CategoryCheck {
  const checks = Object.entries(fields).map(([name, field]) => compileField(name, field));
  return (metadata) => {
    const faults: Faults = { errors: [], warnings: [] };
    checkNothingMasked(metadata, faults.errors);
    for (const field of checks) checkField(field, metadata, faults);
    return faults;
  };
}

function compileField(name: string, { shape, requirement, alternatives = [] }: FieldRule) {
  return {
    name,
    requirement,
    check: compileShape(shape),
    alternatives: alternatives.map((path) => path.split('.')),
  };
}

function checkNothingMasked(metadata: JsonObject, errors: Fault[]): void {
  if (!Object.values(metadata).includes(REDACTION_PLACEHOLDER)) return;
  for (const [name, value] of Object.entries(metadata)) {
    if (value === REDACTION_PLACEHOLDER) errors.push({ path: [name], expected: unmasked });
  }
}

function checkField(field: FieldCheck, metadata: JsonObject, { errors, warnings }: Faults): void {
  const value = metadata[field.name];
  if (value === REDACTION_PLACEHOLDER) return;
  if (value === undefined && !isMissed(field, metadata)) return;
  const faults = field.requirement === 'recommended' ? warnings : errors;
  const from = faults.length;
  field.check(value, faults);
  prefixPaths(faults, from, field.name);
}

/** Whether the absence of a field is a fault. */
function isMissed({ requirement, alternatives }: FieldCheck, metadata: JsonObject): boolean {
  return requirement === 'required' && !alternatives.some((path) => isPresent(metadata, path));
}

function isPresent(metadata: JsonObject, path: readonly string[]): boolean {
  let value: unknown = metadata;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  return value !== undefined;
}
