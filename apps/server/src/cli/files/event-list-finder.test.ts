import { describe, expect, it } from 'vitest';
import { EventListFinder } from './event-list-finder.js';
import { maxEntryLength } from './json-array-splitter.js';

function find(...pieces: readonly string[]) {
  const finder = new EventListFinder();
  for (const piece of pieces) finder.push(piece);
  return { place: finder.place, around: finder.around };
}

const captured = `{"a":"]\\"{","eventList":[1],"b":[{"epcisBody":{"eventList":[2]}}],
 "epcisBody" : {"x":{"eventList":[3]},"eventList": [{"c":"]}"},[4],"epcisBody"] ,"y":[5]},"z":6}`;

describe('EventListFinder', () => {
  it('finds the events, and holds nothing of them', () => {
    const { place, around } = find(captured);
    expect(captured.slice(place?.offset).startsWith('[{"c"')).toBe(true);
    expect(place).toMatchObject({ line: 2, pointer: '/epcisBody/eventList' });
    expect(JSON.parse(around)).toEqual({
      ...(JSON.parse(captured) as object),
      epcisBody: { x: { eventList: [3] }, eventList: [], y: [5] },
    });
  });

  it('finds the same wherever the text is cut', () => {
    const whole = find(captured);
    expect(find(...captured)).toEqual(whole);
    for (let at = 0; at < captured.length; at += 1) {
      expect(find(captured.slice(0, at), captured.slice(at))).toEqual(whole);
    }
  });

  it('finds those of a query document, and a name that is written with escapes', () => {
    const query = '{"epcisBody":{"queryResults":{"resultsBody":{"\\u0065ventList":[1]}}}}';
    expect(find(query).place?.pointer).toBe('/epcisBody/queryResults/resultsBody/eventList');
    expect(find(query).around).not.toContain('1');
  });

  it.each([
    '{}',
    '[{"epcisBody":{"eventList":[]}}]',
    '{"epcisBody":[{"eventList":[]}]}',
    '{"epcisBody":{"eventList":{}}}',
    '{"epcisBody":{"eventLists":[]}}',
    '{"x":"epcisBody":{"eventList"',
    '"epcisBody',
  ])('finds none in %s', (text) => {
    expect(find(text)).toEqual({ place: undefined, around: text });
  });

  it('refuses to hold more than an entry around the events', () => {
    const more = 'x'.repeat(maxEntryLength);
    expect(() => find(`{"a":"${more}"}`)).toThrow();
    expect(find('{"epcisBody":{"eventList":[', `"${more}"`, ']}}').place).toBeDefined();
  });
});
