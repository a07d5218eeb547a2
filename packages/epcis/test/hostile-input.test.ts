import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EpcisError,
  epcKey,
  epcKeys,
  eventHash,
  locationKeys,
  validateDocument,
  validateEvent,
  type EpcisEvent,
} from '../src/index.js';
import { departure, documentOf, events, packing } from './event-fixtures.js';

const million = 1_000_000;

/** Far above what a million characters take in linear time, and far below what they take in square time. */
const patienceMs = 10_000;

function millisecondsOf(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** Everything that reads an event, of one that is valid. */
function readWhole(event: EpcisEvent): void {
  epcKeys(event);
  locationKeys(event);
  eventHash(event);
}

describe('a text of a million characters', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['letters', 'a'.repeat(million)],
    ['a URI', `urn:a:${'a'.repeat(million)}`],
    ['a host', `https://${'a.'.repeat(million / 2)}`],
    ['users of a host', `https://${'a@'.repeat(million / 2)}`],
    ['slashes', `https://a/${'/01'.repeat(million / 3)}/`],
    ['percent signs', `urn:a:${'%41'.repeat(million / 3)}%`],
    ['an EPC', `urn:epc:id:sgtin:${'9.'.repeat(million / 2)}`],
    ['a serial number', `https://id.gs1.org/01/09506000134352/21/${'7'.repeat(million)}`],
    ['zeros before a one', `${'0'.repeat(million)}1`],
    ['zeros behind a point', `1.${'0'.repeat(million)}1x`],
    ['decimals of a second', `2026-03-04T11:00:30.${'1'.repeat(million)}`],
    ['numbers with dots', '1.'.repeat(million / 2)],
    ['spaces', ' '.repeat(million)],
    ['colons', ':'.repeat(million)],
  ];

  it.each(texts)('takes time in proportion, wherever it stands: %s', (_name, text) => {
    const event = {
      ...packing,
      eventTime: text,
      eventTimeZoneOffset: text,
      parentID: text,
      childEPCs: [text],
      bizStep: text,
      [text]: text,
      'ours:x': text,
      sensorElementList: [{ sensorReport: [{ type: text, hexBinaryValue: text, uom: text }] }],
      childQuantityList: [{ epcClass: text, uom: text }],
    };
    expect(millisecondsOf(() => validateEvent(event))).toBeLessThan(patienceMs);
    expect(millisecondsOf(() => epcKey(text))).toBeLessThan(patienceMs);
    const extended = { ...packing, 'ours:x': text };
    expect(millisecondsOf(() => eventHash(extended))).toBeLessThan(patienceMs);
  });
});

describe('many values', () => {
  it('takes time in proportion to a hundred thousand EPCs, and to as many extensions', () => {
    const epcs = Array.from({ length: 100_000 }, (_, index) => `urn:a:${index}`);
    const extensions = Object.fromEntries(epcs.map((epc) => [epc, epc]));
    const event = { ...departure, ...extensions, epcList: epcs };
    expect(validateEvent(event).valid).toBe(true);
    expect(millisecondsOf(() => validateEvent(event))).toBeLessThan(patienceMs);
    expect(millisecondsOf(() => readWhole(event))).toBeLessThan(patienceMs);
  });

  it('looks at nothing more after a hundred problems', () => {
    let looks = 0;
    const event = new Proxy(
      {},
      {
        ownKeys: () => {
          looks++;
          return [];
        },
      },
    );
    validateDocument(documentOf(Array.from({ length: million }, () => event)));
    expect(looks).toBeLessThan(100);
  });
});

describe('nested values', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

  it('are judged without recursion into what the standard leaves open', () => {
    const event = { ...departure, 'ours:x': deep, ilmd: { 'ours:y': deep } };
    expect(validateEvent(event).valid).toBe(true);
    expect(validateDocument({ ...documentOf([event]), '@context': { a: deep } }).valid).toBe(true);
  });

  it('are refused with a typed error where a hash would have to cover them', () => {
    expect(() => eventHash({ ...departure, 'ours:x': deep })).toThrow(EpcisError);
    expect(() => eventHash({ ...departure, ilmd: { 'ours:y': deep } })).toThrow(EpcisError);
  });
});

describe('names of the language', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

  it.each(names)('are no members of an event: %s', (name) => {
    const event: unknown = JSON.parse(
      JSON.stringify(packing).replace('{', `{"${name}": {"type": "ObjectEvent"},`),
    );
    expect(validateEvent(event).problems).toMatchObject([
      { code: 'UNKNOWN_MEMBER', pointer: `/${name}` },
    ]);
  });

  it.each(names)('are no types, words or prefixes: %s', (name) => {
    expect(validateEvent({ ...packing, type: name }).valid).toBe(false);
    expect(validateEvent({ ...packing, bizStep: name }).problems).toMatchObject([
      { code: 'UNKNOWN_WORD' },
    ]);
    expect(epcKey(`urn:epc:id:${name}:1.2.3`)).toBe(`urn:epc:id:${name}:1.2.3`);
    const event = { ...packing, [`${name}:x`]: 1 } as EpcisEvent;
    expect(eventHash(event)).toMatch(/^ni:/);
  });

  it('change no prototype', () => {
    const event = JSON.parse('{"ours:x": {"__proto__": {"polluted": 1}}}') as object;
    readWhole({ ...packing, ...event });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('any JSON at all', () => {
  it('is judged without an exception, and read without one where it is valid', () => {
    const parts = fc.constantFrom(...events.flatMap((event) => Object.entries(event)));
    const member = fc.tuple(fc.constantFrom(...Object.keys(departure), 'type'), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, member)), fc.constantFrom(...events), (some, base) => {
        const event = { ...base, ...Object.fromEntries(some) } as unknown;
        if (validateEvent(event).valid) readWhole(event as EpcisEvent);
        validateDocument(documentOf([event]));
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(validateDocument(value).valid).toBe(false);
      }),
    );
  });
});
