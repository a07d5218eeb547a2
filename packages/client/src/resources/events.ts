import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import type { Transport } from '../request.js';
import type {
  CaptureEpcisDocumentReply,
  CaptureUntpEventReply,
  EpcisDocument,
  EventCredential,
  GetEventReply,
} from '../schemas.js';

/** Traceability: what happened to things on their way, and who signed for it. */
export class EventsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Captures the events of an EPCIS 2.0 document, 500 at most; each succeeds or fails by itself. It is safe to repeat:
   * what was captured before is answered with its first id.
   *
   * @throws `BadRequestError` if the document is not valid, or if every event was refused.
   */
  capture(
    document: EpcisDocument,
    options: IdempotentRequestOptions = {},
  ): Promise<CaptureEpcisDocumentReply> {
    const { idempotencyKey = generateIdempotencyKey() } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events/epcis',
      body: document,
      idempotencyKey,
      options,
    });
  }

  /**
   * Captures the event that a signed credential is about. It is safe to repeat.
   *
   * @throws `BadRequestError` if it is about no event, or its signature cannot be verified.
   */
  captureCredential(
    credential: EventCredential,
    options: IdempotentRequestOptions = {},
  ): Promise<CaptureUntpEventReply> {
    const { idempotencyKey = generateIdempotencyKey() } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events',
      body: credential,
      idempotencyKey,
      options,
    });
  }

  /**
   * Gets an event, and who signed for it.
   *
   * @param id - The server's, or the `eventID` that the event came with.
   */
  get(id: string, options?: RequestOptions): Promise<GetEventReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/events/{id}',
      params: { id },
      options,
    });
  }
}
