import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CaptureEpcisDocumentReply,
  CaptureUntpEventReply,
  EpcisDocument,
  EpcisEvent,
  EventAuditReply,
  EventCredential,
  GetEventReply,
  LineageReply,
  ListEventsQuery,
  PassportLineageReply,
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
   * @example
   * const { captured, results } = await client.events.capture(epcisDocument);
   */
  capture(
    document: EpcisDocument,
    options: IdempotentRequestOptions = {},
  ): ReplyPromise<CaptureEpcisDocumentReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events/epcis',
      body: document,
      idempotencyKey: options.idempotencyKey ?? generateIdempotencyKey(),
      options,
    });
  }

  /**
   * Captures the event that a signed credential is about. It is safe to repeat.
   *
   * @throws `BadRequestError` if it is about no event, or its signature cannot be verified.
   * @example
   * const { eventId } = await client.events.captureCredential(eventCredential);
   */
  captureCredential(
    credential: EventCredential,
    options: IdempotentRequestOptions = {},
  ): ReplyPromise<CaptureUntpEventReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events',
      body: credential,
      idempotencyKey: options.idempotencyKey ?? generateIdempotencyKey(),
      options,
    });
  }

  /**
   * Gets an event, and who signed for it.
   *
   * @param id - The server's, or the `eventID` that the event came with.
   * @example
   * const { event } = await client.events.get(eventId);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<GetEventReply> {
    return this.#transport.json({
      path: '/api/v1/events/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Lists events, newest first by `eventTime`. What arrives while the list is read moves none to another page.
   * @example
   * const query = { EQ_bizStep: 'shipping', perPage: 500 };
   * for await (const event of client.events.list(query)) console.log(event.eventID);
   */
  list(query: ListEventsQuery = {}, options?: RequestOptions): PageList<EpcisEvent> {
    return pagesOf(
      (nextPageToken: string | undefined) =>
        this.#transport.linked<QueryDocument>({
          path: '/api/v1/events',
          query: { ...query, perPage: query.perPage, nextPageToken },
          options,
        }),
      ({ body, next }) => ({
        items: body.epcisBody.queryResults.resultsBody.eventList,
        next: next?.get('nextPageToken') ?? undefined,
      }),
    );
  }

  /**
   * Traces an event back to its origins. A shared ancestor stands below each of its children.
   *
   * @param id - The server's, or the `eventID` that the event came with.
   * @example
   * const { lineage, truncated } = await client.events.getLineage(eventId);
   */
  getLineage(id: string, options?: RequestOptions): ReplyPromise<LineageReply> {
    return this.#transport.json({
      path: '/api/v1/events/{id}/lineage',
      params: { id },
      options,
    });
  }

  /**
   * The same as an EPCIS document, of the nearest 500 events.
   * @example
   * const epcis = await client.events.getLineageDocument(eventId);
   */
  getLineageDocument(id: string, options?: RequestOptions): ReplyPromise<EpcisDocument> {
    return this.#transport.json({
      path: '/api/v1/events/{id}/lineage',
      params: { id },
      accept: 'application/ld+json',
      options,
    });
  }

  /**
   * The same as an SVG picture, of the nearest 100 events, with a text that says what it shows.
   * @example
   * const svg = await client.events.getLineagePicture(eventId);
   */
  getLineagePicture(id: string, options?: RequestOptions): ReplyPromise<string> {
    return this.#transport.text({
      path: '/api/v1/events/{id}/lineage',
      params: { id },
      accept: 'image/svg+xml',
      options,
    });
  }

  /**
   * Traces a product back to its origins, from the last event of each of its things.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @example
   * const { lineage } = await client.events.getLineageOfPassport('09506000134352');
   */
  getLineageOfPassport(
    passport: string,
    options?: RequestOptions,
  ): ReplyPromise<PassportLineageReply> {
    return this.#transport.json({
      path: '/api/v1/passports/{id}/lineage',
      params: { id: passport },
      options,
    });
  }

  /**
   * Verifies an event and its signature again. Nothing is stored.
   * @example
   * const { compliant, errors } = await client.events.audit(eventId);
   */
  audit(id: string, options?: RequestOptions): ReplyPromise<EventAuditReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events/{id}/audit',
      params: { id },
      isSafe: true,
      options,
    });
  }
}

interface QueryDocument {
  readonly epcisBody: {
    readonly queryResults: {
      readonly resultsBody: { readonly eventList: readonly EpcisEvent[] };
    };
  };
}
