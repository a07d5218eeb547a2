import type { Caller } from '../../platform/auth/caller-model.js';
import { relatedPassportRepository } from '../../platform/db/repositories/related-passport-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { parseEori, requireOneEori, type OperatorDeps } from './create-operator.js';
import { lockOperator } from './lock-operator.js';
import { operatorTextLength, type EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';
import { tellOperatorChange } from './tell-operator-change.js';

interface UpdateOperatorInput {
  readonly id: string;
  /** Anything but a text with something in it is ignored. */
  readonly name: unknown;
  readonly role: unknown;
  /** Null or blank takes it away; undefined leaves it. */
  readonly eori: string | null | undefined;
  readonly ip: string;
}

/** Changes an operator's name, role or EORI number, at once in the public documents of all its passports. */
export function updateOperator(
  deps: OperatorDeps,
  caller: Caller,
  { id, name, role, eori, ip }: UpdateOperatorInput,
): Promise<EconomicOperator> {
  const sent = { name: usable('name', name), role: usable('role', role) };
  const refuse = (message: string) => ApiError.messageOnly(400, message);
  const sentEori = eori === undefined ? undefined : parseEori(eori, refuse);
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const notFound = (message: string) => ApiError.messageOnly(404, message, 'OPERATOR_NOT_FOUND');
    const before = await lockOperator(tx, caller, { id, notFound });
    const now = {
      name: sent.name ?? before.name,
      role: sent.role ?? before.role,
      eori: sentEori === undefined ? before.eori : sentEori,
    };
    requireOneEori({ ...before, ...now }, refuse);
    if (now.name === before.name && now.role === before.role && now.eori === before.eori) {
      return before;
    }
    const at = deps.clock.now();
    const operator = { ...before, ...now, updatedAt: at };
    await operatorRepository(tx).update(operator);
    const { tenantId } = operator;
    await relatedPassportRepository(tx).rerender({ tenantId, operatorId: operator.id });
    await tellOperatorChange(tx, deps, {
      operator,
      action: 'operator.updated',
      message: `Economic operator ${operator.name} was changed.`,
      details: {
        ...{ name: now.name, role: now.role },
        ...{ previousName: before.name, previousRole: before.role },
        ...(now.eori !== before.eori && { eori: now.eori, previousEori: before.eori }),
      },
      at,
      caller,
      ip,
    });
    return operator;
  });
}

/** @throws a 400 when the text is longer than an operator may have it. */
function usable(field: keyof typeof operatorTextLength, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const max = operatorTextLength[field];
  if (text.length > max) {
    throw ApiError.messageOnly(400, `${field} must be at most ${max} characters.`);
  }
  return text || undefined;
}
