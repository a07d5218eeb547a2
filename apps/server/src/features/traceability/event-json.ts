import { standaloneEvent, type EpcisEvent } from '@dpp/epcis';
import type { CapturedEvent } from './event-model.js';

/** An event as `GET /events/{id}` shows it. */
export function eventJson(captured: CapturedEvent) {
  const { id, eventHash, eventType, capturedAt, issuerDid, signer, erroneous } = captured;
  return {
    eventId: id,
    eventHash,
    eventType,
    capturedAt: capturedAt.toISOString(),
    isUntpCompliant: captured.credential !== null,
    issuerDid,
    signer,
    erroneous,
    event: withContext(captured),
    credential: captured.credential === null ? null : (JSON.parse(captured.credential) as object),
  };
}

/** The names of extensions mean what the document said around them. */
function withContext({ event, context }: CapturedEvent): object {
  const members = JSON.parse(event) as object;
  return context === null
    ? members
    : standaloneEvent({ '@context': JSON.parse(context) as unknown }, members as EpcisEvent);
}
