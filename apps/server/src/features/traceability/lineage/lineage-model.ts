import type { EventSummary } from '../event-model.js';

/** An event, and the events it descends from. */
export interface LineageNode {
  readonly event: EventSummary;
  readonly parents: readonly LineageNode[];
}

/** That one event descends from another. */
export interface LineageEdge {
  readonly childId: string;
  readonly parentId: string;
}

export interface Lineage {
  /** In the order in which they were asked for. */
  readonly roots: readonly LineageNode[];
  /** There is more than a lineage holds. */
  readonly truncated: boolean;
}

/** The events that others descend from, as a graph: each once. */
export interface LineageGraph {
  readonly rootIds: readonly string[];
  readonly events: ReadonlyMap<string, EventSummary>;
  readonly edges: readonly LineageEdge[];
  readonly truncated: boolean;
}

export interface LineageBounds {
  readonly maxNodes: number;
  /** Events below one another. */
  readonly maxDepth: number;
  /** Of what the events show, together. */
  readonly maxCharacters: number;
}

export const lineageBounds: LineageBounds = {
  maxNodes: 10_000,
  maxDepth: 1000,
  maxCharacters: 16 * 1024 * 1024,
};

/** The events that can be reached upwards from roots, nearest first, each once; roots among them. */
export function nearestFirst(
  rootIds: readonly string[],
  edges: readonly LineageEdge[],
  limit: number,
): { readonly ids: readonly string[]; readonly truncated: boolean } {
  const parents = parentsIn(edges);
  const ids = new Set(rootIds);
  // What is added while a set is walked is walked as well.
  for (const id of ids) {
    for (const parentId of parents.get(id) ?? []) {
      if (ids.size >= limit && !ids.has(parentId)) return { ids: [...ids], truncated: true };
      ids.add(parentId);
    }
  }
  return { ids: [...ids], truncated: false };
}

/**
 * The lineage as a tree, in which an ancestor stands below each of its children. It grows level by level, so that what
 * it has no room for is what is farthest away. An event that is not among those given is left out, with what is above.
 */
export function growLineage(
  rootIds: readonly string[],
  {
    edges,
    events,
    bounds = lineageBounds,
  }: {
    readonly edges: readonly LineageEdge[];
    readonly events: ReadonlyMap<string, EventSummary>;
    readonly bounds?: LineageBounds;
  },
): Lineage {
  const parents = parentsIn(edges);
  const roots: LineageNode[] = [];
  const growing: { readonly id: string; readonly into: LineageNode[]; readonly depth: number }[] =
    rootIds.map((id) => ({ id, into: roots, depth: 1 }));
  let [nodes, characters] = [0, 0];
  for (let next = 0; next < growing.length; next++) {
    const at = growing[next];
    const event = at && events.get(at.id);
    if (!event) continue;
    characters += charactersOf(event);
    if (nodes >= bounds.maxNodes || characters > bounds.maxCharacters) {
      return { roots, truncated: true };
    }
    nodes++;
    const above: LineageNode[] = [];
    at.into.push({ event, parents: above });
    const of = parents.get(at.id) ?? [];
    if (of.length > 0 && at.depth >= bounds.maxDepth) return { roots, truncated: true };
    for (const id of of) growing.push({ id, into: above, depth: at.depth + 1 });
  }
  return { roots, truncated: false };
}

/** What an event takes of the text of a lineage, about. */
export function charactersOf({ epcs, bizStep, disposition, readPoint, bizLocation }: EventSummary) {
  let characters = 400;
  for (const text of [bizStep, disposition, readPoint, bizLocation])
    characters += text?.length ?? 0;
  for (const epc of epcs) characters += epc.length;
  return characters;
}

/** Of each event, in the order of their ids: the same for whoever asks. */
function parentsIn(edges: readonly LineageEdge[]): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, string[]>();
  for (const { childId, parentId } of edges) {
    const known = parents.get(childId);
    if (known) known.push(parentId);
    else parents.set(childId, [parentId]);
  }
  for (const ids of parents.values()) ids.sort();
  return parents;
}
