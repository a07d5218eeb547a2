import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { eventLinkRepository } from './event-link-repository.js';
import type { EventSummary, EventText } from '../event-model.js';
import { eventRepository } from '../event-repository.js';
import {
  charactersOf,
  growLineage,
  lineageBounds,
  nearestFirst,
  type Lineage,
  type LineageGraph,
} from './lineage-model.js';
import { requireEvent } from '../require-event.js';

/** Each event of a lineage has some four parents at most, on average. */
const maxEdges = 4 * lineageBounds.maxNodes;
/** Summaries are read in groups, so that no lineage holds much more than it shows. */
const groupSize = 2000;

/** The most events of a document, and the most bytes of them. */
const maxDocumentEvents = 500;
const maxDocumentBytes = 8 * 1024 * 1024;

/**
 * The lineage of an event: what it descends from. A caller who is bound to an operator sees nothing that another
 * operator's credential captured, and nothing above it.
 *
 * @throws as {@link requireEvent}.
 */
export function findLineage(
  { db }: { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<Lineage> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const { id } = await requireEvent(tx, caller, name);
    return treeOf(await readLineage(tx, caller, { rootIds: [id] }));
  });
}

/** The same, each event once and so many at most. */
export function findLineageGraph(
  { db }: { readonly db: Knex },
  caller: Caller,
  { name, maxNodes }: { readonly name: string; readonly maxNodes: number },
): Promise<LineageGraph> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const { id } = await requireEvent(tx, caller, name);
    return readLineage(tx, caller, { rootIds: [id], maxNodes });
  });
}

/** The events of a lineage themselves, the nearest first: 500 at most, and of 8 MiB at most. */
export function findLineageEvents(
  { db }: { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<EventText[]> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const { id } = await requireEvent(tx, caller, name);
    const maxNodes = maxDocumentEvents;
    const { events } = await readLineage(tx, caller, { rootIds: [id], maxNodes });
    return eventRepository(tx).listTexts(caller.tenant.id, withinBytes([...events.values()]));
  });
}

/** As many of the first as have so many bytes; one in any case. */
export function withinBytes(
  events: readonly { readonly id: string; readonly contentBytes: number }[],
): string[] {
  let bytes = 0;
  return events
    .filter(({ contentBytes }, index) => {
      bytes += contentBytes;
      return index === 0 || bytes <= maxDocumentBytes;
    })
    .map(({ id }) => id);
}

export function treeOf({ rootIds, edges, events, truncated }: LineageGraph): Lineage {
  const tree = growLineage(rootIds, { edges, events });
  return { ...tree, truncated: tree.truncated || truncated };
}

export async function readLineage(
  tx: Knex.Transaction,
  caller: Caller,
  {
    rootIds,
    maxNodes = lineageBounds.maxNodes,
  }: { readonly rootIds: readonly string[]; readonly maxNodes?: number },
): Promise<LineageGraph> {
  const { tenant } = caller;
  const edges = await eventLinkRepository(tx).listEdgesAbove(tenant.id, rootIds, maxEdges);
  const { ids, truncated } = nearestFirst(rootIds, edges, maxNodes);
  const events = new Map<string, EventSummary>();
  let characters = 0;
  for (let start = 0; start < ids.length; start += groupSize) {
    const group = ids.slice(start, start + groupSize);
    const read = await eventRepository(tx).listSummaries(tenant.id, group);
    const byId = new Map(read.map((event) => [event.id, event]));
    for (const id of group) {
      const event = byId.get(id);
      if (!event || !isSeenBy(caller, event.operatorId)) continue;
      events.set(id, event);
      characters += charactersOf(event);
    }
    if (characters > lineageBounds.maxCharacters) {
      return { rootIds, events, edges, truncated: true };
    }
  }
  return { rootIds, events, edges, truncated: truncated || edges.length === maxEdges };
}

function isSeenBy(caller: Caller, operatorId: string | null): boolean {
  return caller.operatorId === null || operatorId === null || operatorId === caller.operatorId;
}
