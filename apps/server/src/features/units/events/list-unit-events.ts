import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import { requireUnit } from '../require-unit.js';
import { unitEventRepository, type UnitEventFilter } from './unit-event-repository.js';
import type { UnitEvent } from './unit-event-model.js';
import type { BatteryUnit } from '../unit-model.js';

interface ListUnitEventsInput extends Omit<UnitEventFilter, 'before'> {
  readonly id: string;
  readonly cursor?: string | undefined;
}

interface UnitEventPage {
  readonly unit: BatteryUnit;
  readonly events: readonly UnitEvent[];
  readonly nextCursor: string | null;
}

/** One page of the history of a unit, newest first. What arrives meanwhile moves no event to another page. */
export async function listUnitEvents(
  deps: { readonly db: Knex },
  caller: Caller,
  { id, cursor, ...filter }: ListUnitEventsInput,
): Promise<UnitEventPage> {
  const place = decodeTimeCursor(cursor);
  const before = place && { recordedAt: place.createdAt, id: place.id };
  const { unit, events } = await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const found = await requireUnit(tx, caller, id);
    const history = unitEventRepository(tx);
    return { unit: found, events: await history.list(found, { ...filter, before }) };
  });
  const places = events.map((event) => ({ createdAt: event.recordedAt, id: event.id }));
  return { unit, events, nextCursor: nextTimeCursor(places, filter.limit) };
}
