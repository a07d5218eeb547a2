/** The name of an extension, a member that the standard does not have: a URI, mostly `prefix:name`. */
export type ExtensionName = `${string}:${string}`;

/** Members that a user added, with any JSON value. */
export interface Extensible {
  readonly [extension: ExtensionName]: unknown;
}

/** An amount of a class of things. */
export interface QuantityElement {
  /** URI of the class, such as one of a GTIN and a lot. */
  readonly epcClass: string;
  /** How much of it; a number of instances where there is no unit. Default: not known. */
  readonly quantity?: number;
  /** UN/ECE Recommendation 20, such as `KGM`. */
  readonly uom?: string;
}

/** A read point or a business location. */
export interface EventPlace extends Extensible {
  /** URI of the place, such as one of a GLN and its extension, or a `geo:` URI. */
  readonly id: string;
  readonly [member: string]: unknown;
}

/** An invoice, an order or the like that an event belongs to. */
export interface BizTransaction {
  readonly type?: string;
  readonly bizTransaction: string;
}

/** The party or place that a transfer starts from. */
export interface EventSource {
  readonly type: string;
  readonly source: string;
}

/** The party or place that a transfer ends at. */
export interface EventDestination {
  readonly type: string;
  readonly destination: string;
}

/** What sensors reported, as the standard names its parts. */
export interface SensorElement extends Extensible {
  readonly sensorMetadata?: Readonly<Record<string, unknown>>;
  /** At least one. */
  readonly sensorReport: readonly Readonly<Record<string, unknown>>[];
}

/** Dispositions that stay until they are unset, beside the one that each event replaces. */
export interface PersistentDisposition {
  readonly set?: readonly string[];
  readonly unset?: readonly string[];
}

/** Says that an event of the same ID was captured by mistake. */
export interface ErrorDeclaration extends Extensible {
  readonly declarationTime: string;
  readonly reason?: string;
  /** IDs of the events that stand for what really happened. */
  readonly correctiveEventIDs?: readonly string[];
}

/** Members that an event of any type may have. */
export interface EventBase extends Extensible {
  /** JSON-LD context; required where an event stands alone. */
  readonly '@context'?: unknown;
  /** `xsd:dateTimeStamp`. */
  readonly eventTime: string;
  /** The offset at the place of the event, such as `+01:00`. */
  readonly eventTimeZoneOffset: string;
  /** When it was captured: for the repository to say. */
  readonly recordTime?: string;
  readonly eventID?: string;
  readonly certificationInfo?: string | readonly string[];
  readonly errorDeclaration?: ErrorDeclaration;
}

/** Why, where and how, for the five types of the standard. */
export interface EventContext extends EventBase {
  /** A bare word of the vocabulary, or a URI. */
  readonly bizStep?: string;
  /** A bare word of the vocabulary, or a URI. */
  readonly disposition?: string;
  readonly readPoint?: EventPlace;
  readonly bizLocation?: EventPlace;
  readonly bizTransactionList?: readonly BizTransaction[];
  readonly sourceList?: readonly EventSource[];
  readonly destinationList?: readonly EventDestination[];
  readonly sensorElementList?: readonly SensorElement[];
}

/** What an event does to the things it names. */
export type EventAction = 'ADD' | 'OBSERVE' | 'DELETE';

/** What happened to things, each for itself. */
export interface ObjectEvent extends EventContext {
  readonly type: 'ObjectEvent';
  readonly action: EventAction;
  readonly epcList?: readonly string[];
  readonly quantityList?: readonly QuantityElement[];
  readonly persistentDisposition?: PersistentDisposition;
  /** Instance or lot master data; with `ADD` alone. */
  readonly ilmd?: Extensible;
}

/** Things were packed together, or taken apart: for a time. */
export interface AggregationEvent extends EventContext {
  readonly type: 'AggregationEvent';
  readonly action: EventAction;
  /** Absent with `OBSERVE` alone. */
  readonly parentID?: string;
  readonly childEPCs?: readonly string[];
  readonly childQuantityList?: readonly QuantityElement[];
}

/** Things were joined to another one for long, as a sensor to a container. */
export interface AssociationEvent extends EventContext {
  readonly type: 'AssociationEvent';
  readonly action: EventAction;
  readonly parentID: string;
  readonly childEPCs?: readonly string[];
  readonly childQuantityList?: readonly QuantityElement[];
}

/** Things became part of a business transaction, or no longer are. */
export interface TransactionEvent extends EventContext {
  readonly type: 'TransactionEvent';
  readonly action: EventAction;
  /** At least one. */
  readonly bizTransactionList: readonly BizTransaction[];
  readonly parentID?: string;
  readonly epcList?: readonly string[];
  readonly quantityList?: readonly QuantityElement[];
}

/** Inputs were used up, wholly or in part, and outputs made. */
export interface TransformationEvent extends EventContext {
  readonly type: 'TransformationEvent';
  readonly inputEPCList?: readonly string[];
  readonly inputQuantityList?: readonly QuantityElement[];
  readonly outputEPCList?: readonly string[];
  readonly outputQuantityList?: readonly QuantityElement[];
  /** Joins several events to one transformation. */
  readonly transformationID?: string;
  readonly persistentDisposition?: PersistentDisposition;
  readonly ilmd?: Extensible;
}

/** An event of a type that a user defined; only what all events have is checked. */
export interface ExtendedEvent extends EventBase {
  readonly type: ExtensionName;
  readonly [member: string]: unknown;
}

/** An event of one of the standard's five types. */
export type StandardEvent =
  ObjectEvent | AggregationEvent | AssociationEvent | TransactionEvent | TransformationEvent;

/** Any valid event, as the JSON binding of EPCIS 2.0 writes it. */
export type EpcisEvent = StandardEvent | ExtendedEvent;

const standardTypes: ReadonlySet<string> = new Set([
  'ObjectEvent',
  'AggregationEvent',
  'AssociationEvent',
  'TransactionEvent',
  'TransformationEvent',
] satisfies StandardEvent['type'][]);

/** Tells an event of the standard's types from one of a user's own. */
export function isStandardEvent(event: EpcisEvent): event is StandardEvent {
  return standardTypes.has(event.type);
}
