import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../../platform/auth/operator-scope.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { passportReader } from '../../passports/passport-reader.js';
import { unitReader } from '../../units/unit-reader.js';
import {
  accessCountRepository,
  type AccessCount,
  type CountedSubject,
} from './access-count-repository.js';

interface CountAccessesInput {
  readonly passportId?: string | undefined;
  readonly unitId?: string | undefined;
  /** Day, inclusive. */
  readonly from?: Date | undefined;
  /** Day, exclusive. */
  readonly to?: Date | undefined;
}

interface CountedAccesses {
  readonly total: number;
  readonly counts: readonly AccessCount[];
}

/** Longest time that is counted at once: a year and a day. */
export const maxCountedDays = 366;
const defaultDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts openings of public pages and documents by day, form and tier: of a passport, of a unit, or of all that the
 * caller may see. Who opened them is not recorded.
 *
 * @throws a 400 for a time that is too long or ends before it begins; a 404; a 403 for another operator's.
 */
export async function countAccesses(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  { passportId, unitId, ...asked }: CountAccessesInput,
): Promise<CountedAccesses> {
  if (passportId !== undefined && unitId !== undefined) {
    throw ApiError.badRequest('Send passportId or unitId, not both.');
  }
  const days = daysOf(asked, clock.now());
  const tenantId = caller.tenant.id;
  const counts = await tenantTransaction(db, tenantId, async (tx) => {
    const subject = await subjectOf(tx, caller, { passportId, unitId });
    return accessCountRepository(tx).list(tenantId, subject, days);
  });
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0) };
}

function daysOf({ from, to }: Pick<CountAccessesInput, 'from' | 'to'>, now: Date) {
  const tomorrow = new Date(Math.floor(now.getTime() / dayMs + 1) * dayMs);
  const end = to ?? tomorrow;
  const begin = from ?? new Date(end.getTime() - defaultDays * dayMs);
  const length = (end.getTime() - begin.getTime()) / dayMs;
  if (length <= 0 || length > maxCountedDays) {
    throw ApiError.badRequest(`from and to are not 1 to ${maxCountedDays} days apart.`);
  }
  return { from: begin, to: end };
}

async function subjectOf(
  tx: Knex.Transaction,
  caller: Caller,
  { passportId, unitId }: Pick<CountAccessesInput, 'passportId' | 'unitId'>,
): Promise<CountedSubject> {
  const tenantId = caller.tenant.id;
  if (passportId === undefined && unitId === undefined) {
    return { kind: 'OPERATOR', id: caller.operatorId ?? undefined };
  }
  const unit = unitId === undefined ? undefined : await unitReader(tx).find(tenantId, unitId);
  if (unitId !== undefined && !unit) {
    throw ApiError.notFound('No such unit in this workspace.', { code: 'UNIT_NOT_FOUND' });
  }
  const ofPassport = unit?.passportId ?? passportId ?? '';
  const operatorId = await passportReader(tx).findOperatorId(tenantId, ofPassport);
  if (operatorId === undefined) {
    const message = 'No such passport in this workspace.';
    throw ApiError.notFound(message, { code: 'PASSPORT_NOT_FOUND' });
  }
  requireOperatorScope(caller, operatorId);
  return unit ? { kind: 'UNIT', id: unit.id } : { kind: 'PASSPORT', id: ofPassport };
}
