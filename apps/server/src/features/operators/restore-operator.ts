import type { Caller } from '../../platform/auth/caller-model.js';
import { relatedPassportRepository } from '../../platform/db/repositories/related-passport-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  countPassports,
  requireRestoredWithin,
  type WorkspaceLimitDeps,
} from '../../platform/limits/workspace-limits.js';
import type { OperatorDeps } from './create-operator.js';
import { lockOperator } from './lock-operator.js';
import { operatorRepository } from './operator-repository.js';
import { tellOperatorChange } from './tell-operator-change.js';

export type RestoreOperatorDeps = OperatorDeps & WorkspaceLimitDeps;

/**
 * Makes an archived operator active again, and what was archived with it, except for passports that were
 * decommissioned on their own account: those come back with their status. An active operator stays as it is.
 *
 * @returns How many passports are no longer archived.
 * @throws a 402 when the plan has no room for all of them, a 409 when the workspace has none for their
 *   drafts: then nothing is restored.
 */
export function restoreOperator(
  deps: RestoreOperatorDeps,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<number> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const notFound = (message: string) =>
      ApiError.notFound(message, { code: 'OPERATOR_NOT_FOUND' });
    const operator = await lockOperator(tx, caller, { id, notFound });
    if (operator.archivedAt === null) return 0;
    const at = deps.clock.now();
    await operatorRepository(tx).update({ ...operator, archivedAt: null, updatedAt: at });
    const { tenantId } = operator;
    const ofOperator = { tenantId, operatorId: operator.id };
    const before = await countPassports(tx, tenantId);
    const restoredPassports = await relatedPassportRepository(tx).restore(ofOperator, at);
    await requireRestoredWithin(tx, deps, { tenant: caller.tenant, before });
    await tellOperatorChange(tx, deps, {
      operator,
      action: 'operator.restored',
      message: `Economic operator ${operator.name} was restored with ${restoredPassports} passports.`,
      details: { restoredPassports },
      at,
      caller,
      ip,
    });
    return restoredPassports;
  });
}
