import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departure, documentOf, events, melting, packing } from '../../test/event-fixtures.js';
import type { EpcisEvent, ObjectEvent } from '../event.js';
import type { EpcisError } from '../error.js';
import { eventHash, eventPreHash } from './event-hash.js';
import { standaloneEvent } from '../document.js';

const context = { ours: 'https://ns.example.com/ours/' };

const minimal: ObjectEvent = {
  type: 'ObjectEvent',
  eventTime: '2026-03-04T11:00:30+01:00',
  eventTimeZoneOffset: '+01:00',
  action: 'OBSERVE',
  epcList: ['urn:a:b'],
};

const head = 'eventType=ObjectEventeventTime=2026-03-04T10:00:30.000ZeventTimeZoneOffset=+01:00';

function preHashOf(members: object): string {
  return eventPreHash({ ...minimal, ...members }, { context });
}

/** What the pre-hash has behind `epcList` and `action`. */
function tailOf(members: object): string {
  const whole = preHashOf(members);
  const start = `${head}epcListepc=urn:a:baction=OBSERVE`;
  expect(whole.startsWith(start)).toBe(true);
  return whole.slice(start.length);
}

describe('eventPreHash', () => {
  it('takes the members in canonical order, whatever their own is', () => {
    const reversed = Object.fromEntries(Object.entries(departure).reverse());
    expect(eventPreHash(reversed as unknown as EpcisEvent)).toBe(eventPreHash(departure));
    expect(eventPreHash(departure, { context })).toBe(
      'eventType=ObjectEventeventTime=2026-03-04T10:00:30.000ZeventTimeZoneOffset=+01:00' +
        'epcListepc=https://id.gs1.org/01/09506000134352/21/7' +
        'epc=https://id.gs1.org/01/09506000134352/21/8' +
        'quantityListquantityElementepcClass=https://id.gs1.org/01/09506000134352/10/A-1' +
        'quantity=2.5uom=KGMaction=ADDbizStep=https://ref.gs1.org/cbv/BizStep-shipping' +
        'disposition=https://ref.gs1.org/cbv/Disp-in_transit' +
        'persistentDispositionset=https://ref.gs1.org/cbv/Disp-completeness_verified' +
        'unset=https://ref.gs1.org/cbv/Disp-needs_replacement' +
        'readPointid=https://id.gs1.org/414/9506000000015/254/4' +
        'bizLocationid=geo:59.91,10.75{https://ns.example.com/ours/}floor=2' +
        'sensorElementListsensorElementsensorMetadatatime=2026-03-04T10:59:00.000Z' +
        'deviceID=https://example.com/devices/1sensorReporttype=https://gs1.org/voc/Temperature' +
        'value=21.5component=https://ref.gs1.org/cbv/Comp-xuom=CEL' +
        'bizTransactionListtype=https://ref.gs1.org/cbv/BTT-po' +
        'bizTransaction=https://example.com/orders/17' +
        'destinationListtype=https://ref.gs1.org/cbv/SDT-location' +
        'destination=https://example.com/places/2' +
        'ilmd{https://ns.example.com/ours/}bestBefore=2027-01-01' +
        'sourceListtype=https://ref.gs1.org/cbv/SDT-owning_party' +
        'source=https://id.gs1.org/417/9506000000008' +
        '{https://ns.example.com/ours/}temper{https://ns.example.com/ours/}grade=B',
    );
  });

  it.each([
    ['a URN of the vocabulary', { bizStep: 'urn:epcglobal:cbv:bizstep:packing' }],
    ['a compact URI', { bizStep: 'cbv:BizStep-packing' }],
    ['a web URI', { bizStep: 'https://ref.gs1.org/cbv/BizStep-packing' }],
    ['a bare word between spaces', { bizStep: ' https://ref.gs1.org/cbv/BizStep-packing ' }],
  ])('writes %s as the web URI', (_name, members) => {
    expect(tailOf(members)).toBe('bizStep=https://ref.gs1.org/cbv/BizStep-packing');
  });

  it.each([
    ['prefixed', 'ours:x'],
    ['written out', 'https://ns.example.com/ours/x'],
  ])('names an extension by its namespace: %s', (_name, name) => {
    expect(tailOf({ [name]: 'v' })).toBe('{https://ns.example.com/ours/}x=v');
  });

  it('sorts extensions, within lists and objects as well', () => {
    const members = {
      'ours:b': ['2', '1'],
      'ours:a': { 'ours:d': 1, 'ours:c': [{ 'ours:e': 2 }] },
    };
    const ours = '{https://ns.example.com/ours/}';
    expect(tailOf(members)).toBe(`${ours}a${ours}c${ours}e=2${ours}d=1${ours}b=1${ours}b=2`);
  });

  it('writes numbers of extensions alike, whether they come as numbers or as text', () => {
    for (const value of [2.5, '2.50', '+2.5', '02.5', ' 2.5 ']) {
      expect(tailOf({ 'ours:x': value })).toBe('{https://ns.example.com/ours/}x=2.5');
    }
    expect(tailOf({ 'ours:x': '123456789012345678901234567890' })).toContain(
      '=1234567890123456789',
    );
  });

  it('takes no text of a standard member for a number', () => {
    const report = { type: 'Count', stringValue: '007.0', hexBinaryValue: '00' };
    const sensorElementList = [{ sensorReport: [report] }];
    expect(tailOf({ sensorElementList })).toContain('stringValue=007.0hexBinaryValue=00');
  });

  it('leaves out what is empty, and comments', () => {
    const members = { quantityList: [], certificationInfo: [], 'ours:x': null };
    expect(tailOf({ ...members, 'rdfs:comment': 'text', disposition: undefined })).toBe('');
  });

  it('leaves the three characters of a serial number that need no escape as they are', () => {
    const epcList = ["urn:epc:id:sgtin:9506000.013435.a';=!"];
    expect(preHashOf({ epcList })).toContain("/21/a';=%21action");
  });
});

describe('eventHash', () => {
  it('is a named information URI of SHA-256', () => {
    for (const event of events) {
      expect(eventHash(event)).toMatch(/^ni:\/\/\/sha-256;[0-9a-f]{64}\?ver=CBV2\.0$/);
    }
    expect(new Set(events.map((event) => eventHash(event))).size).toBe(events.length);
  });

  it.each([
    ['the ID', { eventID: 'urn:a:b' }],
    ['the time of capture', { recordTime: '2027-01-01T00:00:00Z' }],
    ['an error declaration', { errorDeclaration: { declarationTime: '2027-01-01T00:00:00Z' } }],
    ['the time zone of the time', { eventTime: '2026-03-04T10:00:30.0000Z' }],
    ['the order of a list', { childEPCs: [...packing.childEPCs!].reverse() }],
    ['the form of an EPC', { parentID: 'https://example.com/00/095060000000000176' }],
  ])('stays the same whatever %s is', (_name, members) => {
    expect(eventHash({ ...packing, ...members })).toBe(eventHash(packing));
  });

  it.each([
    ['a millisecond', { eventTime: '2026-03-04T11:00:30.001+01:00' }],
    ['the offset', { eventTimeZoneOffset: '+02:00' }],
    ['the action', { action: 'DELETE' }],
    ['a child', { childEPCs: packing.childEPCs!.slice(1) }],
    ['the parent', { parentID: 'urn:a:b' }],
    ['the step', { bizStep: 'loading' }],
    ['an extension', { 'ours:x': 1 }],
    ['a certificate', { certificationInfo: 'urn:a:b' }],
  ])('changes with %s', (_name, members) => {
    expect(eventHash({ ...packing, ...members } as EpcisEvent)).not.toBe(eventHash(packing));
  });

  it('reads prefixes from the event as from the document', () => {
    const document = documentOf([departure]);
    const alone = standaloneEvent(document, departure);
    expect(eventHash(alone)).toBe(eventHash(departure, { context: document['@context'] }));
    expect(eventHash(alone)).not.toBe(eventHash(departure));
  });

  it('lets nobody give another meaning to the prefixes of the standard', () => {
    const event = { ...minimal, 'gs1:x': 1 } as EpcisEvent;
    const other = { context: { gs1: 'https://example.com/' } };
    expect(eventHash(event, other)).toBe(eventHash(event));
  });

  it('does not depend on the order in which members and entries stand', () => {
    const members = Object.entries(departure);
    fc.assert(
      fc.property(fc.shuffledSubarray(members, { minLength: members.length }), (shuffled) => {
        const event = Object.fromEntries(shuffled) as unknown as EpcisEvent;
        expect(eventHash(event)).toBe(eventHash(departure));
      }),
    );
    const inputEPCList = ['urn:a:\u{1f600}', 'urn:a:\uffff', 'urn:a:b'];
    const sorted = eventPreHash({ ...melting, inputEPCList });
    expect(sorted).toContain('epc=urn:a:bepc=urn:a:\uffffepc=urn:a:\u{1f600}');
  });

  it('refuses extensions of more than 64 levels', () => {
    const nested = (levels: number): unknown =>
      levels === 0 ? 1 : { 'ours:x': nested(levels - 1) };
    expect(eventHash({ ...minimal, 'ours:x': nested(63) })).toMatch(/^ni:/);
    expect(() => eventHash({ ...minimal, 'ours:x': nested(64) })).toThrow(
      expect.objectContaining({ code: 'TOO_DEEP' }) as EpcisError,
    );
  });
});
