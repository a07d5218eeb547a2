import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { eventLinkRepository } from './event-link-repository.js';
import type { EventSummary, EventText } from '../event-model.js';
import { eventRepository } from '../event-repository.js';
import {
  growLineage,
  lineageBounds,
  nearestFirst,
  type Lineage,
  type LineageGraph,
  type LineageParents,
} from './lineage-model.js';
import { requireEvent } from '../require-event.js';

/** Each event of a lineage has some four parents at most, on average. */
const maxEdges = 4 * lineageBounds.maxNodes;
/** Events are read in groups, so that no lineage holds much more than it shows. */
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
    return readLineage(tx, caller, [id]);
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
    const rootIds = [id];
    const { ids, parents, truncated } = await readNearest(tx, caller, { rootIds, maxNodes });
    const edges = ids.flatMap((childId) =>
      (parents.get(childId) ?? []).map((parentId) => ({ childId, parentId })),
    );
    return { rootIds, events: await readSummaries(tx, caller, ids), edges, truncated };
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
    const { ids } = await readNearest(tx, caller, { rootIds: [id], maxNodes });
    const events = await readSummaries(tx, caller, ids);
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

/** A tree from each of some events. */
export async function readLineage(
  tx: Knex.Transaction,
  caller: Caller,
  rootIds: readonly string[],
): Promise<Lineage> {
  const { maxNodes, maxCharacters } = lineageBounds;
  const { ids, parents, truncated } = await readNearest(tx, caller, { rootIds, maxNodes });
  const texts = new Map<string, string>();
  let [read, characters] = [0, 0];
  for (; read < ids.length && characters <= maxCharacters; read += groupSize) {
    const group = ids.slice(read, read + groupSize);
    for (const event of await eventRepository(tx).listShown(caller.tenant.id, group)) {
      if (!isSeenBy(caller, event)) continue;
      texts.set(event.id, event.text);
      characters += event.text.length;
    }
  }
  const grown = growLineage(rootIds, { parents, texts });
  return { ...grown, truncated: grown.truncated || truncated || read < ids.length };
}

interface Nearest {
  readonly ids: readonly string[];
  readonly parents: LineageParents;
  readonly truncated: boolean;
}

async function readNearest(
  tx: Knex.Transaction,
  { tenant }: Caller,
  { rootIds, maxNodes }: { readonly rootIds: readonly string[]; readonly maxNodes: number },
): Promise<Nearest> {
  const parents = await eventLinkRepository(tx).listParentsAbove(tenant.id, rootIds, maxEdges);
  let edges = 0;
  for (const { length } of parents.values()) edges += length;
  const { ids, truncated } = nearestFirst(rootIds, parents, maxNodes);
  return { ids, parents, truncated: truncated || edges === maxEdges };
}

async function readSummaries(
  tx: Knex.Transaction,
  caller: Caller,
  ids: readonly string[],
): Promise<Map<string, EventSummary>> {
  const read = await eventRepository(tx).listSummaries(caller.tenant.id, ids);
  const byId = new Map(read.filter((event) => isSeenBy(caller, event)).map((e) => [e.id, e]));
  return new Map(
    ids.flatMap((id) => {
      const event = byId.get(id);
      return event ? [[id, event] as const] : [];
    }),
  );
}

function isSeenBy(caller: Caller, { operatorId }: { readonly operatorId: string | null }): boolean {
  return caller.operatorId === null || operatorId === null || operatorId === caller.operatorId;
}
