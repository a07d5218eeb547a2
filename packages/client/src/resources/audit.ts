import type { RequestOptions } from '../client-options.js';
import type { Transport } from '../request.js';
import type { VerifySealReply, VerifySealRequest } from '../schemas.js';

/** The server's own verifier. Needs no API key. */
export class AuditResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Verifies a seal that was issued on this server. It takes the unredacted document, as
   * `passports.get` gives it: every leaf is recomputed.
   */
  verifySeal(request: VerifySealRequest, options?: RequestOptions): Promise<VerifySealReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/audit/verify',
      body: request,
      isSafe: true,
      options,
    });
  }
}
