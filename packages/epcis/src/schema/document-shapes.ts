import { event } from './event-shapes.js';
import { documentContext } from './part-shapes.js';
import { isObject, listOf, type Check } from './check.js';
import { anything, shapeOf, string, time, uri, uris, version } from './value-checks.js';

const attributeValue: Check = (value, problems) => {
  if (typeof value === 'string' || Number.isFinite(value) || isObject(value)) return;
  problems.add('WRONG_TYPE', 'An attribute is a number, a string or an object.');
};

const attribute = shapeOf({
  members: { id: uri, attribute: attributeValue },
  required: ['id'],
  others: 'any',
});

const vocabularyElement = shapeOf({
  members: { id: uri, attributes: listOf(attribute), children: uris },
  required: ['id'],
  others: 'any',
});

const vocabularyList = listOf(
  shapeOf({
    members: { type: uri, vocabularyElementList: listOf(vocabularyElement) },
    required: ['type'],
    others: 'any',
  }),
);

const epcisHeader = shapeOf({
  members: { epcisMasterData: shapeOf({ members: { vocabularyList }, others: 'any' }) },
  others: 'named-by-uri',
});

const eventList = listOf(event);

const documentMembers = {
  '@context': documentContext,
  id: uri,
  type: anything,
  schemaVersion: version,
  creationDate: time,
};

const epcisDocument = shapeOf({
  members: {
    ...documentMembers,
    instanceIdentifier: string,
    sender: string,
    receiver: string,
    epcisHeader,
    epcisBody: shapeOf({ members: { eventList }, required: ['eventList'], others: 'any' }),
  },
  required: ['@context', 'type', 'schemaVersion', 'creationDate', 'epcisBody'],
  others: 'named-by-uri',
});

const resultsBody = shapeOf({
  members: { eventList, vocabularyList },
  required: ['eventList'],
  others: 'named-by-uri',
});

const queryResults = shapeOf({
  members: { queryName: string, subscriptionID: string, resultsBody },
  required: ['queryName', 'resultsBody'],
  others: 'named-by-uri',
});

const epcisQueryDocument = shapeOf({
  members: {
    ...documentMembers,
    epcisBody: shapeOf({
      members: { queryResults },
      required: ['queryResults'],
      others: 'named-by-uri',
    }),
  },
  required: ['@context', 'type', 'epcisBody'],
  others: 'named-by-uri',
});

/** Checks a document by the rules of its type. */
export const document: Check = (value, problems) => {
  if (!isObject(value)) return problems.add('WRONG_TYPE', 'This has to be an object.');
  const { type } = value;
  if (type === 'EPCISDocument') return epcisDocument(value, problems);
  if (type === 'EPCISQueryDocument') return epcisQueryDocument(value, problems);
  if (type === undefined) return problems.add('MISSING_MEMBER', 'This is required.', 'type');
  problems.add('UNKNOWN_TYPE', 'A document is an EPCISDocument or an EPCISQueryDocument.', 'type');
};
