import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { Page, PageList } from '../page.js';
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

  /** Lists events, newest first by `eventTime`. What arrives while the list is read moves none to another page. */
  list(query: ListEventsQuery = {}, options?: RequestOptions): PageList<EpcisEvent> {
    return new PageList(() => this.#loadPage(query, undefined, options));
  }

  /**
   * Traces an event back to its origins. A shared ancestor stands below each of its children.
   *
   * @param id - The server's, or the `eventID` that the event came with.
   */
  getLineage(id: string, options?: RequestOptions): Promise<LineageReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/events/{id}/lineage',
      params: { id },
      options,
    });
  }

  /** The same as an EPCIS document, of the nearest 500 events. */
  getLineageDocument(id: string, options?: RequestOptions): Promise<EpcisDocument> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/events/{id}/lineage',
      params: { id },
      accept: 'application/ld+json',
      options,
    });
  }

  /** The same as an SVG picture, of the nearest 100 events, with a text that says what it shows. */
  getLineagePicture(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text({
      method: 'GET',
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
   */
  getLineageOfPassport(passport: string, options?: RequestOptions): Promise<PassportLineageReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/passports/{id}/lineage',
      params: { id: passport },
      options,
    });
  }

  /** Verifies an event and its signature again. Nothing is stored. */
  audit(id: string, options?: RequestOptions): Promise<EventAuditReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/events/{id}/audit',
      params: { id },
      isSafe: true,
      options,
    });
  }

  async #loadPage(
    query: ListEventsQuery,
    nextPageToken: string | undefined,
    options: RequestOptions | undefined,
  ): Promise<Page<EpcisEvent>> {
    const { reply, next } = await this.#transport.linked<QueryDocument>({
      method: 'GET',
      path: '/api/v1/events',
      query: { ...query, perPage: query.perPage?.toString(), nextPageToken },
      options,
    });
    const token = next?.get('nextPageToken') ?? undefined;
    const { eventList } = reply.epcisBody.queryResults.resultsBody;
    const loadNext = () => this.#loadPage(query, token, options);
    return new Page(eventList, token === undefined ? undefined : loadNext);
  }
}

interface QueryDocument {
  readonly epcisBody: {
    readonly queryResults: {
      readonly resultsBody: { readonly eventList: readonly EpcisEvent[] };
    };
  };
}
