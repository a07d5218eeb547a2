import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  AcceptHandOverReply,
  AcceptHandOverRequest,
  HandOverReply,
  ListHandOversQuery,
  ListHandOversReply,
  OfferHandOverReply,
  OfferHandOverRequest,
  PreviewHandOverReply,
} from '../schemas.js';

/** Batteries that pass from one company to another, each in a workspace of its own. */
export class HandOversResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Offers a battery. Pass the token on to the company that is to take it; it is not shown again.
   *
   * @throws `ConflictError` `HAND_OVER_OPEN` where it is offered already.
   * @example
   * const { token } = await client.handOvers.offer(unitId, { becomes: 'REPURPOSED' });
   */
  offer(
    unitId: string,
    offer: OfferHandOverRequest = {},
    options?: RequestOptions,
  ): ReplyPromise<OfferHandOverReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/units/{id}/hand-overs',
      params: { id: unitId },
      body: offer,
      options,
    });
  }

  /**
   * Gets a page of the offers of a battery, newest first, those that are over included.
   * @example
   * const { handOvers } = await client.handOvers.list(unitId);
   */
  list(
    unitId: string,
    query: ListHandOversQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<ListHandOversReply> {
    return this.#transport.json({
      path: '/api/v1/units/{id}/hand-overs',
      params: { id: unitId },
      query: { page: query.page, limit: query.limit },
      options,
    });
  }

  /**
   * Takes an offer back.
   *
   * @throws `ConflictError` `HAND_OVER_ACCEPTED` where it is too late.
   * @example
   * const { handOvers } = await client.handOvers.list(unitId);
   * const offered = handOvers.find(({ status }) => status === 'OFFERED');
   * if (offered) await client.handOvers.cancel(unitId, offered.id);
   */
  cancel(unitId: string, id: string, options?: RequestOptions): ReplyPromise<HandOverReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/units/{id}/hand-overs/{handOverId}',
      params: { id: unitId, handOverId: id },
      options,
    });
  }

  /**
   * Shows the company that is to take a battery what its token offers. Nothing changes.
   *
   * @throws `NotFoundError` `HAND_OVER_NOT_FOUND` for an unknown token; `ConflictError` for one that is over.
   * @example
   * const { unit, responsible } = await client.handOvers.preview(token);
   */
  preview(token: string, options?: RequestOptions): ReplyPromise<PreviewHandOverReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/hand-overs/preview',
      body: { token },
      isSafe: true,
      options,
    });
  }

  /**
   * Takes a battery over: its successor is made under a passport of this workspace, whose operator is responsible from now
   * on. Safe to repeat: each call carries an idempotency key.
   *
   * @throws `NotFoundError` `HAND_OVER_NOT_FOUND`; `ConflictError`, whose `code` says what is in the way.
   * @example
   * const { unit } = await client.handOvers.accept({ token, passportId: '09506000134352' });
   */
  accept(
    acceptance: AcceptHandOverRequest,
    { idempotencyKey = generateIdempotencyKey(), ...options }: IdempotentRequestOptions = {},
  ): ReplyPromise<AcceptHandOverReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/hand-overs/accept',
      body: acceptance,
      idempotencyKey,
      options,
    });
  }
}
