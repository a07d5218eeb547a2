import { describe, expect, it } from 'vitest';
import {
  departure,
  documentOf,
  events,
  fitting,
  melting,
  ordering,
  packing,
  queryDocumentOf,
} from '../test/event-fixtures.js';
import { EpcisError } from './error.js';
import { parseDocument, parseEvent, validateDocument, validateEvent } from './validate-document.js';

/** `CODE pointer` of each problem. */
function faultsOf(event: unknown): string[] {
  return validateEvent(event).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

function without(event: object, ...names: string[]): object {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name)));
}

describe('validateEvent', () => {
  it.each(events)('takes $type', (event) => {
    expect(faultsOf(event)).toEqual([]);
  });

  it('takes an event of a type that a user defined, whatever its members are called', () => {
    const event = { ...without(departure, 'epcList'), type: 'ours:Recycling', weight: 3 };
    expect(faultsOf(event)).toEqual([]);
  });

  it.each([
    ['no object', [], ['WRONG_TYPE ']],
    ['null', null, ['WRONG_TYPE ']],
    ['no type', without(departure, 'type'), ['MISSING_MEMBER /type']],
    ['a type that is a list', { ...departure, type: ['ObjectEvent'] }, ['WRONG_TYPE /type']],
    ['a type of nobody', { ...departure, type: 'Departure' }, ['INVALID_URI /type']],
    ['no time', without(packing, 'eventTime'), ['MISSING_MEMBER /eventTime']],
    ['a local time', { ...packing, eventTime: '2026-03-04T11:00' }, ['INVALID_TIME /eventTime']],
    [
      'an offset beyond 14 hours',
      { ...packing, eventTimeZoneOffset: '+14:30' },
      ['INVALID_TIME_ZONE_OFFSET /eventTimeZoneOffset'],
    ],
    ['an event ID of one word', { ...packing, eventID: '17' }, ['INVALID_URI /eventID']],
    ['an unknown action', { ...packing, action: 'CHANGE' }, ['UNKNOWN_ACTION /action']],
    ['an action of a transformation', { ...melting, action: 'ADD' }, ['UNKNOWN_MEMBER /action']],
    ['an unknown step', { ...packing, bizStep: 'shiping' }, ['UNKNOWN_WORD /bizStep']],
    [
      'a step as the URN that JSON has a word for',
      { ...packing, bizStep: 'urn:epcglobal:cbv:bizstep:packing' },
      ['RESERVED_URI /bizStep'],
    ],
    [
      'a measurement as a URI that JSON has a word for',
      {
        ...packing,
        sensorElementList: [{ sensorReport: [{ type: 'https://gs1.org/voc/Temperature' }] }],
      },
      ['RESERVED_URI /sensorElementList/0/sensorReport/0/type'],
    ],
    ['an extension without a namespace', { ...packing, note: 'x' }, ['UNKNOWN_MEMBER /note']],
    [
      'a list of one EPC that is no list',
      { ...packing, childEPCs: 'urn:a:b' },
      ['WRONG_TYPE /childEPCs', 'WHAT_MISSING '],
    ],
    [
      'the same EPC twice',
      { ...departure, epcList: ['urn:a:b', 'urn:a:c', 'urn:a:b'] },
      ['DUPLICATE_VALUE /epcList/2'],
    ],
    [
      'a quantity in words and a member of nobody',
      { ...fitting, childQuantityList: [{ epcClass: 'urn:a:b', quantity: '4', 'ours:x': 1 }] },
      ['WRONG_TYPE /childQuantityList/0/quantity', 'UNKNOWN_MEMBER /childQuantityList/0/ours:x'],
    ],
    [
      'a unit in words',
      { ...fitting, childQuantityList: [{ epcClass: 'urn:a:b', quantity: 4, uom: 'kg' }] },
      ['INVALID_UNIT /childQuantityList/0/uom'],
    ],
    [
      'a persistent disposition that sets nothing',
      { ...departure, persistentDisposition: {} },
      ['MISSING_MEMBER /persistentDisposition'],
    ],
    [
      'an empty set of dispositions',
      { ...departure, persistentDisposition: { set: [] } },
      ['EMPTY_LIST /persistentDisposition/set'],
    ],
    [
      'a sensor element without a report',
      { ...packing, sensorElementList: [{ sensorReport: [] }] },
      ['EMPTY_LIST /sensorElementList/0/sensorReport'],
    ],
    [
      'hex digits that are none',
      {
        ...packing,
        sensorElementList: [{ sensorReport: [{ type: 'Count', hexBinaryValue: '0x1' }] }],
      },
      ['INVALID_HEX /sensorElementList/0/sensorReport/0/hexBinaryValue'],
    ],
    [
      'an error declaration without its time',
      { ...departure, errorDeclaration: { reason: 'incorrect_data' } },
      ['MISSING_MEMBER /errorDeclaration/declarationTime'],
    ],
    [
      'a source of no type',
      { ...packing, sourceList: [{ source: 'urn:a:b' }] },
      ['MISSING_MEMBER /sourceList/0/type'],
    ],
    ['a place without an ID', { ...packing, readPoint: {} }, ['MISSING_MEMBER /readPoint/id']],
    [
      'nothing observed',
      without(departure, 'epcList', 'quantityList', 'sensorElementList'),
      ['WHAT_MISSING '],
    ],
    [
      'sensor reports from nowhere',
      without(departure, 'epcList', 'quantityList', 'readPoint'),
      ['WHAT_MISSING '],
    ],
    [
      'master data of what is only seen',
      { ...departure, action: 'OBSERVE' },
      ['ILMD_NOT_ALLOWED /ilmd'],
    ],
    [
      'master data without a namespace',
      { ...departure, ilmd: { bestBefore: '2027' } },
      ['UNKNOWN_MEMBER /ilmd/bestBefore'],
    ],
    ['children without a parent', without(packing, 'parentID'), ['MISSING_MEMBER /parentID']],
    ['a parent without children', { ...packing, childEPCs: [] }, ['WHAT_MISSING ']],
    [
      'a transaction event of no transaction',
      { ...ordering, bizTransactionList: [] },
      ['EMPTY_LIST /bizTransactionList'],
    ],
    ['a transaction of nothing', without(ordering, 'epcList'), ['WHAT_MISSING ']],
    ['outputs of nothing', without(melting, 'inputQuantityList'), ['WHAT_MISSING ']],
  ])('refuses %s', (_name, event, faults) => {
    expect(faultsOf(event)).toEqual(faults);
  });

  it.each([
    ['all children taken out at once', { ...without(packing, 'childEPCs'), action: 'DELETE' }],
    ['children seen without their parent', { ...without(packing, 'parentID'), action: 'OBSERVE' }],
    ['an empty list of EPCs', { ...without(departure, 'quantityList'), epcList: [] }],
    [
      'inputs of a transformation that others continue',
      { ...without(melting, 'outputEPCList'), transformationID: 'urn:a:b' },
    ],
    ['a step that a user defined', { ...packing, bizStep: 'https://example.com/steps/smelting' }],
    [
      'a standard word as its web URI',
      { ...packing, bizStep: 'https://ref.gs1.org/cbv/BizStep-packing' },
    ],
    ['a member that is undefined', { ...packing, disposition: undefined }],
  ])('takes %s', (_name, event) => {
    expect(faultsOf(event)).toEqual([]);
  });

  it('tells everything that is wrong at once', () => {
    const event = { ...packing, eventTime: 1, action: 'x', bizStep: 'x', parentID: 'x', x: 1 };
    expect(faultsOf(event)).toHaveLength(5);
  });

  it('escapes tildes and slashes in a pointer', () => {
    expect(faultsOf({ ...packing, 'a~b/c': 1 })).toEqual(['UNKNOWN_MEMBER /a~0b~1c']);
  });

  it('asks an event that stands alone for a context', () => {
    const { problems } = validateEvent(packing, { standalone: true });
    expect(problems).toMatchObject([{ code: 'MISSING_MEMBER', pointer: '/@context' }]);
    const event = { ...packing, '@context': 'https://example.com/context' };
    expect(validateEvent(event, { standalone: true }).valid).toBe(true);
  });
});

describe('validateDocument', () => {
  it('takes documents and answers to queries', () => {
    expect(validateDocument(documentOf(events))).toEqual({ valid: true, problems: [] });
    expect(validateDocument(queryDocumentOf(events))).toEqual({ valid: true, problems: [] });
  });

  it.each([
    ['text', '{}', 'WRONG_TYPE '],
    ['nothing', {}, 'MISSING_MEMBER /type'],
    ['a single event', { ...packing, '@context': 'urn:a:b' }, 'UNKNOWN_TYPE /type'],
    ['no context', without(documentOf([]), '@context'), 'MISSING_MEMBER /@context'],
    ['a context that is a number', { ...documentOf([]), '@context': 1 }, 'WRONG_TYPE /@context'],
    [
      'a context twice',
      { ...documentOf([]), '@context': ['urn:a:b', 'urn:a:b'] },
      'DUPLICATE_VALUE /@context/1',
    ],
    ['no creation date', without(documentOf([]), 'creationDate'), 'MISSING_MEMBER /creationDate'],
    [
      'a version in words',
      { ...documentOf([]), schemaVersion: 'two' },
      'INVALID_VERSION /schemaVersion',
    ],
    [
      'a list of events outside the body',
      { ...documentOf([]), eventList: [] },
      'UNKNOWN_MEMBER /eventList',
    ],
    [
      'a body without events',
      { ...documentOf([]), epcisBody: {} },
      'MISSING_MEMBER /epcisBody/eventList',
    ],
    [
      'events that are no list',
      { ...documentOf([]), epcisBody: { eventList: {} } },
      'WRONG_TYPE /epcisBody/eventList',
    ],
    ['an event that is none', documentOf([packing, 7]), 'WRONG_TYPE /epcisBody/eventList/1'],
    [
      'a header of nobody',
      { ...documentOf([]), epcisHeader: { x: 1 } },
      'UNKNOWN_MEMBER /epcisHeader/x',
    ],
    [
      'an answer to no query',
      { ...queryDocumentOf([]), epcisBody: {} },
      'MISSING_MEMBER /epcisBody/queryResults',
    ],
  ])('refuses %s', (_name, document, fault) => {
    const { valid, problems } = validateDocument(document);
    expect(valid).toBe(false);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([fault]);
  });

  it('checks master data by their names alone', () => {
    const vocabulary = { type: 'urn:epcglobal:epcis:vtype:Location', vocabularyElementList: [{}] };
    const epcisHeader = { epcisMasterData: { vocabularyList: [vocabulary] } };
    expect(validateDocument({ ...documentOf([]), epcisHeader }).problems).toMatchObject([
      { pointer: '/epcisHeader/epcisMasterData/vocabularyList/0/vocabularyElementList/0/id' },
    ]);
  });

  it('stops at a hundred problems', () => {
    const { problems } = validateDocument(documentOf(Array.from({ length: 500 }, () => ({}))));
    expect(problems).toHaveLength(100);
  });
});

describe('parseDocument and parseEvent', () => {
  it('give the same value back', () => {
    const document = documentOf(events);
    expect(parseDocument(document)).toBe(document);
    expect(parseEvent(packing)).toBe(packing);
  });

  it('throw with the problems', () => {
    for (const [parse, code] of [
      [parseDocument, 'INVALID_DOCUMENT'],
      [parseEvent, 'INVALID_EVENT'],
    ] as const) {
      const thrown = catchError(() => parse({}));
      expect(thrown).toBeInstanceOf(EpcisError);
      expect(thrown).toMatchObject({ code });
      expect((thrown as EpcisError).problems).not.toEqual([]);
    }
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
