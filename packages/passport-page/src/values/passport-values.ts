import { REDACTION_PLACEHOLDER } from '@dpp/espr-validate';
import type { PassportMetadata } from '../documents.js';
import type { Reader } from './reader.js';
import { categoryPage } from '../category-page.js';
import { fieldRule, memberRule, type KnownRule } from './field-rule.js';
import type { Line } from './said.js';
import { isRecord, sayValue } from './say-value.js';

/** What a passport says at a path such as `carbonFootprint.co2eKg`, with the rule of that place. */
export interface Found {
  readonly value: unknown;
  readonly rule: KnownRule | undefined;
  /** The last name of the path. */
  readonly member: string;
}

/** Undefined where the passport says nothing there, or masks what it says. */
export function findValue(
  metadata: PassportMetadata,
  path: string,
  reader: Reader,
): Found | undefined {
  const [field = '', ...members] = path.split('.');
  let value = Object.hasOwn(metadata, field) ? metadata[field] : undefined;
  let rule = ruleOf(metadata, field, reader);
  for (const member of members) {
    value = isRecord(value) && Object.hasOwn(value, member) ? value[member] : undefined;
    rule = memberRule(rule, member);
  }
  if (value === undefined || value === null || isMasked(value)) return undefined;
  return { value, rule, member: members.at(-1) ?? field };
}

/** The lines of a path; empty where there is nothing to say. */
export function linesAt(
  metadata: PassportMetadata,
  path: string,
  language: Reader,
): readonly Line[] {
  const found = findValue(metadata, path, language);
  return found ? sayValue(found.value, found, language) : [];
}

export function isMasked(value: unknown): boolean {
  return value === REDACTION_PLACEHOLDER;
}

/** The rule of a field, with the unit that another field of the passport may say. */
function ruleOf(
  metadata: PassportMetadata,
  field: string,
  { categories }: Reader,
): KnownRule | undefined {
  const rule = fieldRule(categoryPage(metadata.category, categories), field);
  const { carbonEmissionIntensityUnit: unit } = metadata;
  if (field !== 'carbonEmissionIntensityPerTon' || !rule) return rule;
  return { shape: rule.shape, ...(typeof unit === 'string' && { unit }) };
}
