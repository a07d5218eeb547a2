import type { EpcisDocument, EpcisQueryDocument } from './document.js';
import { EpcisError } from './error.js';
import type { EpcisEvent } from './event.js';
import { validateDocument } from './validate-document.js';

/** Address of the JSON-LD context of EPCIS 2.0, which every document names. */
export const epcisContext = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

/** What {@link createEpcisDocument} and {@link createQueryDocument} say beside the events. */
export interface DocumentOptions {
  /** `xsd:dateTimeStamp`. */
  readonly creationDate: string;
  /** URI of the document. Default none. */
  readonly id?: string;
  /** Prefixes of extensions and their namespaces, for events that bring no context. Default none. */
  readonly prefixes?: Readonly<Record<string, string>>;
}

/**
 * Puts events into an `EPCISDocument` of version 2.0, for a repository to capture.
 *
 * @param events - In the order they are to have; they are not copied.
 * @throws {@link EpcisError} `INVALID_DOCUMENT` with the problems: nothing invalid is emitted.
 * @see EPCIS 2.0, JSON binding.
 */
export function createEpcisDocument(
  events: readonly EpcisEvent[],
  options: DocumentOptions,
): EpcisDocument {
  return requireValid({
    ...headOf(options),
    type: 'EPCISDocument',
    epcisBody: { eventList: events },
  });
}

/** Options of {@link createQueryDocument}. */
export interface QueryDocumentOptions extends DocumentOptions {
  /** The query that the events answer; `SimpleEventQuery` is the standard's own. */
  readonly queryName: string;
  /** The subscription that the answer belongs to. Default none. */
  readonly subscriptionID?: string;
}

/**
 * Puts events into an `EPCISQueryDocument` of version 2.0, which answers a query.
 *
 * @param events - In the order they are to have; they are not copied.
 * @throws {@link EpcisError} `INVALID_DOCUMENT` with the problems: nothing invalid is emitted.
 * @see EPCIS 2.0, query interface, JSON binding.
 */
export function createQueryDocument(
  events: readonly EpcisEvent[],
  { queryName, subscriptionID, ...options }: QueryDocumentOptions,
): EpcisQueryDocument {
  const queryResults = {
    queryName,
    ...(subscriptionID !== undefined && { subscriptionID }),
    resultsBody: { eventList: events },
  };
  return requireValid({
    ...headOf(options),
    type: 'EPCISQueryDocument',
    epcisBody: { queryResults },
  });
}

function headOf({ creationDate, id, prefixes }: DocumentOptions) {
  return {
    '@context': prefixes ? [epcisContext, { ...prefixes }] : [epcisContext],
    ...(id !== undefined && { id }),
    schemaVersion: '2.0',
    creationDate,
  };
}

function requireValid<Document extends EpcisDocument | EpcisQueryDocument>(
  document: Document,
): Document {
  const { valid, problems } = validateDocument(document);
  if (!valid) throw new EpcisError('INVALID_DOCUMENT', 'The document is not valid.', problems);
  return document;
}
