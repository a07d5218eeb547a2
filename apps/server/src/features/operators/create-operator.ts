import { isEori } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { notificationRepository } from '../../platform/notifications/notification-repository.js';
import { REG_ID_SCHEMES, type EconomicOperator, type RegIdScheme } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';

export interface CreateOperatorDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface CreateOperatorInput {
  readonly name: string;
  readonly regId: string;
  readonly role?: string | undefined;
  readonly regIdScheme?: string | null | undefined;
}

/** Ids of this form are made up by test tools and belong to nobody. */
const mockEoriPrefix = 'EORI-MOCK';

/**
 * Registers an economic operator. If the workspace knows the `regId` already, even archived, that
 * record is returned as it is and what was submitted beside the `regId` is ignored.
 */
export async function createOperator(
  deps: CreateOperatorDeps,
  caller: Caller,
  input: CreateOperatorInput & { ip: string },
): Promise<{ operator: EconomicOperator; created: boolean }> {
  requireWholeWorkspace(caller);
  const operator = newOperator(deps, caller.tenant.id, input);
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    if (!(await operatorRepository(tx).insert(operator))) {
      const known = await operatorRepository(tx).findByRegId(caller.tenant.id, operator.regId);
      if (!known) throw ApiError.conflict('This operator was removed meanwhile; try again.');
      return { operator: known, created: false };
    }
    await record(tx, deps, { caller, operator, ip: input.ip });
    return { operator, created: true };
  });
}

function newOperator(
  deps: CreateOperatorDeps,
  tenantId: string,
  input: CreateOperatorInput,
): EconomicOperator {
  const name = input.name.trim();
  const regId = input.regId.trim();
  if (name === '' || regId === '') {
    throw ApiError.badRequest('name and regId must not be blank.');
  }
  const regIdScheme = parseScheme(input.regIdScheme);
  refuseBadRegId(regId, regIdScheme);
  const at = deps.clock.now();
  return {
    id: deps.newId(),
    tenantId,
    name,
    regId,
    regIdScheme,
    role: input.role?.trim() || 'MANUFACTURER',
    archivedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function parseScheme(scheme: string | null | undefined): RegIdScheme | null {
  if (scheme === null || scheme === undefined) return null;
  const known = REG_ID_SCHEMES.find((name) => name === scheme.trim().toUpperCase());
  if (!known) throw ApiError.badRequest(`regIdScheme must be one of ${REG_ID_SCHEMES.join(', ')}.`);
  return known;
}

function refuseBadRegId(regId: string, scheme: RegIdScheme | null): void {
  if (regId.toUpperCase().startsWith(mockEoriPrefix)) {
    throw ApiError.badRequest(`regId must not start with ${mockEoriPrefix}.`);
  }
  if (scheme === 'EORI' && !isEori(regId)) {
    throw ApiError.badRequest('An EORI is two capital letters and 1 to 15 letters or digits.');
  }
}

async function record(
  tx: Knex.Transaction,
  deps: CreateOperatorDeps,
  { caller, operator, ip }: { caller: Caller; operator: EconomicOperator; ip: string },
): Promise<void> {
  const target = { tenantId: operator.tenantId, targetType: 'operator' as const };
  await auditLogRepository(tx, deps.newId).append({
    ...target,
    targetId: operator.id,
    action: 'operator.created',
    actor: actorOf(caller),
    ip,
    details: { name: operator.name, regId: operator.regId },
    at: operator.createdAt,
  });
  await notificationRepository(tx).insert({
    ...target,
    id: deps.newId(),
    targetId: operator.id,
    kind: 'operator.created',
    message: `Economic operator ${operator.name} was registered.`,
    createdAt: operator.createdAt,
  });
}
