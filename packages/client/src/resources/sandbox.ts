import type { RequestOptions } from '../client-options.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import type { ResetSandboxReply, SandboxReply } from '../schemas.js';

/** The twin of the workspace for trying. A client with a test key (`dpp_test_…`) works there with all it has. */
export class SandboxResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Says what the sandbox holds and may hold; in a session null before the first test key was made. A live key is
   * refused.
   * @example
   * const { sandbox } = await client.sandbox.get();
   */
  get(options?: RequestOptions): ReplyPromise<SandboxReply> {
    return this.#transport.json({ path: '/api/v1/sandbox', options });
  }

  /**
   * Deletes everything in the sandbox, for good. Test keys stay, but for those bound to an operator. A live key is
   * refused, so that nothing that counts is deleted by mistake. To repeat it is harmless.
   * @example
   * const { deleted } = await client.sandbox.reset();
   */
  reset(options?: RequestOptions): ReplyPromise<ResetSandboxReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/sandbox/reset',
      isSafe: true,
      options,
    });
  }
}
