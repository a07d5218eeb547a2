import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import type { EventText } from '../event-model.js';
import { eventViewRepository } from '../event-view-repository.js';
import { capturedFor } from '../event-visibility-repository.js';
import { withinBytes } from '../lineage/find-lineage.js';
import { readerIdOf } from '../require-event.js';
import {
  eventParameters,
  type EventCondition,
  type EventParameterName,
} from './event-parameters.js';
import { listMatchingEvents } from './event-query-repository.js';

type ListEventsInput = { readonly [Name in EventParameterName]?: string | undefined } & {
  readonly perPage: number;
  readonly nextPageToken?: string | undefined;
};

interface EventPage {
  readonly events: readonly EventText[];
  readonly nextPageToken: string | null;
}

/**
 * One page of the events of a workspace, newest first. A page of large events is shorter than it was asked to be.
 *
 * @throws a 400 for a value that cannot be read, `INVALID_CURSOR` for a token that no page gave out.
 */
export async function listEvents(
  { db }: { readonly db: Knex },
  caller: Caller,
  input: ListEventsInput,
): Promise<EventPage> {
  const { perPage, nextPageToken } = input;
  const tenantId = caller.tenant.id;
  const place = decodeTimeCursor(nextPageToken);
  const conditions = conditionsOf(caller, input);
  return tenantTransaction(db, tenantId, async (tx) => {
    const listed = await listMatchingEvents(tx, tenantId, conditions, {
      after: place && { eventTime: place.createdAt, id: place.id },
      limit: perPage,
    });
    const ids = withinBytes(listed);
    const events = await eventViewRepository(tx).listTexts(tenantId, ids, readerIdOf(caller));
    const shown = listed
      .slice(0, ids.length)
      .map(({ id, eventTime }) => ({ id, createdAt: eventTime }));
    // A page that was cut has a next one, however long it is.
    const limit = shown.length < listed.length ? shown.length : perPage;
    return { events, nextPageToken: nextTimeCursor(shown, limit) };
  });
}

/** An operator-scoped key lists what its operator captured. */
function conditionsOf({ tenant, operatorId }: Caller, input: ListEventsInput): EventCondition[] {
  const names = Object.keys(eventParameters) as EventParameterName[];
  const asked = names.flatMap((name) => {
    const value = input[name];
    if (value === undefined) return [];
    return [eventParameters[name].condition(value, { name, tenantId: tenant.id })];
  });
  return operatorId === null ? asked : [capturedFor(tenant.id, operatorId), ...asked];
}
