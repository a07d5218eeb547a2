import type {
  AggregationEvent,
  AssociationEvent,
  ObjectEvent,
  TransactionEvent,
  TransformationEvent,
} from '../src/index.js';

const moment = { eventTime: '2026-03-04T11:00:30.000+01:00', eventTimeZoneOffset: '+01:00' };

/** A pallet is seen as it leaves, with everything that an ObjectEvent can say. */
export const departure: ObjectEvent = {
  type: 'ObjectEvent',
  ...moment,
  eventID: 'urn:uuid:6f1e2c3a-0b7d-4f1e-9a55-0c3d2b1a4e5f',
  action: 'ADD',
  bizStep: 'shipping',
  disposition: 'in_transit',
  persistentDisposition: { set: ['completeness_verified'], unset: ['needs_replacement'] },
  epcList: ['urn:epc:id:sgtin:9506000.013435.7', 'https://example.com/01/09506000134352/21/8'],
  quantityList: [{ epcClass: 'urn:epc:class:lgtin:9506000.013435.A-1', quantity: 2.5, uom: 'KGM' }],
  readPoint: { id: 'urn:epc:id:sgln:9506000.00001.4' },
  bizLocation: { id: 'geo:59.91,10.75', 'ours:floor': 2 },
  bizTransactionList: [{ type: 'po', bizTransaction: 'https://example.com/orders/17' }],
  sourceList: [{ type: 'owning_party', source: 'urn:epc:id:pgln:9506000.00000' }],
  destinationList: [{ type: 'location', destination: 'https://example.com/places/2' }],
  sensorElementList: [
    {
      sensorMetadata: { time: '2026-03-04T10:59:00Z', deviceID: 'https://example.com/devices/1' },
      sensorReport: [{ type: 'Temperature', value: 21.5, uom: 'CEL', component: 'x' }],
    },
  ],
  errorDeclaration: {
    declarationTime: '2026-03-05T08:00:00Z',
    reason: 'incorrect_data',
    correctiveEventIDs: ['urn:uuid:6f1e2c3a-0b7d-4f1e-9a55-0c3d2b1a4e60'],
  },
  ilmd: { 'ours:bestBefore': '2027-01-01' },
  'ours:temper': { 'ours:grade': 'B' },
};

export const packing: AggregationEvent = {
  type: 'AggregationEvent',
  ...moment,
  action: 'ADD',
  bizStep: 'packing',
  parentID: 'urn:epc:id:sscc:9506000.0000000017',
  childEPCs: ['urn:epc:id:sgtin:9506000.013435.7', 'urn:epc:id:sgtin:9506000.013435.8'],
};

export const fitting: AssociationEvent = {
  type: 'AssociationEvent',
  ...moment,
  action: 'ADD',
  bizStep: 'assembling',
  parentID: 'urn:epc:id:grai:9506000.00003.1',
  childQuantityList: [{ epcClass: 'urn:epc:idpat:sgtin:9506000.013435.*', quantity: 4 }],
};

export const ordering: TransactionEvent = {
  type: 'TransactionEvent',
  ...moment,
  action: 'OBSERVE',
  parentID: 'urn:epc:id:sscc:9506000.0000000017',
  bizTransactionList: [{ type: 'po', bizTransaction: 'https://example.com/orders/17' }],
  epcList: ['urn:epc:id:sgtin:9506000.013435.7'],
};

export const melting: TransformationEvent = {
  type: 'TransformationEvent',
  ...moment,
  bizStep: 'commissioning',
  inputQuantityList: [
    { epcClass: 'https://example.com/01/09506000134376/10/ORE', quantity: 3, uom: 'TNE' },
  ],
  outputEPCList: ['https://example.com/01/09506000134369/21/INGOT-1'],
};

/** One event of each of the standard's types. */
export const events = [departure, packing, fitting, ordering, melting] as const;

/** A document with these events, and the prefix that they use. */
export function documentOf(eventList: readonly unknown[]) {
  return {
    '@context': [
      'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      { ours: 'https://ns.example.com/ours/' },
    ],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-03-04T12:00:00Z',
    epcisBody: { eventList },
  };
}

/** The same with the answer to a query. */
export function queryDocumentOf(eventList: readonly unknown[]) {
  return {
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISQueryDocument',
    epcisBody: { queryResults: { queryName: 'SimpleEventQuery', resultsBody: { eventList } } },
  };
}
