import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { EventSummary, EventText } from '../event-model.js';
import { eventViewRepository } from '../event-view-repository.js';
import {
  growLineage,
  lineageBounds,
  nearestFirst,
  type Lineage,
  type LineageGraph,
  type LineageParents,
} from './lineage-model.js';
import { listParentsAbove } from './lineage-parents-repository.js';
import { readerIdOf, requireEvent } from '../require-event.js';

/** Each event of a lineage has some four parents at most, on average. */
const maxEdges = 4 * lineageBounds.maxNodes;
/** Events are read in groups, so that no lineage holds much more than it shows. */
const groupSize = 2000;

/** The most events of a document, and the most bytes of them. */
const maxDocumentEvents = 500;
const maxDocumentBytes = lineageBounds.maxBytes;

/**
 * The lineage of an event: what it descends from. A caller who is bound to an operator sees nothing that other
 * operators' credentials alone captured, and nothing above it.
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
    return readGraph(tx, caller, { rootIds: [id], maxNodes });
  });
}

/** The events of a lineage themselves, as many of the nearest as a document holds. */
interface LineageEvents {
  readonly events: readonly EventText[];
  /** True when there are more. */
  readonly truncated: boolean;
}

/** The nearest events of a lineage, nearest first: 500 at most, and of 8 MiB at most. */
export function findLineageEvents(
  { db }: { readonly db: Knex },
  caller: Caller,
  name: string,
): Promise<LineageEvents> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const { id } = await requireEvent(tx, caller, name);
    const graph = await readGraph(tx, caller, { rootIds: [id], maxNodes: maxDocumentEvents });
    const found = [...graph.events.values()];
    const ids = withinBytes(found);
    const events = await eventViewRepository(tx).listTexts(
      caller.tenant.id,
      ids,
      readerIdOf(caller),
    );
    return { events, truncated: graph.truncated || ids.length < found.length };
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
  const { tenant, operatorId } = caller;
  const { maxNodes, maxBytes } = lineageBounds;
  const { ids, parents, truncated } = await readNearest(tx, caller, { rootIds, maxNodes });
  const texts = new Map<string, string>();
  let [read, bytes] = [0, 0];
  for (; read < ids.length && bytes <= maxBytes; read += groupSize) {
    const group = ids.slice(read, read + groupSize);
    const events = await eventViewRepository(tx).listShown(tenant.id, group, operatorId);
    for (const { id, text } of events) {
      texts.set(id, text);
      bytes += Buffer.byteLength(text);
    }
  }
  const grown = growLineage(rootIds, { parents, texts });
  return { ...grown, truncated: grown.truncated || truncated || read < ids.length };
}

interface Nearest {
  readonly ids: readonly string[];
  readonly parents: LineageParents;
  readonly truncated: boolean;
  /** There are more edges than are read. */
  readonly lacksEdges: boolean;
}

async function readNearest(
  tx: Knex.Transaction,
  { tenant }: Caller,
  { rootIds, maxNodes }: { readonly rootIds: readonly string[]; readonly maxNodes: number },
): Promise<Nearest> {
  const parents = await listParentsAbove(tx, tenant.id, { eventIds: rootIds, maxEdges });
  let edges = 0;
  for (const { length } of parents.values()) edges += length;
  const { ids, truncated } = nearestFirst(rootIds, parents, maxNodes);
  const lacksEdges = edges === maxEdges;
  return { ids, parents, truncated: truncated || lacksEdges, lacksEdges };
}

/** What is above an event that the caller may not see is none of the caller's lineage. */
async function readGraph(
  tx: Knex.Transaction,
  caller: Caller,
  from: { readonly rootIds: readonly string[]; readonly maxNodes: number },
): Promise<LineageGraph> {
  const { rootIds, maxNodes } = from;
  const nearest = await readNearest(tx, caller, from);
  const seen = await readSummaries(tx, caller, nearest.ids);
  const parents = new Map(
    [...nearest.parents].map(([id, above]) => [id, above.filter((parentId) => seen.has(parentId))]),
  );
  const { ids } = nearestFirst(rootIds, parents, maxNodes);
  const events = new Map(
    ids.flatMap((id) => {
      const event = seen.get(id);
      return event ? [[id, event] as const] : [];
    }),
  );
  const edges = ids.flatMap((childId) =>
    (parents.get(childId) ?? []).map((parentId) => ({ childId, parentId })),
  );
  return { rootIds, events, edges, truncated: leadsOn(ids, nearest) };
}

/** True when there are more events above these than were read. */
function leadsOn(ids: readonly string[], { ids: read, parents, lacksEdges }: Nearest): boolean {
  if (lacksEdges) return true;
  const known = new Set(read);
  return ids.some((id) => parents.get(id)?.some((parentId) => !known.has(parentId)));
}

async function readSummaries(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EventSummary>> {
  const read = await eventViewRepository(tx).listSummaries(tenant.id, ids, operatorId);
  return new Map(read.map((event) => [event.id, event]));
}
