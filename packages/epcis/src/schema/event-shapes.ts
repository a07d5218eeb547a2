import { isObject, type Check, type JsonObject } from './check.js';
import { contextMembers, eventMembers, typeMembers } from './part-shapes.js';
import type { Problems } from './problems.js';
import { shapeOf, uri } from './value-checks.js';

const { action, ilmd, persistentDisposition, quantityList, setOfUris, uris } = typeMembers;

const always = ['type', 'eventTime', 'eventTimeZoneOffset'];

/** An event of one of the standard's types: its members beside those of all, and its rules. */
function eventOf(
  members: Readonly<Record<string, Check>>,
  required: readonly string[],
  ...rules: readonly ((event: JsonObject, problems: Problems) => void)[]
): Check {
  const shape = shapeOf({
    members: { ...eventMembers, ...contextMembers, ...members },
    required: [...always, ...required],
    others: 'named-by-uri',
  });
  return (value, problems) => {
    shape(value, problems);
    if (isObject(value)) for (const rule of rules) rule(value, problems);
  };
}

const objectMembers = { action, epcList: setOfUris, quantityList, persistentDisposition, ilmd };

const groupMembers = {
  action,
  parentID: typeMembers.uri,
  childEPCs: uris,
  childQuantityList: quantityList,
};

const transactionMembers = { action, parentID: typeMembers.uri, epcList: uris, quantityList };

const transformationMembers = {
  inputEPCList: setOfUris,
  inputQuantityList: quantityList,
  outputEPCList: setOfUris,
  outputQuantityList: quantityList,
  transformationID: typeMembers.uri,
  persistentDisposition,
  ilmd,
};

/** The standard's five types of events (EPCIS 2.0, "Core event types"), each with all of its rules. */
const shapes: ReadonlyMap<string, Check> = new Map([
  ['ObjectEvent', eventOf(objectMembers, ['action'], hasObjects, hasIlmdWhenAdded)],
  ['AggregationEvent', eventOf(groupMembers, ['action'], hasChildren, hasParent)],
  [
    'TransactionEvent',
    eventOf(
      transactionMembers,
      ['action', 'bizTransactionList'],
      hasTransactedObjects,
      hasTransaction,
    ),
  ],
  ['TransformationEvent', eventOf(transformationMembers, [], hasInputsAndOutputs)],
  ['AssociationEvent', eventOf(groupMembers, ['action', 'parentID'], hasChildren)],
]);

/** An event of a type that a user defined: only what all events have is known of it. */
const extendedEvent = shapeOf({
  members: { ...eventMembers, type: uri },
  required: always,
  others: 'any',
});

/** Checks an event by the rules of its type. */
export const event: Check = (value, problems) => {
  const type = isObject(value) ? value['type'] : undefined;
  const shape = typeof type === 'string' ? shapes.get(type) : undefined;
  (shape ?? extendedEvent)(value, problems);
};

function hasObjects(event: JsonObject, problems: Problems): void {
  const { epcList, quantityList: quantities, sensorElementList, readPoint } = event;
  if (Array.isArray(epcList) || hasEntries(quantities)) return;
  if (hasEntries(sensorElementList) && readPoint !== undefined) return;
  problems.add(
    'WHAT_MISSING',
    'An ObjectEvent has epcList, a quantityList with an entry, or sensor reports with a readPoint.',
  );
}

function hasIlmdWhenAdded({ action, ilmd }: JsonObject, problems: Problems): void {
  if (ilmd === undefined || action === 'ADD') return;
  problems.add('ILMD_NOT_ALLOWED', 'Only what is added has instance or lot master data.', 'ilmd');
}

function hasChildren(event: JsonObject, problems: Problems): void {
  if (hasEntries(event['childEPCs']) || hasEntries(event['childQuantityList'])) return;
  if (event['action'] === 'DELETE') return;
  problems.add(
    'WHAT_MISSING',
    'childEPCs or childQuantityList needs an entry, unless all children are deleted.',
  );
}

/** The JSON Schema leaves this rule of the standard out: a parent is optional in OBSERVE alone. */
function hasParent({ action, parentID }: JsonObject, problems: Problems): void {
  if (parentID !== undefined || action === 'OBSERVE') return;
  problems.add('MISSING_MEMBER', 'A parent is required unless the action is OBSERVE.', 'parentID');
}

function hasTransactedObjects(event: JsonObject, problems: Problems): void {
  if (Array.isArray(event['epcList']) || hasEntries(event['quantityList'])) return;
  if (event['action'] === 'DELETE') return;
  problems.add(
    'WHAT_MISSING',
    'A TransactionEvent has epcList or a quantityList with an entry, unless it deletes.',
  );
}

function hasTransaction({ bizTransactionList }: JsonObject, problems: Problems): void {
  if (!Array.isArray(bizTransactionList) || bizTransactionList.length > 0) return;
  problems.add('EMPTY_LIST', 'A TransactionEvent names a transaction.', 'bizTransactionList');
}

/** Where an ID joins several events to one transformation, one side is enough in each. */
function hasInputsAndOutputs(event: JsonObject, problems: Problems): void {
  const isInput = hasEntries(event['inputEPCList']) || hasEntries(event['inputQuantityList']);
  const isOutput = hasEntries(event['outputEPCList']) || hasEntries(event['outputQuantityList']);
  if (isInput && isOutput) return;
  if ((isInput || isOutput) && event['transformationID'] !== undefined) return;
  problems.add(
    'WHAT_MISSING',
    'A TransformationEvent has inputs and outputs, or one of them with a transformationID.',
  );
}

function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}
