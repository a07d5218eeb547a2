import type { CategoryRules } from '@dpp/espr-validate/rules';

/** The fields that a batch may state of its own, none of them required, and those that are open from the beginning. */
export interface BatchRules {
  readonly category: CategoryRules;
  readonly openFields: ReadonlySet<string>;
}

/** The lot stands above the fields. */
const lotField = 'batchNumber';

/**
 * The part of a category's rule table that a batch is written by. What the model must state is open: it differs most
 * often; all else is folded until it is filled in.
 *
 * @param filled - Fields that the batch states.
 */
export function batchRulesOf(rules: CategoryRules, filled: readonly string[]): BatchRules {
  const fields = Object.entries(rules.fields).filter(
    ([name, { level }]) => level === 'batch' && name !== lotField,
  );
  const required = fields.flatMap(([name, { requirement }]) =>
    requirement === 'required' ? [name] : [],
  );
  return {
    category: {
      ...rules,
      fields: Object.fromEntries(
        fields.map(([name, rule]) => [name, { ...rule, requirement: 'optional' as const }]),
      ),
    },
    openFields: new Set([...required, ...filled]),
  };
}
