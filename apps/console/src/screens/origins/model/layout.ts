import { groupedBy, layersOf, type Graph, type Line } from './graph.js';

/** A place of the drawing. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface DrawnLine extends Line {
  readonly path: string;
}

export interface GraphLayout {
  /** From the origins to the product, each layer in its order: as one reads them. */
  readonly places: readonly Place[];
  /** The same by layers, the origins first. */
  readonly layers: readonly (readonly string[])[];
  readonly lines: readonly DrawnLine[];
  readonly width: number;
  readonly height: number;
  readonly isDownwards: boolean;
}

export interface LayoutOptions {
  /** Layers one below the other, not beside. */
  readonly isDownwards: boolean;
  /** The origins are on the right. */
  readonly isMirrored: boolean;
}

/** The size of a place. */
export const placeSize = { width: 184, height: 82 } as const;

const gap = { along: 36, across: 20 } as const;
const edge = 4;

/** More layers than these do not stand beside each other. */
export const mostLayersBeside = 12;

/** Lays a graph out: layers by the longest way to the product, in each the order that crosses the fewest lines. */
export function layOutGraph(graph: Graph, options: LayoutOptions): GraphLayout {
  const layers = orderedLayers(graph);
  const isDownwards = options.isDownwards || layers.length > mostLayersBeside;
  const { width, height } = placeSize;
  const [along, across] = isDownwards ? [height, width] : [width, height];
  const spanOf = (count: number, size: number, space: number) =>
    count * size + Math.max(count - 1, 0) * space;
  const most = layers.reduce((largest, layer) => Math.max(largest, layer.length), 0);
  const total = {
    along: spanOf(layers.length, along, gap.along) + 2 * edge,
    across: spanOf(most, across, gap.across) + 2 * edge,
  };
  const places = layers.flatMap((layer, index) => {
    const start = (total.across - spanOf(layer.length, across, gap.across)) / 2;
    return layer.map((id, order) => {
      const one = edge + index * (along + gap.along);
      const other = start + order * (across + gap.across);
      if (isDownwards) return { id, x: other, y: one };
      return { id, x: options.isMirrored ? total.along - one - width : one, y: other };
    });
  });
  const drawn = { isDownwards, isMirrored: options.isMirrored && !isDownwards };
  return {
    places,
    layers,
    lines: drawLines(graph.lines, places, drawn),
    width: isDownwards ? total.across : total.along,
    height: isDownwards ? total.along : total.across,
    isDownwards,
  };
}

/** Layers from the origins to the product. In each, a place stands by the mean of those that descend from it. */
function orderedLayers(graph: Graph): readonly (readonly string[])[] {
  const layerOf = layersOf(graph);
  const layers: string[][] = [];
  for (const [id, layer] of layerOf) (layers[layer] ??= []).push(id);
  const childrenOf = groupedBy(graph.lines, 'from');
  const orders = new Map<string, number>();
  for (const layer of layers) {
    const meanOf = new Map(layer.map((id) => [id, meanOrder(childrenOf.get(id) ?? [], orders)]));
    layer.sort((one, other) => (meanOf.get(one) ?? 0) - (meanOf.get(other) ?? 0));
    layer.forEach((id, order) => orders.set(id, order / layer.length));
  }
  return layers.reverse();
}

function meanOrder(lines: readonly Line[], orders: ReadonlyMap<string, number>): number {
  if (lines.length === 0) return 0;
  return lines.reduce((sum, { to }) => sum + (orders.get(to) ?? 0), 0) / lines.length;
}

/** Curves from the side of an event that looks to the product. */
function drawLines(
  lines: readonly Line[],
  places: readonly Place[],
  { isDownwards, isMirrored }: LayoutOptions,
): DrawnLine[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const { width, height } = placeSize;
  return lines.flatMap((line) => {
    const [from, to] = [byId.get(line.from), byId.get(line.to)];
    if (!from || !to) return [];
    if (isDownwards) {
      const [x1, y1, x2, y2] = [from.x + width / 2, from.y + height, to.x + width / 2, to.y];
      const bend = (y2 - y1) / 2;
      return { ...line, path: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}` };
    }
    const [x1, x2] = isMirrored ? [from.x, to.x + width] : [from.x + width, to.x];
    const [y1, y2] = [from.y + height / 2, to.y + height / 2];
    const bend = (x2 - x1) / 2;
    return { ...line, path: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}` };
  });
}

/** The place that an arrow key leads to: along a line, or to the next place of the same layer. */
export function placeAfterKey(
  layout: GraphLayout,
  id: string,
  key: string,
  isMirrored: boolean,
): string | undefined {
  const { isDownwards } = layout;
  const sideways = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const vertical = ['ArrowUp', 'ArrowDown'];
  const [back, forth] = isDownwards ? vertical : sideways;
  const [before, after] = isDownwards ? sideways : vertical;
  if (key === forth) return layout.lines.find(({ from }) => from === id)?.to;
  if (key === back) return firstInOrder(layout, id);
  if (key !== before && key !== after) return undefined;
  const layer = layout.layers.find((each) => each.includes(id)) ?? [];
  return layer[layer.indexOf(id) + (key === after ? 1 : -1)];
}

/** The first, as one reads, of those that a place descends from. */
function firstInOrder({ lines, places }: GraphLayout, id: string): string | undefined {
  const parents = new Set(lines.filter(({ to }) => to === id).map(({ from }) => from));
  return places.find((place) => parents.has(place.id))?.id;
}
