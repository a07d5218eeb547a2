import { epcisContext, standaloneEvent, type EpcisEvent } from '@dpp/epcis';
import type { EventText } from '../features/traceability/event-model.js';

/** Events in an `EPCISDocument`, as JSON text: each as it was captured. */
export function epcisDocumentText(events: readonly EventText[], at: Date): string {
  const body = `{"eventList":[${events.map(eventText).join(',')}]}`;
  return `{${head('EPCISDocument', at)},"epcisBody":${body}}`;
}

/** Events that answer a query, in an `EPCISQueryDocument`. */
export function epcisQueryDocumentText(events: readonly EventText[], at: Date): string {
  const body = `{"eventList":[${events.map(eventText).join(',')}]}`;
  const results = `{"queryName":"SimpleEventQuery","resultsBody":${body}}`;
  return `{${head('EPCISQueryDocument', at)},"epcisBody":{"queryResults":${results}}}`;
}

/** One event in the document that it came in, or one like it: the names of its extensions mean what they meant. */
export function capturedDocumentText({
  event,
  context,
  at,
}: {
  /** JSON text. */
  readonly event: string;
  /** JSON text. */
  readonly context: string;
  readonly at: Date;
}): string {
  const around = head('EPCISDocument', at, JSON.parse(context) as unknown);
  return `{${around},"epcisBody":{"eventList":[${event}]}}`;
}

function head(type: string, at: Date, context: unknown = [epcisContext]): string {
  const members = {
    '@context': context,
    type,
    schemaVersion: '2.0',
    creationDate: at.toISOString(),
  };
  return JSON.stringify(members).slice(1, -1);
}

/** An event without an ID of its own is known by the server's. */
function eventText({ id, eventUri, event, context }: EventText): string {
  const text = context === null ? event : withContext(event, context);
  return eventUri === null ? `${text.slice(0, -1)},"eventID":"urn:uuid:${id}"}` : text;
}

/** The names of extensions mean what the document said around them. */
function withContext(event: string, context: string): string {
  const document = { '@context': JSON.parse(context) as unknown };
  return JSON.stringify(standaloneEvent(document, JSON.parse(event) as EpcisEvent));
}
