import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { CapturedEvent } from './event-model.js';
import { eventRepository } from './event-repository.js';

/**
 * The event of the caller's workspace with an id, or with an `eventID` that it came with.
 *
 * @throws a 404 when there is none, a 403 when only other operators' credentials captured it.
 */
export async function requireEvent(
  tx: Knex.Transaction,
  caller: Caller,
  name: string,
): Promise<CapturedEvent> {
  const event = await eventRepository(tx).find(caller.tenant.id, name);
  if (!event) {
    throw ApiError.notFound('There is no such event in this workspace.', {
      code: 'EVENT_NOT_FOUND',
    });
  }
  const { tenant, operatorId } = caller;
  const isOwn =
    operatorId !== null &&
    operatorId !== event.operatorId &&
    (await eventRepository(tx).wasCapturedAgain(tenant.id, event.id, operatorId));
  if (!isOwn) requireOperatorScope(caller, event.operatorId);
  return event;
}

export function getEvent(
  { db }: { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<CapturedEvent> {
  return tenantTransaction(db, caller.tenant.id, (tx) => requireEvent(tx, caller, name));
}
