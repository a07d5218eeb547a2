import type { RequestOptions } from '../client-options.js';
import { Page, PageList } from '../page.js';
import type { Transport } from '../request.js';
import type {
  CreateOperatorReply,
  CreateOperatorRequest,
  EconomicOperator,
  ListOperatorsQuery,
  ListOperatorsReply,
  OperatorReply,
} from '../schemas.js';

/** The workspace's economic operators. */
export class OperatorsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Registers an economic operator. If the workspace has this `regId` already, even archived, the
   * reply is that record, and the name, role and scheme given here are ignored.
   */
  create(operator: CreateOperatorRequest, options?: RequestOptions): Promise<CreateOperatorReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/operators',
      body: operator,
      options,
    });
  }

  /** Lists operators by name, in one page. */
  list(
    { archived }: ListOperatorsQuery = {},
    options?: RequestOptions,
  ): PageList<EconomicOperator> {
    return new PageList(async () => {
      const reply = await this.#transport.json<ListOperatorsReply>({
        method: 'GET',
        path: '/api/v1/operators',
        query: { archived: archived?.toString() },
        options,
      });
      return new Page(reply.operators);
    });
  }

  /** Gets an operator by its UUID. */
  get(id: string, options?: RequestOptions): Promise<OperatorReply> {
    return this.#transport.json({
      method: 'GET',
      path: '/api/v1/operators/{id}',
      params: { id },
      options,
    });
  }
}
