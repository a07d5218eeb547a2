import type { RequestOptions } from '../client-options.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  CreateOperatorReply,
  CreateOperatorRequest,
  EconomicOperator,
  Lang,
  ListOperatorsQuery,
  ListOperatorsReply,
  OperatorReply,
  RemoveOperatorReply,
  RestoreOperatorReply,
  UpdateOperatorRequest,
} from '../schemas.js';

/** Options of `operators.create`. */
export interface CreateOperatorOptions extends RequestOptions {
  /** Language of `friendlyMessage`. Default: the server's, English. */
  readonly lang?: Lang | undefined;
}

/** The workspace's economic operators. */
export class OperatorsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Registers an economic operator. If the workspace has this `regId` already, even archived, the
   * reply is that record, and the name, role and scheme given here are ignored. A register may have been
   * asked about an EORI number: the warning `EORI_NOT_FOUND` says that it is not there.
   * @example
   * const { operator } = await client.operators.create({
   *   name: 'Example Steelworks',
   *   regId: 'DE1234567890123',
   *   regIdScheme: 'EORI',
   * });
   */
  create(
    operator: CreateOperatorRequest,
    options: CreateOperatorOptions = {},
  ): ReplyPromise<CreateOperatorReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/operators',
      query: { lang: options.lang },
      body: operator,
      options,
    });
  }

  /**
   * Lists operators by name, in one page.
   * @example
   * const archived = await client.operators.list({ archived: true });
   */
  list(
    { archived }: ListOperatorsQuery = {},
    options?: RequestOptions,
  ): PageList<EconomicOperator> {
    return pagesOf(
      () =>
        this.#transport.json<ListOperatorsReply>({
          path: '/api/v1/operators',
          query: { archived },
          options,
        }),
      (reply) => ({ items: reply.operators }),
    );
  }

  /**
   * Gets an operator by its UUID.
   * @example
   * const { operator } = await client.operators.get(operatorId);
   */
  get(id: string, options?: RequestOptions): ReplyPromise<OperatorReply> {
    return this.#transport.json({
      path: '/api/v1/operators/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Changes an operator's name or role, at once in the public documents of its passports. A member that
   * is blank is ignored.
   * @example
   * await client.operators.update(operatorId, { name: 'Fjord Steel AS' });
   */
  update(
    id: string,
    changes: UpdateOperatorRequest,
    options?: RequestOptions,
  ): ReplyPromise<OperatorReply> {
    return this.#transport.json({
      method: 'PATCH',
      path: '/api/v1/operators/{id}',
      params: { id },
      body: changes,
      options,
    });
  }

  /**
   * Deletes an operator that nothing refers to. Any other is archived, and so are its passports, until
   * their retention period is over: no list shows them, but their public addresses still answer.
   *
   * @throws `ConflictError` if it can be neither deleted nor archived.
   * @example
   * const { archived, archivedPassports } = await client.operators.delete(operatorId);
   */
  delete(id: string, options?: RequestOptions): ReplyPromise<RemoveOperatorReply> {
    return this.#transport.json({
      method: 'DELETE',
      path: '/api/v1/operators/{id}',
      params: { id },
      options,
    });
  }

  /**
   * Makes an archived operator active again, and its passports except for decommissioned ones.
   * @example
   * const { restoredPassports } = await client.operators.restore(operatorId);
   */
  restore(id: string, options?: RequestOptions): ReplyPromise<RestoreOperatorReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/operators/{id}/restore',
      params: { id },
      options,
    });
  }
}
