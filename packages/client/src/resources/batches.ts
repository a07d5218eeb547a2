import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  BatchInput,
  BatchReply,
  BatchWithUnitsReply,
  ChangeBatchStatusReply,
  ChangeBatchStatusRequest,
  CreateBatchesReply,
  DeleteBatchReply,
  ListBatchesQuery,
  ListBatchesReply,
  UpdateBatchRequest,
} from '../schemas.js';

/** Batches of passports: lots and heats between a model and its units. */
export class BatchesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Makes a batch. The first one makes the passport one of batch level, which its publication fixes. Safe to repeat: each
   * call carries an idempotency key.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @throws `BadRequestError`; `ConflictError` `LOT_TAKEN` or `GRANULARITY_FIXED`.
   * @example
   * const metadata = { heatNumber: '4711', yieldStrength: 372 };
   * const { batch } = await client.batches.create('09506000134352', { lot: 'H-4711', metadata });
   */
  create(
    passport: string,
    batch: BatchInput,
    { idempotencyKey = generateIdempotencyKey(), ...options }: IdempotentRequestOptions = {},
  ): ReplyPromise<BatchReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/batches',
      params: { id: passport },
      body: batch,
      idempotencyKey,
      options,
    });
  }

  /**
   * Makes 1 to 1,000 batches; each succeeds or fails by itself.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @example
   * const { count, faults } = await client.batches.createMany('09506000134352', [
   *   { lot: 'H-4711' },
   *   { lot: 'H-4712' },
   * ]);
   */
  createMany(
    passport: string,
    batches: readonly BatchInput[],
    { idempotencyKey = generateIdempotencyKey(), ...options }: IdempotentRequestOptions = {},
  ): ReplyPromise<CreateBatchesReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/passports/{id}/batches/bulk',
      params: { id: passport },
      body: { batches },
      idempotencyKey,
      options,
    });
  }

  /**
   * One page of the batches of a passport, in the bytewise order of lots.
   *
   * @param passport - The UUID, or the product id within the workspace.
   * @example
   * const { batches, nextCursor } = await client.batches.listPage('09506000134352', {
   *   status: 'RECALLED',
   * });
   */
  listPage(
    passport: string,
    query: ListBatchesQuery & RequestOptions = {},
  ): ReplyPromise<ListBatchesReply> {
    const { lot, status, limit, cursor, ...options } = query;
    return this.#transport.json({
      path: '/api/v1/passports/{id}/batches',
      params: { id: passport },
      query: { lot, status, limit, cursor },
      options,
    });
  }

  /**
   * Gets a batch, with the number of units that name it.
   * @example
   * const { batch, units } = await client.batches.get(id);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<BatchWithUnitsReply> {
    return this.#transport.json({ path: '/api/v1/batches/{id}', params: { id }, options });
  }

  /**
   * Replaces what a batch states of itself. Its lot never changes.
   * @example
   * await client.batches.update(id, { metadata: { yieldStrength: 372 } });
   */
  update(
    id: string,
    changes: UpdateBatchRequest,
    options?: RequestOptions,
  ): ReplyPromise<BatchReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/batches/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Deletes a batch of a passport that was never public.
   *
   * @throws `ConflictError` `GRANULARITY_FIXED` or `BATCH_HAS_UNITS`.
   * @example
   * await client.batches.delete(id);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<DeleteBatchReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/batches/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Recalls a batch, or ends its recall. The units that name it show it at once.
   * @example
   * await client.batches.setStatus(id, { status: 'RECALLED', reason: 'Cracks in the slab' });
   */
  setStatus(
    id: string,
    change: ChangeBatchStatusRequest,
    options?: RequestOptions,
  ): ReplyPromise<ChangeBatchStatusReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/batches/{id}/status',
      params: { id },
      body: change,
      options,
    });
  }
}
