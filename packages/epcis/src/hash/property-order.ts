import {
  each,
  list,
  object,
  text,
  time,
  unnamed,
  word,
  type MemberOrder,
} from './canonical-members.js';

const epcs = list('epc', text);

const quantities = list(
  'quantityElement',
  object([
    ['epcClass', text],
    ['quantity', text],
    ['uom', text],
  ]),
);

const place = object([['id', text]]);

const sensorMetadata = object([
  ['time', time],
  ['startTime', time],
  ['endTime', time],
  ['deviceID', text],
  ['deviceMetadata', text],
  ['rawData', text],
  ['dataProcessingMethod', text],
  ['bizRules', text],
]);

/** The published order has no `bizRules` here; it stands where the metadata have it. */
const sensorReport = object([
  ['type', word('measurementType')],
  ['exception', word('sensorAlertType')],
  ['deviceID', text],
  ['deviceMetadata', text],
  ['rawData', text],
  ['dataProcessingMethod', text],
  ['bizRules', text],
  ['time', time],
  ['microorganism', text],
  ['chemicalSubstance', text],
  ['value', text],
  ['component', word('component')],
  ['stringValue', text],
  ['booleanValue', text],
  ['hexBinaryValue', text],
  ['uriValue', text],
  ['minValue', text],
  ['maxValue', text],
  ['meanValue', text],
  ['sDev', text],
  ['percRank', text],
  ['percValue', text],
  ['uom', text],
  ['coordinateReferenceSystem', text],
]);

const sensorElement = object([
  ['sensorMetadata', sensorMetadata],
  ['sensorReport', each(sensorReport)],
]);

/**
 * The members of an event in canonical order.
 *
 * @see Core Business Vocabulary 2.0, EPCIS Event Hash ID, canonical property order.
 */
export const eventOrder: MemberOrder = [
  ['eventTime', time],
  ['eventTimeZoneOffset', text],
  ['certificationInfo', each(text)],
  ['parentID', text],
  ['epcList', epcs],
  ['inputEPCList', epcs],
  ['childEPCs', epcs],
  ['quantityList', quantities],
  ['childQuantityList', quantities],
  ['inputQuantityList', quantities],
  ['outputEPCList', epcs],
  ['outputQuantityList', quantities],
  ['action', text],
  ['transformationID', text],
  ['bizStep', word('bizStep')],
  ['disposition', word('disposition')],
  [
    'persistentDisposition',
    object([
      ['set', each(word('disposition'))],
      ['unset', each(word('disposition'))],
    ]),
  ],
  ['readPoint', place],
  ['bizLocation', place],
  ['sensorElementList', list('sensorElement', sensorElement)],
];

/** What follows, sorted together with the extensions of the event: so the published vectors have it. */
export const sortedMembers: MemberOrder = [
  [
    'bizTransactionList',
    list(
      'bizTransaction',
      unnamed([
        ['type', word('bizTransactionType')],
        ['bizTransaction', text],
      ]),
    ),
  ],
  [
    'destinationList',
    list(
      'destination',
      unnamed([
        ['type', word('sourceDestinationType')],
        ['destination', text],
      ]),
    ),
  ],
  ['ilmd', object([])],
  [
    'sourceList',
    list(
      'source',
      unnamed([
        ['type', word('sourceDestinationType')],
        ['source', text],
      ]),
    ),
  ],
];

/** What a hash says nothing of: it is the same before and after an event is captured, and if it is declared wrong. */
export const unhashedMembers: readonly string[] = [
  '@context',
  'type',
  'eventID',
  'recordTime',
  'errorDeclaration',
];
