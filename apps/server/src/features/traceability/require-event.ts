import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { boundedKey, type CapturedEvent, type RepeatedEvent } from './event-model.js';
import { eventRepeatRepository } from './event-repeat-repository.js';
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
  const { tenant } = caller;
  const event = await eventRepository(tx).find(tenant.id, { name, readerId: readerIdOf(caller) });
  if (!event) {
    throw ApiError.notFound('There is no such event in this workspace.', {
      code: 'EVENT_NOT_FOUND',
    });
  }
  const again =
    caller.operatorId === event.operatorId
      ? undefined
      : await eventRepeatRepository(tx).findRepeat(tenant.id, event.id, readerIdOf(caller));
  if (again && mayKnow(caller, event, { again, name })) return { ...event, ...again, id: event.id };
  requireOperatorScope(caller, event.operatorId);
  return event;
}

/** Who sends and reads: an operator, or the workspace as a whole. */
export function readerIdOf({ operatorId, tenant }: Caller): string {
  return operatorId ?? tenant.id;
}

/** An `eventID` that only another operator gave the event is not the caller's to find it by. */
function mayKnow(
  { operatorId }: Caller,
  event: CapturedEvent,
  { again, name }: { readonly again: RepeatedEvent; readonly name: string },
): boolean {
  if (operatorId === null || event.operatorId === null) return true;
  return event.eventUri !== boundedKey(name) || again.eventUri === event.eventUri;
}

export function getEvent(
  { db }: { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<CapturedEvent> {
  return tenantTransaction(db, caller.tenant.id, (tx) => requireEvent(tx, caller, name));
}
