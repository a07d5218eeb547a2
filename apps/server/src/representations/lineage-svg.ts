import dagre from '@dagrejs/dagre';
import type { EventSummary } from '../features/traceability/event-model.js';
import type { LineageGraph } from '../features/traceability/lineage/lineage-model.js';

/** The most events of a picture: more of them are unreadable. */
export const maxPictureNodes = 100;
/** The most lines between them: laying out takes much longer for each. */
const maxPictureEdges = 200;
/** Deeper ones are laid out downwards: pages are scrolled that way. */
const maxDepthAcross = 12;

const box = { width: 292, height: 95 };
/** As many characters fit into a box. */
const rowLength = 38;

/** As attributes: a style sheet in the picture would fall under the policy of any page that shows it. */
const ink = 'fill="#1b1f24" font-weight="600"';
const paleInk = 'fill="#48525c"';
const line = 'fill="none" stroke="#5b6570" stroke-width="1.5"';
const margin = 24;
const header = 44;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * As much of the library as is used here. Its own declarations name files without the extensions that Node asks for,
 * so that the compiler finds none of them.
 */
interface Layout {
  readonly graphlib: { readonly Graph: new () => LayoutGraph };
  readonly layout: (graph: LayoutGraph) => void;
}

interface LayoutGraph {
  setGraph(label: Readonly<Record<string, string | number>>): void;
  setDefaultEdgeLabel(make: () => object): void;
  setNode(id: string, size: { readonly width: number; readonly height: number }): void;
  setEdge(from: string, to: string): void;
  graph(): { readonly width?: number; readonly height?: number };
  node(id: string): Point;
  edges(): readonly LayoutEdge[];
  edge(edge: LayoutEdge): { readonly points?: readonly Point[] };
}

interface LayoutEdge {
  readonly v: string;
  readonly w: string;
}

const { graphlib, layout } = dagre as unknown as Layout;

/** A lineage as a picture: origins at the left, or at the top, and what descends from them behind. */
export function lineageSvg({ rootIds, events, edges, truncated }: LineageGraph): string {
  const shown = edges
    .filter(({ childId, parentId }) => events.has(childId) && events.has(parentId))
    .slice(0, maxPictureEdges);
  const graph = new graphlib.Graph();
  const depth = depthOf(rootIds, shown);
  const isAcross = depth <= maxDepthAcross;
  // Lines to far beside lie flat on each other where levels are close.
  const isWide = events.size > 3 * depth;
  graph.setGraph({
    rankdir: isAcross ? 'LR' : 'TB',
    ranker: 'longest-path',
    nodesep: 18,
    edgesep: 10,
    ranksep: isAcross ? 96 : isWide ? 120 : 64,
    marginx: margin,
    marginy: margin,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of events.keys()) graph.setNode(id, { ...box });
  for (const { childId, parentId } of shown) graph.setEdge(parentId, childId);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const isMore = truncated || shown.length < edges.length;
  const about = `${countOf(events.size, 'event')}${isMore ? ', and there are more' : ''}`;
  const ranks = new Set([...events.keys()].map((id) => rankOf(graph.node(id), isAcross)));
  const lines = graph.edges().map((edge) => {
    const between = (graph.edge(edge).points ?? []).slice(1, -1);
    const past = between.filter((point) => ranks.has(rankOf(point, isAcross)));
    return lineOf([graph.node(edge.v), ...past, graph.node(edge.w)], isAcross);
  });
  const boxes = [...events.values()].map((event) =>
    boxOf(event, graph.node(event.id), rootIds.includes(event.id)),
  );
  const size = { width: Math.max(Math.ceil(width), 320), height: Math.ceil(height) + header };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="lineage-title lineage-text" font-family="system-ui, sans-serif" font-size="12">`,
    `<title id="lineage-title">Lineage of ${about}</title>`,
    `<desc id="lineage-text">${escapeXml(textOf(events, shown))}</desc>`,
    `<defs><marker id="lineage-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5b6570"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="#fafbfc"/>`,
    `<text x="${margin}" y="24" ${ink}>${escapeXml(about)}</text>`,
    `<text x="${margin}" y="40" ${paleInk}>Solid: signed for. Dashed: nobody signed.</text>`,
    `<g transform="translate(0 ${header})">`,
    ...lines,
    ...boxes,
    '</g></svg>',
  ].join('\n');
}

/** Events below one another. An edge leads to an earlier event, so that no walk comes back. */
function depthOf(rootIds: readonly string[], edges: LineageGraph['edges']): number {
  let level = new Set(rootIds);
  let depth = 0;
  for (; level.size > 0; depth++) {
    level = new Set(
      edges.filter(({ childId }) => level.has(childId)).map(({ parentId }) => parentId),
    );
  }
  return depth;
}

function boxOf(event: EventSummary, { x, y }: Point, isAsked: boolean): string {
  const border =
    event.issuerDid === null
      ? 'stroke="#5b6570" stroke-dasharray="4 3"'
      : 'stroke="#0b6b3a" stroke-width="2"';
  const rows = rowsOf(event).map(
    (text, row) =>
      `<text x="10" y="${18 + row * 17}" ${row === 0 ? ink : paleInk}>${escapeXml(short(text, rowLength))}</text>`,
  );
  const place = `translate(${Math.round(x - box.width / 2)} ${Math.round(y - box.height / 2)})`;
  return [
    `<g transform="${place}"><title>${escapeXml(sentenceOf(event))}</title>`,
    `<rect fill="${isAsked ? '#eef4ff' : '#fff'}" ${border} width="${box.width}" height="${box.height}" rx="6"/>`,
    ...rows,
    '</g>',
  ].join('');
}

function rowsOf(event: EventSummary): string[] {
  const { bizStep, eventType, epcs, epcCount, eventTime, erroneous } = event;
  const others = epcCount > 1 ? ` and ${epcCount - 1} more` : '';
  return [
    `${(bizStep ?? eventType).replaceAll('_', ' ')}${erroneous ? ', declared erroneous' : ''}`,
    `${eventTime.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${tailOf(epcs[0] ?? 'no EPC', rowLength - others.length)}${others}`,
    tailOf(placeOf(event) ?? 'no place', rowLength),
    event.issuerDid === null
      ? 'Nobody signed'
      : (event.signer ?? tailOf(event.issuerDid, rowLength)),
  ];
}

function sentenceOf(event: EventSummary): string {
  const { eventType, bizStep, eventTime, epcs, epcCount, erroneous } = event;
  const signer = event.issuerDid === null ? 'nobody signed' : `signed by ${event.issuerDid}`;
  const where = placeOf(event);
  return [
    `${eventType}${bizStep === null ? '' : `, ${bizStep}`}, ${eventTime.toISOString()}`,
    ...(erroneous ? ['declared erroneous'] : []),
    ...(where === undefined ? [] : [where]),
    `${countOf(epcCount, 'EPC')}${epcs[0] === undefined ? '' : `, first ${epcs[0]}`}`,
    signer,
  ].join('; ');
}

/** Where it was: the plot of land before what a document says of a place. */
function placeOf({ originLocation, bizLocation, readPoint }: EventSummary): string | undefined {
  if (!originLocation) return bizLocation ?? readPoint ?? undefined;
  const { latitude, longitude, eudrPlotId } = originLocation;
  return `${latitude}, ${longitude}${eudrPlotId === undefined ? '' : ` ${eudrPlotId}`}`;
}

/** The content of the picture as text, for readers who do not see it. */
function textOf(events: LineageGraph['events'], edges: LineageGraph['edges']): string {
  const numbers = new Map([...events.keys()].map((id, index) => [id, index + 1]));
  const parents = new Map<string, number[]>();
  for (const { childId, parentId } of edges) {
    parents.set(childId, [...(parents.get(childId) ?? []), numbers.get(parentId) ?? 0]);
  }
  return [...events.values()]
    .map((event, index) => {
      const from = parents.get(event.id)?.join(', ');
      return `${index + 1}. ${sentenceOf(event)}; descends from ${from ?? 'no other'}.`;
    })
    .join(' ');
}

/** Where a point stands in the direction in which the picture is read. */
function rankOf({ x, y }: Point, isAcross: boolean): number {
  return Math.round(isAcross ? x : y);
}

/**
 * A line bends between ranks alone, and passes a rank straight ahead, beside its boxes and never behind them.
 *
 * @param stops - The middles of the first box, of the places where ranks are passed, and of the last box.
 */
function lineOf(stops: readonly Point[], isAcross: boolean): string {
  const half = (isAcross ? box.width : box.height) / 2;
  const moved = ({ x, y }: Point, by: number) => (isAcross ? { x: x + by, y } : { x, y: y + by });
  const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const [first = { x: 0, y: 0 }, ...others] = stops;
  let from = moved(first, half);
  const parts = others.map((stop, index) => {
    const to = moved(stop, -half);
    const bend = (isAcross ? to.x - from.x : to.y - from.y) / 2;
    const curve = `C${[moved(from, bend), moved(to, -bend), to].map(text).join(' ')}`;
    from = moved(stop, half);
    return index === others.length - 1 ? curve : `${curve}L${text(from)}`;
  });
  const start = text(moved(first, half));
  return `<path ${line} d="M${start}${parts.join('')}" marker-end="url(#lineage-arrow)"/>`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The end of a URI says which one it is. */
function tailOf(text: string, length: number): string {
  return text.length <= length ? text : `…${text.slice(1 - length)}`;
}

function short(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Also without what XML 1.0 cannot hold: control characters, and halves of characters that a cut left over. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
