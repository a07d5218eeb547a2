import {
  eventsOf,
  validateDocument,
  type EpcisDocument,
  type EpcisProblem,
  type EpcisQueryDocument,
} from '@dpp/epcis';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { mapInSlices } from '../../../platform/event-loop/loop-share.js';
import { requireFewThings } from './captured-things.js';
import { acceptEpcisEvent, misuseOfContext } from './accept-epcis-event.js';
import { storeEvents, type CaptureDeps } from './store-events.js';

/** The most events of one document. */
const maxDocumentEvents = 500;

/** The most problems of a document that are reported. */
const reportedProblems = 20;

interface DocumentCapture {
  readonly results: readonly {
    /** In the document. */
    readonly index: number;
    readonly eventId: string;
    readonly eventType: string;
    /** Another event has its hash and says something else. */
    readonly sharesHash: boolean;
  }[];
  readonly errors: readonly { readonly index: number; readonly message: string }[];
}

/**
 * Captures the events of an EPCIS document, each for itself.
 *
 * @param sent - A body, as it was parsed.
 * @throws a 400 `Bad Request` for more than 500 events or 5,000 things, `Schema Validation Error` with the first problems for what is
 * no document, and `No Events Captured` when every event was refused.
 */
export async function captureEpcisDocument(
  deps: CaptureDeps,
  caller: Caller,
  { sent, ip }: { readonly sent: unknown; readonly ip: string },
): Promise<DocumentCapture> {
  const document = requireDocument(sent);
  const events = eventsOf(document);
  const read = await mapInSlices(caller.tenant.id, events, (event) =>
    acceptEpcisEvent(event, document['@context']),
  );
  const errors = read.flatMap((result, index) =>
    typeof result === 'string' ? [{ index, message: result }] : [],
  );
  const accepted = read.flatMap((result, index) =>
    typeof result === 'string' ? [] : [{ index, ...result }],
  );
  if (accepted.length === 0) throw noneCaptured(errors);
  const { ids, sharesHash } = await storeEvents(deps, caller, { accepted, ip });
  return {
    results: accepted.map(({ index, event }, nth) => ({
      index,
      eventId: ids[nth] ?? '',
      eventType: event.type,
      sharesHash: sharesHash[nth] ?? false,
    })),
    errors,
  };
}

function requireDocument(sent: unknown): EpcisDocument | EpcisQueryDocument {
  const { valid, problems } = validateDocument(sent);
  if (!valid) throw invalidDocument(problems);
  const document = sent as EpcisDocument | EpcisQueryDocument;
  if (eventsOf(document).length > maxDocumentEvents) {
    throw ApiError.badRequest(`A document has at most ${maxDocumentEvents} events.`);
  }
  requireFewThings(eventsOf(document));
  const misuse = misuseOfContext(document['@context']);
  if (misuse !== undefined) throw ApiError.badRequest(misuse);
  return document;
}

function invalidDocument(problems: readonly EpcisProblem[]): ApiError {
  const told = problems.slice(0, reportedProblems);
  const [first] = told;
  const place = first && first.pointer !== '' ? `${first.pointer}: ` : '';
  return ApiError.badRequest(`${place}${first?.message ?? 'This is no EPCIS document.'}`, {
    error: 'Schema Validation Error',
    code: 'EPCIS_DOCUMENT_INVALID',
    errors: told.map(({ pointer, code, message }) => ({ path: pointer, code, message })),
  });
}

function noneCaptured(errors: readonly { readonly index: number; readonly message: string }[]) {
  const [first] = errors;
  const message = first
    ? `Every event was refused, the first because: ${first.message}`
    : 'The document has no events.';
  return ApiError.badRequest(message, {
    error: 'No Events Captured',
    code: 'NO_EVENTS_CAPTURED',
    errors,
  });
}
