import { isCountryCode } from '@dpp/espr-validate';
import { isGln } from '@dpp/gs1';
import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { operatorReader } from '../operators/operator-reader.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';

export interface FacilityDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface CreateFacilityInput {
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
  const operatorId = await bindOperator(deps.db, caller, input.operatorId || null);
  const facility = newFacility(deps, caller, { ...input, operatorId });
  await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    if (!(await facilityRepository(tx).insert(facility))) {
      const message = 'A facility with this GLN is registered already.';
      throw ApiError.conflict(message, { code: 'FACILITY_DUPLICATE' });
    }
    await auditLogRepository(tx, deps.newId).append({
      tenantId: facility.tenantId,
      targetType: 'facility',
      targetId: facility.id,
      action: 'facility.created',
      actor: actorOf(caller),
      ip: input.ip,
      details: { gln: facility.gln, name: facility.name },
      at: facility.createdAt,
    });
  });
  return facility;
}

async function bindOperator(
  db: Knex,
  caller: Caller,
  operatorId: string | null,
): Promise<string | null> {
  requireOperatorScope(caller, operatorId);
  if (operatorId === null) return caller.operatorId;
  if (!(await operatorReader(db).findActive(caller.tenant.id, operatorId))) {
    throw ApiError.forbidden('This economic operator is not bound to the workspace.');
  }
  return operatorId;
}

function newFacility(
  deps: FacilityDeps,
  caller: Caller,
  input: CreateFacilityInput & { operatorId: string | null },
): Facility {
  const name = input.name.trim();
  const country = input.country.trim().toUpperCase();
  if (name === '') throw ApiError.badRequest('name must not be blank.');
  if (!isCountryCode(country)) {
    throw ApiError.badRequest('country must be an ISO 3166-1 alpha-2 code, such as PT.');
  }
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

function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
