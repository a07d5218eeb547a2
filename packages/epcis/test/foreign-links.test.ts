import { checkDigit } from '@dpp/gs1';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epcKey, eventHash, type EpcisEvent } from '../src/index.js';

/** All of them with `TEST_ENDURANCE=1`, a twelfth by day. */
const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;

/** A thing, or a lot of things, of a GTIN of any length. */
const things = fc.record({
  body: fc.oneof(
    ...[7, 11, 12, 13].map((length) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))),
  ),
  name: fc.stringMatching(/^[A-Za-z0-9_-]{1,10}$/),
  level: fc.constantFrom<'serial' | 'lot' | 'class'>('serial', 'lot', 'class'),
});
type Thing = typeof things extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers that make one of the spellings out of many. */
const draws = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 16, maxLength: 16 });

const gtinOf = ({ body }: Thing) => `${body}${checkDigit(body)}`;
const gtin14Of = (thing: Thing) => gtinOf(thing).padStart(14, '0');

function keyOf(thing: Thing): string {
  const ending = { serial: `/21/${thing.name}`, lot: `/10/${thing.name}`, class: '' }[thing.level];
  return `https://id.gs1.org/01/${gtin14Of(thing)}${ending}`;
}

class Draw {
  #used = 0;
  constructor(private readonly numbers: readonly number[]) {}
  of<Value>(...values: readonly Value[]): Value {
    const number = this.numbers[this.#used++ % this.numbers.length] ?? 0;
    return values[number % values.length] as Value;
  }
}

function escaped(text: string, draw: Draw): string {
  const at = draw.of(...Array.from(text, (_, index) => index));
  const hex = text.charCodeAt(at).toString(16);
  const written = draw.of(text, text, `${text.slice(0, at)}%${hex}${text.slice(at + 1)}`);
  return draw.of(
    written,
    written.replace(/%../, (sequence) => sequence.toUpperCase()),
  );
}

function urnOf(thing: Thing, draw: Draw): string {
  const digits = gtin14Of(thing).slice(0, 13);
  const length = draw.of(6, 7, 8, 9, 10, 11, 12);
  const numbers = `${digits.slice(1, 1 + length)}.${digits.slice(0, 1)}${digits.slice(1 + length)}`;
  if (thing.level === 'class') return `urn:epc:idpat:sgtin:${numbers}.*`;
  return `urn:epc:${thing.level === 'lot' ? 'class:lgtin' : 'id:sgtin'}:${numbers}.${thing.name}`;
}

function linkOf(thing: Thing, draw: Draw): string {
  const { level, name } = thing;
  const stem = draw.of(
    'https://id.gs1.org',
    'http://example.com',
    'HTTPS://Example.com:8443',
    'https://example.com/a/b',
  );
  const gtin = draw.of(gtinOf(thing), gtin14Of(thing));
  const lot = draw.of('', '', `/${draw.of('10', 'lot')}/L-7`);
  const qualifiers = {
    serial: `${lot}/${draw.of('21', 'ser')}/${escaped(name, draw)}`,
    lot: `/${draw.of('10', 'lot')}/${escaped(name, draw)}`,
    class: '',
  }[level];
  const end = draw.of('', '', '/', '?17=281231', '?exp=281231', '?linkType=all#part', '#part');
  return `${stem}/${draw.of('01', 'gtin')}/${gtin}${qualifiers}${end}`;
}

const wrongs: readonly ((uri: string) => string)[] = [
  (uri) =>
    uri.replace(
      /(\/(?:01|gtin)\/\d*)(\d)/,
      (_all, before: string, digit: string) => `${before}${(Number(digit) + 1) % 10}`,
    ),
  (uri) => uri.replace(/\/(01|gtin)\//, '/$1/0'),
  (uri) => uri.replace(/\/(?:01|gtin)\//, '/GTIN/'),
  (uri) => uri.replace(/\/(?:01|gtin)\//, '/02/'),
  (uri) => uri.replace(/^https?:/i, 'ftp:'),
  (uri) => `${uri.split(/[?#]/, 1)[0] ?? ''}/size/M`,
  (uri) => uri.replace(/(\d{8})/, '$1 '),
  (uri) => uri.replace(/\d$|\d(?=[/?#])/, 'x'),
];

const eventAbout = (uri: string): EpcisEvent => ({
  type: 'ObjectEvent',
  action: 'OBSERVE',
  eventTime: '2026-03-04T10:00:30Z',
  eventTimeZoneOffset: '+00:00',
  epcList: [uri],
});

describe('foreign spellings of a link', () => {
  it(`have the key and the hash of the thing that they name (${numRuns} drawn)`, () => {
    fc.assert(
      fc.property(things, draws, (thing, numbers) => {
        const draw = new Draw(numbers);
        const uri = draw.of(urnOf, linkOf, linkOf, linkOf)(thing, draw);
        expect([uri, epcKey(uri)]).toEqual([uri, keyOf(thing)]);
        expect(eventHash(eventAbout(uri))).toBe(eventHash(eventAbout(keyOf(thing))));
      }),
      { numRuns },
    );
  }, 60_000);

  it(`stand for themselves with something wrong in them, never for another thing (${numRuns} drawn)`, () => {
    fc.assert(
      fc.property(things, draws, (thing, numbers) => {
        const draw = new Draw(numbers);
        const right = linkOf(thing, draw);
        const uri = draw.of(...wrongs)(right);
        const key = epcKey(uri);
        expect([uri, [uri, keyOf(thing)].includes(key) ? 'itself or the same' : key]).toEqual([
          uri,
          'itself or the same',
        ]);
      }),
      { numRuns },
    );
  }, 60_000);
});
