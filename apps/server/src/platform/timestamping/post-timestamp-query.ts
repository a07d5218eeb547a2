import type { OperatorEgress } from '../egress/operator-egress.js';

/** A token with a few certificates has 2 to 8 kB. */
const maxReplyBytes = 64 * 1024;

/**
 * Posts a request to a time-stamping authority (RFC 3161, section 3.4). No redirects, no more than 64 kB,
 * no longer than the time given for all of it.
 *
 * @throws when there is no such answer.
 */
export async function postTimestampQuery(query: {
  egress: OperatorEgress;
  url: string;
  timeoutMs: number;
  der: Uint8Array;
}): Promise<Uint8Array> {
  const { status, headers, body } = await query.egress.request(new URL(query.url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/timestamp-query',
      Accept: 'application/timestamp-reply',
    },
    body: query.der,
    timeoutMs: query.timeoutMs,
    maxBytes: maxReplyBytes,
    wantsBody: (code) => code === 200,
  });
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (status !== 200 || type !== 'application/timestamp-reply') {
    throw new Error(`The authority answered ${status} ${type ?? 'without a type'}.`);
  }
  return body;
}
