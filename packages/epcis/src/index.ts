export {
  bizSteps,
  bizTransactionTypes,
  dispositions,
  errorReasons,
  sourceDestinationTypes,
} from './vocabulary/business-words.js';
export { createEpcisDocument, createQueryDocument, epcisContext } from './create-document.js';
export type { DocumentOptions, QueryDocumentOptions } from './create-document.js';
export { eventsOf, standaloneEvent } from './document.js';
export type { DocumentBase, EpcisDocument, EpcisQueryDocument } from './document.js';
export { EpcisError } from './error.js';
export type { EpcisErrorCode, EpcisProblem, EpcisProblemCode } from './error.js';
export { isStandardEvent } from './event.js';
export type {
  AggregationEvent,
  AssociationEvent,
  BizTransaction,
  EpcisEvent,
  ErrorDeclaration,
  EventAction,
  EventBase,
  EventContext,
  EventDestination,
  EventPlace,
  EventSource,
  ExtendedEvent,
  Extensible,
  ExtensionName,
  ObjectEvent,
  PersistentDisposition,
  QuantityElement,
  SensorElement,
  StandardEvent,
  TransactionEvent,
  TransformationEvent,
} from './event.js';
export { epcKey } from './keys/epc-key.js';
export { epcKeys, locationKeys } from './keys/epc-keys.js';
export type { EpcRole, EventEpc, EventLocations } from './keys/epc-keys.js';
export { eventContent, eventHash, eventPreHash } from './hash/event-hash.js';
export type { HashOptions } from './hash/event-hash.js';
export { components, measurementTypes, sensorAlertTypes } from './vocabulary/sensor-words.js';
export { parseDocument, parseEvent, validateDocument, validateEvent } from './validate-document.js';
export type { EventOptions, Validation } from './validate-document.js';
export { parseTime } from './schema/time.js';
export type { Moment } from './schema/time.js';
export { vocabularyUri } from './vocabulary/vocabulary.js';
export type { VocabularyName } from './vocabulary/vocabulary.js';
