import type { EpcisEvent } from '@dpp/epcis';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { bareWord, eventTimeOf, shownEpcsOf, type CapturedEvent } from '../event-model.js';
import type { AcceptedEvent, SignedPart } from './accepted-event-model.js';
import { uriOf } from './repeated-events.js';

/** An accepted event as it is stored. */
export function capturedEventOf(
  { event, eventHash, contentHash, context, signed }: AcceptedEvent,
  {
    id,
    arrival,
    caller,
    at,
  }: {
    readonly id: string;
    readonly arrival: number;
    readonly caller: Caller;
    readonly at: Date;
  },
): CapturedEvent {
  const text = JSON.stringify(event);
  return {
    tenantId: caller.tenant.id,
    id,
    operatorId: caller.operatorId,
    arrival,
    eventTime: eventTimeOf(event),
    eventType: event.type,
    ...(signed?.words ?? wordsOf(event)),
    originLocation: signed?.originLocation ?? null,
    ...shownEpcsOf(event),
    eventHash,
    contentHash,
    eventUri: uriOf(event),
    declaresError: event.errorDeclaration !== undefined,
    erroneous: false,
    issuerDid: signed?.issuerDid ?? null,
    signer: signed?.signer ?? null,
    event: text,
    context,
    credential: signed?.credential ?? null,
    contentBytes: Buffer.byteLength(text) + Buffer.byteLength(context ?? ''),
    capturedAt: at,
  };
}

function wordsOf(event: EpcisEvent): SignedPart['words'] {
  return {
    bizStep: wordOf(event['bizStep']),
    disposition: wordOf(event['disposition']),
    readPoint: idOf(event['readPoint']),
    bizLocation: idOf(event['bizLocation']),
  };
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' ? bareWord(value) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function idOf(place: unknown): string | null {
  return typeof place === 'object' && place !== null && 'id' in place ? textOf(place.id) : null;
}
