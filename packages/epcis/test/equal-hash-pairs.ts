import type { EpcisEvent } from '../src/index.js';

/** Two valid events that say different things and have one hash. */
export interface EqualHashPair {
  readonly kind: string;
  readonly events: readonly [EpcisEvent, EpcisEvent];
}

/** What the prefixes of the pairs mean; the context of their document. */
export const pairContext = { ours: 'https://ns.example.com/ours/' };

const ours = `{${pairContext.ours}}`;

/**
 * A pair of each kind in turn: boundaries between names and values that the hash does not have, and values that it
 * takes for one.
 *
 * @param random - At least 0 and less than 1.
 */
export function equalHashPair(nth: number, random: () => number): EqualHashPair {
  const word = () => Math.floor(random() * 0x1_0000_0000_0000).toString(36);
  const [kind, pairOf] = kinds[nth % kinds.length] ?? kinds[0];
  const thing = `urn:x-thing:${word()}${word()}`;
  const base = {
    type: 'ObjectEvent',
    action: 'OBSERVE',
    eventTime: '2026-03-04T10:00:00.000Z',
    eventTimeZoneOffset: '+00:00',
    epcList: [thing],
  };
  const [one, other] = pairOf(word, thing);
  const events = [
    { ...base, ...one },
    { ...base, ...other },
  ] as const;
  const isTurned = random() < 0.5;
  const [first, second] = isTurned ? [events[1], events[0]] : events;
  return { kind, events: [first, second] as unknown as EqualHashPair['events'] };
}

type Members = Readonly<Record<string, unknown>>;
type PairOf = (word: () => string, thing: string) => readonly [Members, Members];

const cbv = 'https://ref.gs1.org/cbv/';
const moment = '2026-03-04T10:00:00';

const kinds: readonly [readonly [string, PairOf], ...(readonly (readonly [string, PairOf])[])] = [
  [
    'an extension inside the value of another one',
    (word) => {
      const [a, b] = [word(), word()];
      return [{ 'ours:a': a, 'ours:b': b }, { 'ours:a': `${a}${ours}b=${b}` }];
    },
  ],
  [
    'a thing inside the URI of another one',
    (word, thing) => {
      const other = `urn:x-thing:${word()}`;
      // The things of a list are sorted.
      const [first, second] = [`${thing}0`, `${thing}1${other}`];
      return [{ epcList: [first, second] }, { epcList: [`${first}epc=${second}`] }];
    },
  ],
  [
    'a disposition inside a step',
    (word) => {
      const step = `https://steps.example.com/${word()}`;
      return [
        { bizStep: step, disposition: 'active' },
        { bizStep: `${step}disposition=${cbv}Disp-active` },
      ];
    },
  ],
  [
    'a place inside a place',
    (word) => {
      const [readPoint, bizLocation] = [`urn:x-place:${word()}`, `urn:x-place:${word()}`];
      return [
        { readPoint: { id: readPoint }, bizLocation: { id: bizLocation } },
        { readPoint: { id: `${readPoint}bizLocationid=${bizLocation}` } },
      ];
    },
  ],
  [
    'an object and an empty text beside its member',
    (word) => {
      const value = word();
      return [{ 'ours:a': { 'ours:b': value } }, { 'ours:a': '', 'ours:b': value }];
    },
  ],
  [
    'a member of an object that is beside it',
    (word) => {
      const value = word();
      return [
        { 'ours:a': { 'ours:b': '1', 'ours:c': value } },
        { 'ours:a': { 'ours:b': '1' }, 'ours:c': value },
      ];
    },
  ],
  [
    'a number and its text',
    (word) => {
      const value = Number.parseInt(word(), 36) % 1000;
      return [{ 'ours:a': value }, { 'ours:a': `0${value}.0` }];
    },
  ],
  [
    'a word that is a truth',
    (word) => {
      const name = `ours:${word()}`;
      return [{ [name]: true }, { [name]: 'true' }];
    },
  ],
  [
    'a text with spaces around it',
    (word) => {
      const value = word();
      return [{ 'ours:a': value }, { 'ours:a': ` ${value}\t` }];
    },
  ],
  [
    'a list in another order',
    (word) => {
      const [a, b] = [`a${word()}`, `b${word()}`];
      return [{ 'ours:a': [a, b] }, { 'ours:a': [b, a] }];
    },
  ],
  [
    'an empty text and an empty object',
    (word) => {
      const name = `ours:${word()}`;
      return [{ [name]: '' }, { [name]: {} }];
    },
  ],
  [
    'a lot beside a serial number',
    (word) => {
      const [lot, serial] = [word(), word()];
      const path = 'https://id.example.com/01/09506000134352';
      return [
        { epcList: [`${path}/21/${serial}`] },
        { epcList: [`${path}/10/${lot}/21/${serial}`] },
      ];
    },
  ],
  [
    'a date behind a serial number',
    (word) => {
      const uri = `https://id.example.com/01/09506000134352/21/${word()}`;
      return [{ epcList: [uri] }, { epcList: [`${uri}?17=281231`] }];
    },
  ],
  [
    'a time that is finer than milliseconds',
    (word) => {
      const finer = Number.parseInt(word(), 36) % 1000;
      return [
        { eventTime: `${moment}.123Z` },
        { eventTime: `${moment}.123${String(finer + 1).padStart(4, '0')}Z` },
      ];
    },
  ],
  [
    'an order inside another one',
    (word) => {
      const [order, other] = [`urn:x-order:${word()}`, `urn:x-order:${word()}`];
      const inOne = `${other}type=${cbv}BTT-pobizTransaction=${order}`;
      return [
        { bizTransactionList: [{ type: 'po', bizTransaction: order }, { bizTransaction: other }] },
        { bizTransactionList: [{ bizTransaction: inOne }] },
      ];
    },
  ],
  [
    'a unit inside a quantity of another class',
    (word) => {
      const epcClass = `urn:x-class:${word()}`;
      return [
        { quantityList: [{ epcClass, quantity: 2, uom: 'KGM' }] },
        { quantityList: [{ epcClass: `${epcClass}quantity=2uom=KGM` }] },
      ];
    },
  ],
  [
    'a compact URI and the URI',
    (word) => {
      const name = word();
      return [{ 'ours:a': `ours:${name}` }, { 'ours:a': `${pairContext.ours}${name}` }];
    },
  ],
  [
    'prefixes that mean other namespaces',
    (word) => {
      const [a, b, c] = [`urn:a:${word()}:`, `urn:b:${word()}:`, `urn:c:${word()}:`];
      const members = { 'p:x': '1', 'q:x': '1' };
      return [
        { '@context': { p: `${a}}x=1{${b}`, q: c }, ...members },
        { '@context': { p: a, q: `${b}}x=1{${c}` }, ...members },
      ];
    },
  ],
];

/** How many kinds there are. */
export const pairKinds = kinds.length;
