import type { Knex } from 'knex';
import { capturedDocumentText } from '../../../representations/epcis-document.js';
import {
  eventTransferRepository,
  type EventAsSent,
  type EventPlace,
} from './event-transfer-repository.js';

const groupSize = 500;
/** As much is read at once, or one event. */
const groupBytes = 4 * 1024 * 1024;

/** How many {@link exportEvents} gives. */
export function countExportedEvents(tx: Knex.Transaction, tenantId: string): Promise<number> {
  return eventTransferRepository(tx).count(tenantId);
}

/**
 * Every event of a workspace as JSON text, as it came: the credential, the event, or where the names of its
 * extensions mean something, a document with it. In the order of events, so that capturing them anew gives the same
 * lineages.
 */
export async function* exportEvents(
  tx: Knex.Transaction,
  tenantId: string,
): AsyncGenerator<string> {
  const repository = eventTransferRepository(tx);
  let after: EventPlace | undefined;
  for (;;) {
    const places = await repository.listAfter(tenantId, { after, limit: groupSize });
    for (const ids of inGroups(places)) {
      for (const event of await repository.listAsSent(tenantId, ids)) yield textOf(event);
    }
    after = places.at(-1);
    if (!after) return;
  }
}

function* inGroups(places: readonly EventPlace[]): Generator<readonly string[]> {
  let ids: string[] = [];
  let bytes = 0;
  for (const place of places) {
    if (ids.length > 0 && bytes + place.bytes > groupBytes) {
      yield ids;
      [ids, bytes] = [[], 0];
    }
    ids.push(place.id);
    bytes += place.bytes;
  }
  if (ids.length > 0) yield ids;
}

function textOf({ event, context, credential, capturedAt }: EventAsSent): string {
  if (credential !== null) return credential;
  return context === null ? event : capturedDocumentText({ event, context, at: capturedAt });
}
