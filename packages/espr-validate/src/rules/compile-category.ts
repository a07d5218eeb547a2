import type { CategoryRules, FieldRule } from '../categories/category-rules.js';
import { REDACTION_PLACEHOLDER } from '../redaction-placeholder.js';
import { checkMember, missing } from './check-value.js';
import { compileMember, type CompiledMember } from './compile-shape.js';
import type { CrossRuleContext, Findings } from './cross-rule.js';
import { unmasked } from './expectation.js';
import { MAXIMUM_FAULTS, type Fault } from './fault.js';
import { hasMember, valueAt, type JsonObject } from './json-value.js';
import { MemberTable } from './member-table.js';
import { remarkMissing } from './missing-recommended.js';
import { remarkUnknown } from './unknown-fields.js';

/** Finds everything there is to say about a document of one category. */
export type CategoryCheck = (metadata: JsonObject, context: CrossRuleContext) => Findings;

interface Field extends CompiledMember {
  /** Paths of what may stand in for it. */
  readonly alternatives: readonly (readonly string[])[];
  /** Its absence is worth a warning. An object that no rule says the content of may as well not be there. */
  readonly isMissed: boolean;
}

/** Missed only where such substances are declared, as a rule across fields tells. */
const MISSED_BY_RULE = 'svhcSubstances';

/** Turns the rules of a category into the function that applies them. */
export function compileCategory({ fields, crossRules }: CategoryRules): CategoryCheck {
  const compiled = Object.entries(fields).map((entry) => compileField(...entry));
  const table = new MemberTable(compiled);
  const missed = compiled.filter(({ isMissed }) => isMissed).map(({ name }) => name);
  return (metadata, context) => {
    const findings: Findings = { faults: [], remarks: [], hasUnknown: false };
    if (checkFields(table, metadata, findings) < missed.length) {
      remarkMissing(missed, metadata, findings.remarks);
    }
    for (const rule of crossRules) rule.check(metadata, findings, context);
    if (findings.hasUnknown) remarkUnknown(table, metadata, findings.remarks);
    return findings;
  };
}

function compileField(name: string, rule: FieldRule): Field {
  const { alternatives = [] } = rule;
  const member = compileMember(name, rule);
  return {
    ...member,
    alternatives: alternatives.map((path) => path.split('.')),
    isMissed:
      member.isRecommended &&
      member.shape.object?.members.isEmpty !== true &&
      name !== MISSED_BY_RULE,
  };
}

/** @returns How many of the fields are there that would be missed. */
function checkFields(table: MemberTable<Field>, metadata: JsonObject, findings: Findings): number {
  const { faults } = findings;
  let position = 0;
  let required = 0;
  let unmissed = 0;
  for (const name in metadata) {
    const value = metadata[name];
    const field = table.find(name, position);
    position += 1;
    if (field !== undefined && value !== undefined) {
      if (field.isRequired) required += 1;
      if (field.isMissed) unmissed += 1;
    } else if (field === undefined && name !== 'category') {
      findings.hasUnknown = true;
    }
    if (value === REDACTION_PLACEHOLDER) {
      if (faults.length < MAXIMUM_FAULTS) faults.push({ path: [name], expected: unmasked });
    } else if (field !== undefined && value !== undefined) {
      checkMember(field, value, findings);
    }
  }
  if (required < table.required.length) checkMissing(table.required, metadata, faults);
  return unmissed;
}

function checkMissing(required: readonly Field[], metadata: JsonObject, faults: Fault[]): void {
  for (const { name, shape, alternatives } of required) {
    if (hasMember(metadata, name)) continue;
    if (alternatives.some((path) => valueAt(metadata, path) !== undefined)) continue;
    faults.push(missing(name, shape));
  }
}
