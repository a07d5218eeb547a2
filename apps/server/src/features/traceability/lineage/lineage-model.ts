import type { EventSummary } from '../event-model.js';

/** An event in a tree. */
interface LineageNode {
  /** JSON text of the event, as it is shown. */
  readonly text: string;
  /** Where among all nodes those of the events stand that it descends from: the first, and behind the last. */
  readonly parents: readonly [start: number, end: number];
}

/** A link from an event to one that it descends from. */
export interface LineageEdge {
  readonly childId: string;
  readonly parentId: string;
}

/** The parents of each event that has any, in the order of their ids: the same for every caller. */
export type LineageParents = ReadonlyMap<string, readonly string[]>;

/** Trees: an ancestor stands below each of its children. */
export interface Lineage {
  /** Level by level, so that the parents of a node stand together; the first are the roots, as they were asked for. */
  readonly nodes: readonly LineageNode[];
  readonly rootCount: number;
  /** There is more than a lineage holds. */
  readonly truncated: boolean;
}

/** The events that others descend from, as a graph: each once, the nearest first. */
export interface LineageGraph {
  readonly rootIds: readonly string[];
  readonly events: ReadonlyMap<string, EventSummary>;
  readonly edges: readonly LineageEdge[];
  readonly truncated: boolean;
}

interface LineageBounds {
  readonly maxNodes: number;
  /** Events below one another. */
  readonly maxDepth: number;
  /** Size of the reply's JSON in UTF-8: a client on a phone reads it, and the server holds it while it is sent. */
  readonly maxBytes: number;
}

export const lineageBounds: LineageBounds = {
  maxNodes: 10_000,
  maxDepth: 1000,
  maxBytes: 2 * 1024 * 1024,
};

/** What stands around the nodes of a reply, and around the text of each node. */
const frameBytes = 64;
const bytesAroundNode = ',"parents":[],'.length;

/** The events that can be reached upwards from roots, nearest first, each once; roots among them. */
export function nearestFirst(
  rootIds: readonly string[],
  parents: LineageParents,
  limit: number,
): { readonly ids: readonly string[]; readonly truncated: boolean } {
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
 * it has no room for is what is farthest away. An event that has no text is left out, with what is above.
 */
export function growLineage(
  rootIds: readonly string[],
  {
    parents,
    texts,
    bounds = lineageBounds,
  }: {
    readonly parents: LineageParents;
    readonly texts: ReadonlyMap<string, string>;
    readonly bounds?: LineageBounds;
  },
): Lineage {
  const growing: { id: string; text: string; parents: [number, number] }[] = [];
  let bytes = frameBytes;
  let truncated = false;
  const sizes = new Map<string, number>();
  const sizeOf = (id: string, text: string): number => {
    const size = sizes.get(id) ?? Buffer.byteLength(text) + bytesAroundNode;
    sizes.set(id, size);
    return size;
  };
  const add = (ids: readonly string[]): void => {
    for (const id of ids) {
      const text = texts.get(id);
      if (text === undefined) continue;
      bytes += sizeOf(id, text);
      truncated ||= growing.length >= bounds.maxNodes || bytes > bounds.maxBytes;
      if (truncated) return;
      growing.push({ id, text, parents: [0, 0] });
    }
  };
  add(rootIds);
  const rootCount = growing.length;
  let [depth, levelEnd] = [1, rootCount];
  // What is added while a list is walked is walked as well.
  for (const [at, node] of growing.entries()) {
    if (at === levelEnd) [depth, levelEnd] = [depth + 1, growing.length];
    const above = parents.get(node.id);
    if (!above) continue;
    if (depth >= bounds.maxDepth) truncated = true;
    if (truncated) break;
    const start = growing.length;
    add(above);
    node.parents = [start, growing.length];
  }
  return { nodes: growing, rootCount, truncated };
}
