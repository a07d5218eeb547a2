import { REDACTION_PLACEHOLDER } from '@dpp/espr-validate';
import type { Language } from './language.js';
import { fieldRule, memberRule, type KnownRule } from './field-rule.js';
import type { Line } from './said.js';
import { isRecord, sayValue } from './say-value.js';

type Metadata = Readonly<Record<string, unknown>>;

/** What a passport says at a path such as `carbonFootprint.co2eKg`, with the rule of that place. */
export interface Found {
  readonly value: unknown;
  readonly rule: KnownRule | undefined;
  /** The last name of the path. */
  readonly member: string;
}

/** Undefined where the passport says nothing there, or masks what it says. */
export function findValue(metadata: Metadata, path: string): Found | undefined {
  const [field = '', ...members] = path.split('.');
  let value = Object.hasOwn(metadata, field) ? metadata[field] : undefined;
  let rule = ruleOf(metadata, field);
  for (const member of members) {
    value = isRecord(value) && Object.hasOwn(value, member) ? value[member] : undefined;
    rule = memberRule(rule, member);
  }
  if (value === undefined || value === null || isMasked(value)) return undefined;
  return { value, rule, member: members.at(-1) ?? field };
}

/** The lines of a path; empty where there is nothing to say. */
export function linesAt(metadata: Metadata, path: string, language: Language): readonly Line[] {
  const found = findValue(metadata, path);
  return found ? sayValue(found.value, found, language) : [];
}

export function isMasked(value: unknown): boolean {
  return value === REDACTION_PLACEHOLDER;
}

/** The rule of a field, with the unit that another field of the passport may say. */
function ruleOf(metadata: Metadata, field: string): KnownRule | undefined {
  const rule = fieldRule(metadata.category, field);
  const { carbonEmissionIntensityUnit: unit } = metadata;
  if (field !== 'carbonEmissionIntensityPerTon' || !rule) return rule;
  return { shape: rule.shape, ...(typeof unit === 'string' && { unit }) };
}
