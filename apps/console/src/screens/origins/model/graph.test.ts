import type { LineageNode } from '@dpp/client';
import { describe, expect, it } from 'vitest';
import { graphOf, layersOf, productId } from './graph.js';
import { layOutGraph, mostLayersBeside, placeAfterKey, placeSize } from './layout.js';

const node = (eventId: string, ...parents: LineageNode[]): LineageNode => ({
  eventId,
  eventType: 'ObjectEvent',
  bizStep: null,
  disposition: null,
  eventTime: '2026-03-04T10:00:00.000Z',
  epcs: [],
  epcCount: 0,
  location: null,
  readPoint: null,
  originLocation: null,
  isUntpCompliant: false,
  issuerDid: null,
  signer: null,
  erroneous: false,
  parents,
});

const beside = { isDownwards: false, isMirrored: false };

/** A row of events, the last one first. */
function chain(length: number): LineageNode {
  let last = node('0');
  for (let each = 1; each < length; each += 1) last = node(String(each), last);
  return last;
}

describe('a graph of origins', () => {
  it('has a shared ancestor once, with a line to each that descends from it', () => {
    const shared = node('shared');
    const graph = graphOf([node('last', node('a', shared), node('b', shared))], true, 100);
    expect(graph.steps.map(({ eventId }) => eventId)).toEqual(['last', 'a', 'b', 'shared']);
    expect(graph.lines).toEqual([
      { from: 'last', to: productId },
      { from: 'a', to: 'last' },
      { from: 'b', to: 'last' },
      { from: 'shared', to: 'a' },
      { from: 'shared', to: 'b' },
    ]);
    expect(graph.hidden).toBe(0);
  });

  it('puts an event before all that descends from it, by the longest way', () => {
    const shared = node('shared');
    const graph = graphOf([node('last', node('a', node('b', shared)), shared)], true, 100);
    expect(Object.fromEntries(layersOf(graph))).toEqual({
      [productId]: 0,
      last: 1,
      a: 2,
      b: 3,
      shared: 4,
    });
  });

  it('keeps the nearest events, and counts the others once', () => {
    const far = node('far');
    const graph = graphOf([node('last', node('a', far), node('b', far))], true, 3);
    expect(graph.steps.map(({ eventId }) => eventId)).toEqual(['last', 'a', 'b']);
    expect(graph.hidden).toBe(1);
    expect(graph.lines.every(({ from }) => from !== 'far')).toBe(true);
  });

  it('has no product where one event is asked about', () => {
    const graph = graphOf([node('last', node('a'))], false, 100);
    expect(graph.lines).toEqual([{ from: 'a', to: 'last' }]);
    expect([...layersOf(graph)]).toEqual([
      ['last', 0],
      ['a', 1],
    ]);
  });

  it('is empty without events', () => {
    const layout = layOutGraph(graphOf([], true, 100), beside);
    expect(layout.places).toEqual([]);
  });
});

describe('the layout', () => {
  const shared = node('shared');
  const graph = graphOf([node('last', node('a', shared), node('b', shared))], true, 100);

  it('leads from left to right, and no place lies over another', () => {
    const { places, lines, width, height } = layOutGraph(graph, beside);
    const x = new Map(places.map((place) => [place.id, place.x]));
    expect(lines.every(({ from, to }) => (x.get(from) ?? 0) < (x.get(to) ?? 0))).toBe(true);
    expect(places.map(({ id }) => id)).toEqual(['shared', 'a', 'b', 'last', productId]);
    const apart = places.every((one) =>
      places.every(
        (other) =>
          one === other ||
          Math.abs(one.x - other.x) >= placeSize.width ||
          Math.abs(one.y - other.y) >= placeSize.height,
      ),
    );
    expect(apart).toBe(true);
    expect(places.every((place) => place.x >= 0 && place.x + placeSize.width <= width)).toBe(true);
    expect(places.every((place) => place.y >= 0 && place.y + placeSize.height <= height)).toBe(
      true,
    );
  });

  it('leads from right to left in a mirrored language', () => {
    const { places, lines } = layOutGraph(graph, { isDownwards: false, isMirrored: true });
    const x = new Map(places.map((place) => [place.id, place.x]));
    expect(lines.every(({ from, to }) => (x.get(from) ?? 0) > (x.get(to) ?? 0))).toBe(true);
  });

  it('leads downwards where it is told to, and beyond twelve layers', () => {
    expect(layOutGraph(graph, { isDownwards: true, isMirrored: false }).isDownwards).toBe(true);
    const rowOf = (length: number) => layOutGraph(graphOf([chain(length)], true, 1000), beside);
    expect(rowOf(mostLayersBeside - 1).isDownwards).toBe(false);
    expect(rowOf(mostLayersBeside).isDownwards).toBe(true);
  });

  it('takes a tree of ten thousand places and a thousand levels', () => {
    const wide = node('wide', ...Array.from({ length: 9000 }, (_, each) => node(`wide ${each}`)));
    const tree = graphOf([node('last', chain(1000), wide)], true, 20_000);
    const { places } = layOutGraph(tree, beside);
    expect(places).toHaveLength(10_003);
  });
});

describe('an arrow key', () => {
  const shared = node('shared');
  const graph = graphOf([node('last', node('a', shared), node('b', shared))], true, 100);
  const layout = layOutGraph(graph, beside);

  it.each([
    ['shared', 'ArrowRight', 'a'],
    ['a', 'ArrowRight', 'last'],
    ['last', 'ArrowRight', productId],
    [productId, 'ArrowRight', undefined],
    ['last', 'ArrowLeft', 'a'],
    ['a', 'ArrowDown', 'b'],
    ['b', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', undefined],
    ['a', 'Enter', undefined],
  ])('leads from %s by %s to %s', (id, key, to) => {
    expect(placeAfterKey(layout, id, key, false)).toBe(to);
  });

  it('leads the other way in a mirrored language, and downwards where the layers do', () => {
    expect(placeAfterKey(layout, 'a', 'ArrowLeft', true)).toBe('last');
    const down = layOutGraph(graph, { isDownwards: true, isMirrored: false });
    expect(placeAfterKey(down, 'a', 'ArrowDown', false)).toBe('last');
    expect(placeAfterKey(down, 'last', 'ArrowUp', false)).toBe('a');
    expect(placeAfterKey(down, 'a', 'ArrowRight', false)).toBe('b');
  });
});
