import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type {
  ComposeGtinReply,
  ComposeGtinRequest,
  DecodeGs1BatchReply,
  DecodeGs1Reply,
  DecodeGs1Request,
} from '../schemas.js';

/** GS1 keys and data. Needs no API key; without one the server allows few calls a minute. */
export class Gs1Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Computes the check digit of a GTIN-14.
   *
   * @throws `BadRequestError` unless prefix and item reference have 13 digits together; its `body` has
   * `problems`.
   * @example
   * const { gtin } = await client.gs1.composeGtin({ gs1CompanyPrefix: '09506000', itemRef: '13435' });
   */
  composeGtin(parts: ComposeGtinRequest, options?: RequestOptions): ReplyPromise<ComposeGtinReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/gs1/gtin',
      body: parts,
      isSafe: true,
      options,
    });
  }

  /**
   * Decodes scan data, an element string or a Digital Link: exactly one of them.
   *
   * @throws `BadRequestError` for data that break GS1 rules; its `body` has `problems`, each with code,
   * AI and place.
   * @example
   * const { ai } = await client.gs1.decode({ elementString: '(01)09506000134352(21)A1' });
   * console.log(ai['21']);
   */
  decode(input: DecodeGs1Request, options?: RequestOptions): ReplyPromise<DecodeGs1Reply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/gs1/decode',
      body: input,
      isSafe: true,
      options,
    });
  }

  /**
   * Decodes 1 to 200 inputs, each on its own: `results` is in their order.
   * @example
   * const { results } = await client.gs1.decodeBatch([{ scanData: ']d20109506000134352' }]);
   */
  decodeBatch(
    items: readonly DecodeGs1Request[],
    options?: RequestOptions,
  ): ReplyPromise<DecodeGs1BatchReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/gs1/decode/batch',
      body: { items },
      isSafe: true,
      options,
    });
  }
}
