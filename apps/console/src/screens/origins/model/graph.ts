import type { LineageNode } from '@dpp/client';

/** The place of the product in a graph of its origins. */
export const productId = 'product';

/** An event as it is drawn, without those that it descends from. */
export type Step = Omit<LineageNode, 'parents'>;

/** Events and what descends from what; each event once. */
export interface Graph {
  /** The nearest to the product first. */
  readonly steps: readonly Step[];
  /** From an event to the one that descends from it, or to the product. Each once. */
  readonly lines: readonly Line[];
  /** Steps that are further away and were left out. */
  readonly hidden: number;
}

export interface Line {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads trees, in which a shared ancestor stands below each of its children, as one graph of the nearest events.
 *
 * @param roots - The last events of a product, or the one event that is asked about.
 * @param hasProduct - The roots lead to a product, which is a place of its own.
 * @param most - So many events are kept.
 */
export function graphOf(roots: readonly LineageNode[], hasProduct: boolean, most: number): Graph {
  const steps = new Map<string, Step>();
  const lines = new Map<string, Line>();
  const left = new Set<string>();
  // Breadth first and without recursion: a tree may have a thousand levels and ten thousand places.
  let level = roots.map((node) => ({ node, to: hasProduct ? productId : undefined }));
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { node, to } of level) {
      const { parents, ...step } = node;
      const id = step.eventId;
      const isKnown = steps.has(id);
      if (!isKnown && steps.size >= most) {
        left.add(id);
        for (const parent of parents) next.push({ node: parent, to: id });
        continue;
      }
      if (to !== undefined && (to === productId || steps.has(to))) {
        lines.set(`${id} ${to}`, { from: id, to });
      }
      if (isKnown) continue;
      steps.set(id, step);
      for (const parent of parents) next.push({ node: parent, to: id });
    }
    level = next;
  }
  return { steps: [...steps.values()], lines: [...lines.values()], hidden: left.size };
}

/**
 * The layer of each place, counted from the product: one more than the furthest of what descends from it, so that all
 * lines lead the same way.
 */
export function layersOf({ steps, lines }: Graph): ReadonlyMap<string, number> {
  const ids = [...steps.map(({ eventId }) => eventId)];
  if (lines.some(({ to }) => to === productId)) ids.unshift(productId);
  const layers = new Map(ids.map((id) => [id, 0]));
  const waiting = new Map(ids.map((id) => [id, 0]));
  const parentsOf = groupedBy(lines, 'to');
  for (const { from } of lines) waiting.set(from, (waiting.get(from) ?? 0) + 1);
  const ready = ids.filter((id) => waiting.get(id) === 0);
  // The list grows while it is read: each place once, when all that descends from it has its layer.
  for (const id of ready) {
    for (const { from } of parentsOf.get(id) ?? []) {
      layers.set(from, Math.max(layers.get(from) ?? 0, (layers.get(id) ?? 0) + 1));
      const count = (waiting.get(from) ?? 0) - 1;
      waiting.set(from, count);
      if (count === 0) ready.push(from);
    }
  }
  return layers;
}

/** Lines by one of their ends. */
export function groupedBy(
  lines: readonly Line[],
  end: 'from' | 'to',
): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line[end]);
    if (group) group.push(line);
    else groups.set(line[end], [line]);
  }
  return groups;
}
