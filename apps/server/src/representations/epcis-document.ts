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

function head(type: string, at: Date): string {
  const members = {
    '@context': [epcisContext],
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
