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
    const rootIds = [id];
    const { ids, parents, truncated } = await readNearest(tx, caller, { rootIds, maxNodes });
    const edges = ids.flatMap((childId) =>
      (parents.get(childId) ?? []).map((parentId) => ({ childId, parentId })),
    );
    return { rootIds, events: await readSummaries(tx, caller, ids), edges, truncated };
  });
}

/** The events of a lineage themselves, as many of the nearest as a document holds. */
export interface LineageEvents {
  readonly events: readonly EventText[];
  /** Whether there are more. */
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
    const maxNodes = maxDocumentEvents;
    const nearest = await readNearest(tx, caller, { rootIds: [id], maxNodes });
    const found = [...(await readSummaries(tx, caller, nearest.ids)).values()];
    const ids = withinBytes(found);
    const events = await eventRepository(tx).listTexts(caller.tenant.id, ids);
    return { events, truncated: nearest.truncated || ids.length < found.length };
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
  const { maxNodes, maxCharacters } = lineageBounds;
  const { ids, parents, truncated } = await readNearest(tx, caller, { rootIds, maxNodes });
  const texts = new Map<string, string>();
  let [read, characters] = [0, 0];
  for (; read < ids.length && characters <= maxCharacters; read += groupSize) {
    const group = ids.slice(read, read + groupSize);
    const events = await eventRepository(tx).listShown(tenant.id, group, operatorId);
    for (const { id, text } of events) {
      texts.set(id, text);
      characters += text.length;
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
  { tenant, operatorId }: Caller,
  ids: readonly string[],
): Promise<Map<string, EventSummary>> {
  const read = await eventRepository(tx).listSummaries(tenant.id, ids, operatorId);
  const byId = new Map(read.map((event) => [event.id, event]));
  return new Map(
    ids.flatMap((id) => {
      const event = byId.get(id);
      return event ? [[id, event] as const] : [];
    }),
  );
}
