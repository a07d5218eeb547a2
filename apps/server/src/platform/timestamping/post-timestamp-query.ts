/** A token with a few certificates has 2 to 8 kB. */
const maxReplyBytes = 64 * 1024;

/**
 * Posts a request to a time-stamping authority (RFC 3161, section 3.4). No redirects, no more than 64 kB,
 * no longer than the time given for all of it.
 *
 * @throws when there is no such answer.
 */
export async function postTimestampQuery(query: {
  url: string;
  timeoutMs: number;
  der: Uint8Array;
}): Promise<Uint8Array> {
  const response = await fetch(query.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/timestamp-query',
      Accept: 'application/timestamp-reply',
    },
    body: query.der,
    redirect: 'error',
    signal: AbortSignal.timeout(query.timeoutMs),
  });
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (response.status !== 200 || type !== 'application/timestamp-reply') {
    await response.body?.cancel();
    throw new Error(`The authority answered ${response.status} ${type ?? 'without a type'}.`);
  }
  return readBody(response);
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > maxReplyBytes) throw new Error('The authority answered more than 64 kB.');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}
