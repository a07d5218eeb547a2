import { isGln } from '@dpp/gs1';
import type { Knex } from 'knex';
import { isSandbox, type Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  requireSandboxRowsWithin,
  type SandboxRowDeps,
} from '../../platform/limits/sandbox-rows.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { operatorReader } from '../operators/operator-reader.js';
import { parseCountry, textOrNull } from './facility-fields.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';
import { tellFacilityChange } from './tell-facility-change.js';

export interface FacilityDeps extends SandboxRowDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface CreateFacilityInput {
  readonly gln: string;
  readonly name: string;
  readonly country: string;
  readonly activity?: string | null | undefined;
  readonly streetAddress?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly operatorId?: string | null | undefined;
}

/** Registers a facility. An operator-scoped credential registers it for its own operator. */
export async function createFacility(
  deps: FacilityDeps,
  caller: Caller,
  input: CreateFacilityInput & { ip: string },
): Promise<Facility> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const operatorId = await bindOperator(tx, caller, input.operatorId || null);
    const facility = newFacility(deps, caller, { ...input, operatorId });
    if (!(await facilityRepository(tx).insert(facility, { isSandbox: isSandbox(caller.tenant) }))) {
      const message = 'A facility with this GLN is registered already.';
      throw ApiError.conflict(message, { code: 'FACILITY_DUPLICATE' });
    }
    await requireSandboxRowsWithin(tx, deps, { tenant: caller.tenant, table: 'facilities' });
    const { gln, name, createdAt: at } = facility;
    const action = 'facility.created';
    const details = { gln, name };
    await tellFacilityChange(tx, deps, { facility, action, details, at, caller, ip: input.ip });
    return facility;
  });
}

/** The operator stays active to the end of the transaction. */
async function bindOperator(
  tx: Knex.Transaction,
  caller: Caller,
  named: string | null,
): Promise<string | null> {
  requireOperatorScope(caller, named);
  const operatorId = named ?? caller.operatorId;
  if (operatorId === null) return null;
  const operator = await operatorReader(tx).lock(caller.tenant.id, operatorId);
  if (!operator) {
    throw ApiError.forbidden('This economic operator is not bound to the workspace.', {
      code: 'OPERATOR_FOREIGN',
    });
  }
  if (operator.isArchived) {
    const message =
      'This economic operator is archived. Restore it before you register facilities.';
    throw ApiError.forbidden(message, { code: 'OPERATOR_ARCHIVED' });
  }
  return operatorId;
}

function newFacility(
  deps: FacilityDeps,
  caller: Caller,
  input: CreateFacilityInput & { operatorId: string | null },
): Facility {
  const name = input.name.trim();
  const country = parseCountry(input.country);
  if (name === '') throw ApiError.badRequest('name must not be blank.');
  if (!isGln(input.gln)) {
    const message = 'gln must be 13 digits with a valid GS1 check digit.';
    throw ApiError.badRequest(message, { code: 'GLN_CHECK_DIGIT_INVALID' });
  }
  const at = deps.clock.now();
  return {
    id: deps.newId(),
    tenantId: caller.tenant.id,
    operatorId: input.operatorId,
    gln: input.gln,
    name,
    activity: textOrNull(input.activity),
    streetAddress: textOrNull(input.streetAddress),
    city: textOrNull(input.city),
    postalCode: textOrNull(input.postalCode),
    country,
    createdAt: at,
    updatedAt: at,
  };
}
