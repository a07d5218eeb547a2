import type { Knex } from 'knex';
import type { AnyCaller, System } from '../../platform/auth/caller-model.js';
import { requireOperatorScope, requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { passportReader } from '../passports/passport-reader.js';
import { isTerminal } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
import type { GrantScope, ScopeType } from './grant-model.js';

/** The target of a grant as a caller names it. */
export interface ScopeInput {
  readonly scopeType: ScopeType;
  readonly passportId?: string | null | undefined;
  readonly batteryUnitId?: string | null | undefined;
}

/** What can be opened, and what people know it by. */
export interface FoundTarget {
  readonly scope: GrantScope;
  /** Null for the whole workspace. */
  readonly operatorId: string | null;
  /** A `productId` or a serial number; null for the whole workspace. */
  readonly name: string | null;
  /** Nothing of a unit that was recycled is ever shown again. */
  readonly isGone: boolean;
}

/** Finds what a scope names, if anybody may know of it: a draft and its units are not there. */
export async function findGrantTarget(
  tx: Knex.Transaction,
  tenantId: string,
  input: ScopeInput,
): Promise<FoundTarget | undefined> {
  switch (input.scopeType) {
    case 'TENANT':
      return {
        scope: { scopeType: 'TENANT', passportId: null, batteryUnitId: null },
        operatorId: null,
        name: null,
        isGone: false,
      };
    case 'PASSPORT':
      return findPassport(tx, tenantId, input.passportId ?? '');
    case 'UNIT':
      return findUnit(tx, tenantId, input.batteryUnitId ?? '');
  }
}

async function findPassport(
  tx: Knex.Transaction,
  tenantId: string,
  named: string,
): Promise<FoundTarget | undefined> {
  const passport = await passportReader(tx).findPublished(tenantId, named);
  if (!passport) return undefined;
  const { id: passportId, productId: name, operatorId } = passport;
  const scope = { scopeType: 'PASSPORT', passportId, batteryUnitId: null } as const;
  return { scope, operatorId, name, isGone: false };
}

async function findUnit(
  tx: Knex.Transaction,
  tenantId: string,
  named: string,
): Promise<FoundTarget | undefined> {
  const unit = await unitReader(tx).find(tenantId, named);
  const passport = unit && (await passportReader(tx).findPublished(tenantId, unit.passportId));
  if (!passport) return undefined;
  const { id: batteryUnitId, serialNumber: name } = unit;
  const scope = { scopeType: 'UNIT', passportId: null, batteryUnitId } as const;
  return { scope, operatorId: passport.operatorId, name, isGone: isTerminal(unit) };
}

/** @throws a 403 for an operator-scoped credential on what is not its own operator's. */
export function requireGrantScope(by: AnyCaller | System, operatorId: string | null): void {
  if (by === 'system' || by.tenant === null) return;
  if (operatorId === null) requireWholeWorkspace(by);
  else requireOperatorScope(by, operatorId);
}
