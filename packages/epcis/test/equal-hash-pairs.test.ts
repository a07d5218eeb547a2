import { describe, expect, it } from 'vitest';
import { eventContent, eventHash, validateEvent, type EpcisEvent } from '../src/index.js';
import { events } from './event-fixtures.js';
import { equalHashPair, pairContext, pairKinds } from './equal-hash-pairs.js';

const pairs = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 40 * pairKinds;

describe('eventContent', () => {
  it('differs for events that say different things, although their hash is the same', () => {
    const random = seeded(20_261_125);
    const options = { context: pairContext };
    for (let nth = 0; nth < pairs; nth++) {
      const { kind, events: pair } = equalHashPair(nth, random);
      const [one, other] = pair;
      expect([kind, pair.flatMap((event) => validateEvent(event).problems)]).toEqual([kind, []]);
      expect([kind, eventHash(one, options)]).toEqual([kind, eventHash(other, options)]);
      expect([kind, eventContent(one, options) === eventContent(other, options)]).toEqual([
        kind,
        false,
      ]);
    }
  });

  const seen = {
    type: 'ObjectEvent',
    action: 'OBSERVE',
    eventTime: '2026-03-04T11:00:30.500+01:00',
    eventTimeZoneOffset: '+01:00',
    bizStep: 'packing',
    epcList: ['urn:epc:id:sgtin:9506000.013435.7', 'urn:a:b'],
    readPoint: { id: 'urn:epc:id:sgln:9506000.00001.4' },
    'ours:grade': 'B',
  } as const;

  it.each([
    ['the order of members', Object.fromEntries(Object.entries(seen).reverse())],
    ['the order of things', { ...seen, epcList: [...seen.epcList].reverse() }],
    [
      'Digital Links of another domain',
      { ...seen, epcList: ['https://example.com/01/09506000134352/21/7', 'urn:a:b'] },
    ],
    [
      'Digital Links of an older version',
      { ...seen, epcList: ['https://example.com/gtin/9506000134352/ser/7', 'urn:a:b'] },
    ],
    [
      'Digital Links with a GTIN-13, escapes and a slash at the end',
      { ...seen, epcList: ['http://example.com/shop/01/9506000134352/21/%37/', 'urn:a:b'] },
    ],
    ['the form of a time', { ...seen, eventTime: '2026-03-04T10:00:30.5Z' }],
    ['a word as a URN', { ...seen, bizStep: 'urn:epcglobal:cbv:bizstep:packing' }],
    ['a word as a URI', { ...seen, bizStep: 'https://ref.gs1.org/cbv/BizStep-packing' }],
    ['what no hash covers', { ...seen, eventID: 'urn:a:1', recordTime: seen.eventTime }],
    [
      'the prefix of a name',
      { ...seen, 'ours:grade': undefined, 'https://ns.example.com/ours/grade': 'B' },
    ],
  ])('is the same whatever %s', (_what, spelling) => {
    const other = spelling as EpcisEvent;
    const options = { context: pairContext };
    expect(eventHash(other, options)).toBe(eventHash(seen, options));
    expect(eventContent(other, options)).toBe(eventContent(seen, options));
  });

  it.each([
    ['a query', 'https://example.com/gtin/9506000134352/ser/7?exp=281231'],
    ['a lot', 'https://example.com/gtin/9506000134352/lot/L/ser/7'],
    ['a fragment', 'https://example.com/01/9506000134352/21/7#a'],
  ])('is another one where a link says more than its key does: %s', (_what, link) => {
    const other = { ...seen, epcList: [link, 'urn:a:b'] };
    const options = { context: pairContext };
    expect(eventHash(other, options)).toBe(eventHash(seen, options));
    expect(eventContent(other, options)).not.toBe(eventContent(seen, options));
  });

  it('refuses what the hash refuses', () => {
    let value: unknown = 1;
    for (let level = 0; level < 65; level++) value = { 'ours:deeper': value };
    const deep = { ...seen, 'ours:deep': value };
    expect(() => eventContent(deep)).toThrow(expect.objectContaining({ code: 'TOO_DEEP' }));
  });

  it('is canonical JSON', () => {
    for (const event of events) {
      const content = eventContent(event, { context: pairContext });
      expect(JSON.stringify(JSON.parse(content))).toBe(content);
    }
  });
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
