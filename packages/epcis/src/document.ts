import type { EpcisEvent, Extensible } from './event.js';

/** What both kinds of documents have. */
export interface DocumentBase extends Extensible {
  readonly '@context': unknown;
  readonly id?: string;
}

/** Events on their way to a repository. */
export interface EpcisDocument extends DocumentBase {
  readonly type: 'EPCISDocument';
  /** `2.0`, or a later version with the same rules. */
  readonly schemaVersion: string;
  /** `xsd:dateTimeStamp`. */
  readonly creationDate: string;
  readonly sender?: string;
  readonly receiver?: string;
  readonly instanceIdentifier?: string;
  /** Master data and what users add; checked, not read. */
  readonly epcisHeader?: Readonly<Record<string, unknown>>;
  readonly epcisBody: { readonly eventList: readonly EpcisEvent[] };
}

/** Events that answer a query. */
export interface EpcisQueryDocument extends DocumentBase {
  readonly type: 'EPCISQueryDocument';
  readonly schemaVersion?: string;
  readonly creationDate?: string;
  readonly epcisBody: {
    readonly queryResults: {
      readonly queryName: string;
      readonly subscriptionID?: string;
      readonly resultsBody: { readonly eventList: readonly EpcisEvent[] };
    };
  };
}

/** The events of a document of either kind, in its order. */
export function eventsOf(document: EpcisDocument | EpcisQueryDocument): readonly EpcisEvent[] {
  return document.type === 'EPCISDocument'
    ? document.epcisBody.eventList
    : document.epcisBody.queryResults.resultsBody.eventList;
}

/**
 * An event of a document as one that stands alone: with the context of the document before its own, so that
 * the names of its extensions mean what they meant. Fit for {@link validateEvent} with `standalone`, for
 * {@link eventHash}, and for another document.
 */
export function standaloneEvent<Event extends EpcisEvent>(
  document: { readonly '@context': unknown },
  event: Event,
): Event {
  const contexts = [...listOf(document['@context']), ...listOf(event['@context'])];
  // A context that comes a second time, as that of the standard does, says nothing new.
  return { ...event, '@context': [...new Set(contexts)] };
}

function listOf(context: unknown): readonly unknown[] {
  if (context === undefined) return [];
  return Array.isArray(context) ? context : [context];
}
