import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import {
  readDeclaration,
  type Declaration,
} from '../../representations/carrier/declared-carrier.js';
import {
  codeOfPassport,
  codeOfUnit,
  type CodeLink,
  type PrintedCode,
} from '../../representations/carrier/printed-code.js';
import { passportReader } from '../passports/passport-reader.js';
import { labelTarget, passportLabel, unitLabel } from './code-label.js';
import { findLabelledUnits } from './find-labelled-units.js';

/** A code of the workspace, and what is declared of it: of a unit what is declared of its model. */
export interface LabelledCode {
  readonly operatorId: string;
  readonly code: PrintedCode;
  /** With the word TEST in a sandbox. */
  readonly text: readonly string[];
  readonly fileName: string;
  readonly declaration: Declaration;
}

interface Searched {
  readonly baseUrl: string;
  readonly link: CodeLink | undefined;
}

/** The codes of passports and battery units, by what each was called; what names both is the passport. */
export async function findLabelledCodes(
  tx: Knex.Transaction,
  caller: Caller,
  names: readonly string[],
  searched: Searched,
): Promise<ReadonlyMap<string, LabelledCode>> {
  const passports = await findPassportCodes(tx, caller, names, searched);
  const others = names.filter((name) => !passports.has(name));
  return new Map([...passports, ...(await findUnitCodes(tx, caller, others, searched))]);
}

export async function findPassportCodes(
  tx: Knex.Transaction,
  caller: Caller,
  names: readonly string[],
  { baseUrl, link }: Searched,
): Promise<ReadonlyMap<string, LabelledCode>> {
  const { id: tenantId, subdomain: workspace } = caller.tenant;
  const reader = passportReader(tx);
  const passports = await reader.identify(tenantId, names, caller.operatorId);
  const ids = [...new Set([...passports.values()].map(({ id }) => id))];
  const declared = await reader.findDeclaredCarriers(tenantId, ids);
  const target = labelTarget(baseUrl, caller, { link: 'digital-link' });
  const found = new Map<string, LabelledCode>();
  for (const [name, passport] of passports) {
    const { operatorId, isTest, fileName } = passportLabel(passport, target);
    const code = codeOfPassport(passport, { baseUrl, workspace }, link);
    const declaration = readDeclaration(declared.get(passport.id));
    found.set(name, { operatorId, fileName, code, text: textOf(code, isTest), declaration });
  }
  return found;
}

export async function findUnitCodes(
  tx: Knex.Transaction,
  caller: Caller,
  names: readonly string[],
  { baseUrl }: Searched,
): Promise<ReadonlyMap<string, LabelledCode>> {
  const tenantId = caller.tenant.id;
  const units = await findLabelledUnits(tx, tenantId, names);
  const models = [...new Set([...units.values()].map(({ model }) => model.id))];
  const declared = await passportReader(tx).findDeclaredCarriers(tenantId, models);
  const found = new Map<string, LabelledCode>();
  for (const [name, unitOfModel] of units) {
    const { unit, model } = unitOfModel;
    const { operatorId, isTest, fileName } = unitLabel(unitOfModel, baseUrl);
    const { productId } = model;
    const { id, serialNumber } = unit;
    const code = codeOfUnit({ id, serialNumber, productId, isTest }, baseUrl);
    // A model from before the field had a rule: what cannot be read is not declared.
    const declaration = { ...readDeclaration(declared.get(model.id)), isUnfit: false };
    found.set(name, { operatorId, fileName, code, text: textOf(code, isTest), declaration });
  }
  return found;
}

function textOf({ text }: PrintedCode, isTest: boolean): readonly string[] {
  return isTest ? ['TEST', ...text] : text;
}
