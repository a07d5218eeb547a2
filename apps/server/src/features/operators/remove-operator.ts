import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { isIntegrityViolation } from '../../platform/db/queries/integrity-violation.js';
import { relatedPassportRepository } from '../../platform/db/repositories/related-passport-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { requireArchivedWithin } from '../../platform/limits/workspace-limits.js';
import { retentionEnd } from '../passports/rules/retention-model.js';
import type { OperatorDeps } from './create-operator.js';
import { lockOperator } from './lock-operator.js';
import type { EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';
import { tellOperatorChange } from './tell-operator-change.js';

export interface RemoveOperatorDeps extends OperatorDeps {
  readonly config: { readonly retentionYears: number };
}

interface RemovedOperator {
  /** False: it is gone. */
  readonly archived: boolean;
  /** How many passports were archived with it; undefined when it has none. */
  readonly archivedPassports: number | undefined;
}

/**
 * Deletes an operator that nothing refers to, and archives any other together with its passports, which
 * stay publicly resolvable for the retention period. One that is archived already stays so.
 *
 * @throws a 409 when the database refuses both; and when the workspace would keep more archived passports
 *   than its plan allows: then nothing is archived.
 */
export async function removeOperator(
  deps: RemoveOperatorDeps,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<RemovedOperator> {
  try {
    return await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
      const notFound = (message: string) =>
        ApiError.messageOnly(404, message, 'OPERATOR_NOT_FOUND');
      const operator = await lockOperator(tx, caller, { id, notFound });
      return remove(tx, deps, { operator, caller, ip, at: deps.clock.now() });
    });
  } catch (error) {
    if (!isIntegrityViolation(error)) throw error;
    throw ApiError.messageOnly(
      409,
      'The operator can be neither deleted nor archived.',
      'OPERATOR_NOT_REMOVABLE',
    );
  }
}

interface Removal {
  readonly operator: EconomicOperator;
  readonly caller: Caller;
  readonly ip: string;
  readonly at: Date;
}

async function remove(
  tx: Knex.Transaction,
  deps: RemoveOperatorDeps,
  removal: Removal,
): Promise<RemovedOperator> {
  const { operator, ...by } = removal;
  const ofOperator = { tenantId: operator.tenantId, operatorId: operator.id };
  if (await relatedPassportRepository(tx).exist(ofOperator)) {
    return archiveWithPassports(tx, deps, removal);
  }
  if (await isDeleted(tx, operator)) {
    await tellOperatorChange(tx, deps, {
      ...by,
      operator,
      action: 'operator.deleted',
      message: `Economic operator ${operator.name} was deleted.`,
      details: { name: operator.name, regId: operator.regId },
    });
    return { archived: false, archivedPassports: undefined };
  }
  // The contract's fallback is silent: no audit event, no notification.
  await archive(tx, removal);
  return { archived: true, archivedPassports: undefined };
}

/** False when something still refers to it; the savepoint is then undone. */
async function isDeleted(tx: Knex.Transaction, operator: EconomicOperator): Promise<boolean> {
  try {
    await tenantTransaction(tx, operator.tenantId, (savepoint) =>
      operatorRepository(savepoint).delete(operator),
    );
    return true;
  } catch (error) {
    if (isIntegrityViolation(error)) return false;
    throw error;
  }
}

async function archiveWithPassports(
  tx: Knex.Transaction,
  deps: RemoveOperatorDeps,
  removal: Removal,
): Promise<RemovedOperator> {
  const { operator, at } = removal;
  const wasArchived = operator.archivedAt !== null;
  const retentionUntil = retentionEnd(at, deps.config.retentionYears);
  await archive(tx, removal);
  const archivedPassports = await relatedPassportRepository(tx).archive(
    { tenantId: operator.tenantId, operatorId: operator.id },
    { at, retentionUntil },
  );
  if (archivedPassports > 0) await requireArchivedWithin(tx, removal.caller.tenant);
  if (!wasArchived) {
    await tellOperatorChange(tx, deps, {
      ...removal,
      action: 'operator.archived',
      message: `Economic operator ${operator.name} was archived with ${archivedPassports} passports.`,
      details: { archivedPassports, retentionUntil: retentionUntil.toISOString() },
    });
  }
  return { archived: true, archivedPassports };
}

/** Archives an operator. One that is archived keeps its first time. */
async function archive(tx: Knex.Transaction, { operator, at }: Removal): Promise<void> {
  if (operator.archivedAt !== null) return;
  await operatorRepository(tx).update({ ...operator, archivedAt: at, updatedAt: at });
}
