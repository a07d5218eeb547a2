import {
  epcKeys,
  EpcisError,
  epcisContext,
  eventHash,
  eventsOf,
  validateDocument,
  type EpcisDocument,
  type EpcisEvent,
  type EpcisProblem,
  type EpcisQueryDocument,
} from '@dpp/epcis';
import type { Caller } from '../../platform/auth/caller-model.js';
import { ApiError } from '../../platform/http/api-error.js';
import { maxContextLength, refusalOf } from './event-model.js';
import { storeEvents, type AcceptedEvent, type CaptureDeps } from './store-events.js';

/** The most events of one document. */
export const maxDocumentEvents = 500;

/** The most problems of a document that are told. */
const toldProblems = 20;

export interface DocumentCapture {
  readonly results: readonly {
    /** In the document. */
    readonly index: number;
    readonly eventId: string;
    readonly eventType: string;
  }[];
  readonly errors: readonly { readonly index: number; readonly message: string }[];
}

/**
 * Captures the events of an EPCIS document, each for itself.
 *
 * @param sent - A body, as it was parsed.
 * @throws a 400 `Bad Request` for more than 500 events, `Schema Validation Error` with the first problems for what is
 * no document, and `No Events Captured` when every event was refused.
 */
export async function captureEpcisDocument(
  deps: CaptureDeps,
  caller: Caller,
  { sent, ip }: { readonly sent: unknown; readonly ip: string },
): Promise<DocumentCapture> {
  const document = requireDocument(sent);
  const events = eventsOf(document);
  const read = events.map((event) => acceptEvent(document, event));
  const errors = read.flatMap((result, index) =>
    typeof result === 'string' ? [{ index, message: result }] : [],
  );
  const accepted = read.flatMap((result, index) =>
    typeof result === 'string' ? [] : [{ index, ...result }],
  );
  if (accepted.length === 0) throw noneCaptured(errors);
  const ids = await storeEvents(deps, caller, { accepted, ip });
  return {
    results: accepted.map(({ index, event }, nth) => ({
      index,
      eventId: ids[nth] ?? '',
      eventType: event.type,
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
  if (JSON.stringify(document['@context']).length > maxContextLength) {
    throw ApiError.badRequest(`A @context has at most ${maxContextLength} characters of JSON.`);
  }
  return document;
}

/** The event, or why it is refused. */
function acceptEvent(
  document: EpcisDocument | EpcisQueryDocument,
  event: EpcisEvent,
): AcceptedEvent | string {
  if (event.type === 'TransactionEvent') return 'TransactionEvents are not captured.';
  const things = epcKeys(event);
  if (things.length > 0 && things.every(({ isClass }) => isClass)) {
    return 'The event names quantities alone. It has to name at least one EPC.';
  }
  const refusal = refusalOf(event);
  if (refusal !== undefined) return refusal;
  const context = document['@context'];
  if (JSON.stringify(event['@context'] ?? null).length > maxContextLength) {
    return `A @context has at most ${maxContextLength} characters of JSON.`;
  }
  try {
    return {
      event,
      eventHash: eventHash(event, { context }),
      context: isStandardContext(context) ? null : JSON.stringify(context),
    };
  } catch (error) {
    if (error instanceof EpcisError) return error.message;
    throw error;
  }
}

function isStandardContext(context: unknown): boolean {
  const contexts: readonly unknown[] = Array.isArray(context) ? context : [context];
  return contexts.every((entry) => entry === epcisContext);
}

function invalidDocument(problems: readonly EpcisProblem[]): ApiError {
  const told = problems.slice(0, toldProblems);
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
