import type { Stream } from '../batches.js';
import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pageAfter, pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  BatteryUnit,
  BatteryUnitDocument,
  BatteryUnitInput,
  FoundBatteryUnit,
  Lang,
  ListUnitEventsQuery,
  ListUnitEventsReply,
  ListUnitsQuery,
  ListUnitsReply,
  RecordUnitEventReply,
  RecordUnitEventRequest,
  RecordUnitEventsReply,
  SearchUnitsQuery,
  SearchUnitsReply,
  SerialiseUnitsReply,
  TelemetryEvent,
  UnitEvent,
  ValidateUnitsReply,
} from '../schemas.js';
import { writeUnitEvents } from '../write-unit-events.js';
import type { WritingListener, WrittenUnitEvents } from '../write-unit-events.js';

/** Options of `units.serialise`. */
export interface SerialiseUnitsOptions extends RequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** Options of `units.writeEvents`, for each of its requests. */
export interface WriteUnitEventsOptions extends RequestOptions, WritingListener {
  /**
   * What the idempotency keys of the bulks begin with, 1 to 240 visible ASCII characters. The same one with
   * the same stream within 24 hours records nothing twice. Default: a random one.
   */
  readonly idempotencyKeyPrefix?: string | undefined;
}

/** Battery units, and what was recorded of them. */
export class UnitsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Tells what serialising would say of 1 to 200 units, but for their predecessors. Nothing is stored.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @example
   * const { results } = await client.units.validate('09506000134352', [{ serialNumber: 'PACK-1' }]);
   */
  validate(
    passport: string,
    units: readonly BatteryUnitInput[],
    options?: RequestOptions,
  ): ReplyPromise<ValidateUnitsReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{passportId}/units/validate',
      params: { passportId: passport },
      body: { units },
      isSafe: true,
      options,
    });
  }

  /**
   * Makes 1 to 200 units; each succeeds or fails by itself. It is safe to repeat: what was made before is
   * among the errors then.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @throws `BadRequestError` if every unit failed; its `body.errors` says why, a string each.
   * @example
   * const { units, errors } = await client.units.serialise('09506000134352', [
   *   { serialNumber: 'PACK-1', manufacturedAt: '2026-02-18T00:00:00Z' },
   * ]);
   */
  serialise(
    passport: string,
    units: readonly BatteryUnitInput[],
    options: SerialiseUnitsOptions = {},
  ): ReplyPromise<SerialiseUnitsReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{passportId}/units',
      params: { passportId: passport },
      query: { lang: options.lang },
      body: { units },
      options,
    });
  }

  /**
   * Finds units of the whole workspace: newest first, or with `q` in the order of serial numbers.
   * @example
   * for await (const { id, serialNumber } of client.units.search({ q: 'TP84' })) console.log(id, serialNumber);
   */
  search(query: SearchUnitsQuery = {}, options?: RequestOptions): PageList<FoundBatteryUnit> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) => this.searchPage({ ...query, cursor }, options),
      (reply) => ({ items: reply.units, next: reply.nextCursor ?? undefined }),
    );
  }

  /**
   * Gets one page of a search with its total, as a table shows it.
   * @example
   * const { total, totalIsExact, units, nextCursor } = await client.units.searchPage({
   *   status: 'IN_SERVICE',
   * });
   */
  searchPage(
    query: SearchUnitsQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<SearchUnitsReply> {
    return this.#transport.json({ path: '/api/v1/units', query: { ...query }, options });
  }

  /**
   * Lists the units of a passport, newest first. One that is made while the list is read moves the others on:
   * one may then come twice.
   * @example
   * for await (const { id, status } of client.units.list('09506000134352')) console.log(id, status);
   */
  list(
    passport: string,
    query: ListUnitsQuery = {},
    options?: RequestOptions,
  ): PageList<BatteryUnit> {
    return pagesOf(
      (page: number | undefined = query.page) =>
        this.#transport.json<ListUnitsReply>({
          path: '/api/v1/passports/{passportId}/units',
          params: { passportId: passport },
          query: { page, limit: query.limit },
          options,
        }),
      (reply) => ({ items: reply.units, next: pageAfter(reply) }),
    );
  }

  /**
   * Gets a unit by its UUID, with its current state, its 500 most recent events and its passport.
   * @example
   * const { currentState } = await client.units.get(unitId);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<BatteryUnitDocument> {
    return this.#transport.json({
      path: '/api/v1/units/{id}',
      params: { id },
      accept: 'application/ld+json',
      options,
    });
  }

  /**
   * Records an event. A status is what the unit is from then on; after RECYCLED nothing more is recorded.
   * Safe to repeat: each call carries an idempotency key.
   *
   * @throws `BadRequestError` with the `error` `Terminal Unit Status` for a unit that is recycled.
   * @example
   * await client.units.recordEvent(unitId, { eventType: 'STATUS_CHANGE', status: 'DECOMMISSIONED' });
   */
  recordEvent(
    id: string,
    event: RecordUnitEventRequest,
    options: IdempotentRequestOptions = {},
  ): ReplyPromise<RecordUnitEventReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/units/{id}/events',
      params: { id },
      body: event,
      idempotencyKey: options.idempotencyKey ?? generateIdempotencyKey(),
      options,
    });
  }

  /**
   * Records 1 to 500 events; each succeeds or fails by itself. Safe to repeat: each call carries an
   * idempotency key.
   *
   * @throws `BadRequestError` if every event failed; its `body.errors` says why, a string each.
   * @example
   * const { count, errors = [] } = await client.units.recordEvents(unitId, [
   *   { eventType: 'SOH_MEASUREMENT', stateOfHealth: 99.4 },
   * ]);
   */
  recordEvents(
    id: string,
    events: readonly TelemetryEvent[],
    options: IdempotentRequestOptions = {},
  ): ReplyPromise<RecordUnitEventsReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/units/{id}/events/bulk',
      params: { id },
      body: { events },
      idempotencyKey: options.idempotencyKey ?? generateIdempotencyKey(),
      options,
    });
  }

  /**
   * Records a stream of events of any length, and holds no more than 500 of them. They are sent in bulks with
   * an idempotency key each, one after the other. An event that is refused does not stop the others.
   *
   * @throws what `recordEvents` throws when a whole bulk cannot be recorded: as for a unit that is recycled.
   *   What was sent before stays recorded; `onWritten` says how much that is.
   * @example
   * const { recorded, refused } = await client.units.writeEvents(unitId, measurements(), {
   *   idempotencyKeyPrefix: 'gateway-7',
   * });
   */
  writeEvents(
    id: string,
    events: Stream<TelemetryEvent>,
    options: WriteUnitEventsOptions = {},
  ): Promise<WrittenUnitEvents> {
    const { idempotencyKeyPrefix = generateIdempotencyKey(), onRefused, onWritten } = options;
    const record = (bulk: readonly TelemetryEvent[], bulkNumber: number) =>
      this.recordEvents(id, bulk, {
        ...options,
        idempotencyKey: `${idempotencyKeyPrefix}-${bulkNumber}`,
      });
    return writeUnitEvents(events, record, { onRefused, onWritten });
  }

  /**
   * Lists what was recorded of a unit, newest first. Events that arrive meanwhile move no others.
   * @example
   * const health = client.units.listEvents(unitId, { eventType: 'SOH_MEASUREMENT' });
   * for await (const event of health) console.log(event.recordedAt, event.stateOfHealth);
   */
  listEvents(
    id: string,
    query: ListUnitEventsQuery = {},
    options?: RequestOptions,
  ): PageList<UnitEvent> {
    const { limit, from, to, eventType } = query;
    return pagesOf(
      (cursor: string | undefined = query.cursor) =>
        this.#transport.json<ListUnitEventsReply>({
          path: '/api/v1/units/{id}/events',
          params: { id },
          query: {
            limit,
            cursor,
            from: from?.toISOString(),
            to: to?.toISOString(),
            eventType,
          },
          options,
        }),
      (reply) => ({ items: reply.events, next: reply.nextCursor ?? undefined }),
    );
  }
}
