import type { Model } from './model.js';
import { isOperator, refused, retainedFrom } from './records.js';
import type { ModelOperator, Refusal } from './records.js';

/** The contract's operator state table, on the same model as its passports. */

type Target = ModelOperator | { readonly id: string };

/** @returns The operator, and true when the workspace had it before. */
export function registerOperator(model: Model, regId: string): ModelOperator {
  const known = model.operators.find((operator) => operator.regId === regId);
  if (known) {
    model.reached(`${stateOf(known)} operator: registered again`);
    return known;
  }
  const operator = { id: '', regId, isReferenced: false, archivedAt: null };
  model.operators.push(operator);
  model.reached('none -> active operator');
  return operator;
}

/** @returns What the answer says beside `success`, or the refusal. */
export function removeOperator(model: Model, operator: Target): Refusal | object {
  if (!isOperator(operator)) return refused(404, 'OPERATOR_NOT_FOUND');
  const passports = model.passports.filter((passport) => passport.operator === operator);
  const before = stateOf(operator);
  if (passports.length > 0) {
    const archived = passports.filter(({ archivedAt }) => archivedAt === null);
    for (const passport of archived) {
      passport.archivedAt = model.now.toISOString();
      passport.retentionUntil ??= retainedFrom(passport.archivedAt);
    }
    operator.archivedAt ??= model.now.toISOString();
    model.reached(`${before} operator -> archived with its passports`);
    return { archived: true, archivedPassports: archived.length };
  }
  if (operator.isReferenced) {
    operator.archivedAt ??= model.now.toISOString();
    model.reached(`${before} operator -> archived for a reference`);
    return { archived: true };
  }
  model.operators.splice(model.operators.indexOf(operator), 1);
  model.goneOperators.push(operator.id);
  model.reached(`${before} operator -> deleted`);
  return { archived: false };
}

export function restoreOperator(model: Model, operator: Target): Refusal | object {
  if (!isOperator(operator)) return refused(404, 'OPERATOR_NOT_FOUND');
  model.reached(`${stateOf(operator)} operator -> restored`);
  operator.archivedAt = null;
  const archived = model.passports.filter(
    (passport) => passport.operator === operator && passport.archivedAt !== null,
  );
  const restored = archived.filter(({ status }) => status !== 'DECOMMISSIONED');
  for (const passport of restored) {
    passport.archivedAt = null;
    passport.retentionUntil = null;
    model.reached('archived passport -> restored');
  }
  if (restored.length < archived.length) model.reached('archived DECOMMISSIONED: stays archived');
  return { restoredPassports: restored.length };
}

function stateOf({ archivedAt }: ModelOperator): 'active' | 'archived' {
  return archivedAt === null ? 'active' : 'archived';
}
