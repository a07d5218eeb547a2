import {
  action,
  anything,
  boolean,
  hexBinary,
  number,
  setOfUris,
  shapeOf,
  string,
  time,
  timeZoneOffset,
  unitOfMeasure,
  uri,
  uris,
  wordOf,
} from './value-checks.js';
import { allOf, isObject, listOf, noDuplicates, ruleOf, type Check } from './check.js';

/** A JSON-LD context: a URI, an object of definitions, or a list of both. */
const context: Check = (value, problems) => {
  if (!Array.isArray(value)) return contextEntry(value, problems);
  listOf(contextEntry)(value, problems);
  noDuplicates(value, problems);
};

const contextEntry: Check = (value, problems) => {
  if (isObject(value)) return;
  if (typeof value === 'string') return uri(value, problems);
  problems.add('WRONG_TYPE', 'A context is a URI or an object.');
};

const uriOrUris: Check = (value, problems) => (Array.isArray(value) ? uris : uri)(value, problems);

const errorDeclaration = shapeOf({
  members: { declarationTime: time, reason: wordOf('errorReason'), correctiveEventIDs: uris },
  required: ['declarationTime'],
  others: 'named-by-uri',
});

const quantityElement = shapeOf({
  members: { epcClass: uri, quantity: number, uom: unitOfMeasure },
  required: ['epcClass'],
  others: 'none',
});

const disposition = wordOf('disposition');
const dispositions = allOf(listOf(disposition, { minItems: 1 }), noDuplicates);

const persistentDisposition = allOf(
  shapeOf({ members: { set: dispositions, unset: dispositions }, others: 'none' }),
  ruleOf(({ set, unset }, problems) => {
    if (set === undefined && unset === undefined) {
      problems.add('MISSING_MEMBER', 'One of set and unset has to be there.');
    }
  }),
);

const place = shapeOf({ members: { id: uri }, required: ['id'], others: 'any' });

const bizTransaction = shapeOf({
  members: { type: wordOf('bizTransactionType'), bizTransaction: uri },
  required: ['bizTransaction'],
  others: 'none',
});

const source = shapeOf({
  members: { type: wordOf('sourceDestinationType'), source: uri },
  required: ['type', 'source'],
  others: 'none',
});

const destination = shapeOf({
  members: { type: wordOf('sourceDestinationType'), destination: uri },
  required: ['type', 'destination'],
  others: 'none',
});

/** What tells where a sensor's values come from, of a report and of the metadata of several. */
const sensorOrigin = {
  time,
  deviceID: uri,
  deviceMetadata: uri,
  rawData: uri,
  dataProcessingMethod: uri,
  bizRules: uri,
};

const sensorMetadata = shapeOf({
  members: { ...sensorOrigin, startTime: time, endTime: time },
  others: 'named-by-uri',
});

const sensorReport = shapeOf({
  members: {
    ...sensorOrigin,
    type: wordOf('measurementType'),
    exception: wordOf('sensorAlertType'),
    microorganism: uri,
    chemicalSubstance: uri,
    coordinateReferenceSystem: uri,
    component: wordOf('component'),
    value: number,
    stringValue: string,
    booleanValue: boolean,
    hexBinaryValue: hexBinary,
    uriValue: uri,
    minValue: number,
    maxValue: number,
    meanValue: number,
    sDev: number,
    percRank: number,
    percValue: number,
    uom: string,
  },
  required: ['type'],
  others: 'named-by-uri',
});

const sensorElement = shapeOf({
  members: { sensorMetadata, sensorReport: listOf(sensorReport, { minItems: 1 }) },
  required: ['sensorReport'],
  others: 'named-by-uri',
});

/** The members of every event. `type` was checked when the shape was chosen by it. */
export const eventMembers: Readonly<Record<string, Check>> = {
  '@context': context,
  type: anything,
  eventTime: time,
  recordTime: time,
  eventTimeZoneOffset: timeZoneOffset,
  eventID: uri,
  certificationInfo: uriOrUris,
  errorDeclaration,
};

/** What the five types of events say of why, where and how; each has all of them. */
export const contextMembers: Readonly<Record<string, Check>> = {
  bizStep: wordOf('bizStep'),
  disposition,
  readPoint: place,
  bizLocation: place,
  bizTransactionList: listOf(bizTransaction),
  sourceList: listOf(source),
  destinationList: listOf(destination),
  sensorElementList: listOf(sensorElement),
};

/** Members that only some types of events have. */
export const typeMembers = {
  action,
  uri,
  uris,
  setOfUris,
  quantityList: listOf(quantityElement),
  persistentDisposition,
  ilmd: shapeOf({ members: {}, others: 'named-by-uri' }),
};

/** The context of a document, which needs one. */
export const documentContext = context;
