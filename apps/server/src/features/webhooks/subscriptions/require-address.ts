import type { Egress } from '../../../platform/egress/egress.js';
import type { EgressErrorCode } from '../../../platform/egress/egress-error.js';
import { ApiError } from '../../../platform/http/api-error.js';

/** Says nothing of where a name leads: each delivery looks again, and name servers are away at times. */
const unanswered: ReadonlySet<EgressErrorCode> = new Set(['NAME_NOT_RESOLVED', 'TIMED_OUT']);

/**
 * Refuses an address that nothing would ever be delivered to. It may wait for name servers: never inside a
 * transaction.
 *
 * @throws a 400 `WEBHOOK_URL_REJECTED`.
 */
export async function requireAddress(egress: Pick<Egress, 'check'>, url: string): Promise<void> {
  const verdict = await egress.check(url);
  if (verdict.allowed || unanswered.has(verdict.code)) return;
  const message = `Nothing can be delivered to url: ${verdict.message}`;
  throw ApiError.badRequest(message, { code: 'WEBHOOK_URL_REJECTED' });
}
