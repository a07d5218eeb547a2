import type { Logger } from 'pino';

/** The configured register of EORI numbers. */
export interface EoriRegistry {
  /**
   * Asks whether a number is known, at best effort: true only when the register says that it is not. One
   * that is slow, gone or unintelligible says nothing. Takes no longer than the configured time. Hold no
   * lock meanwhile.
   */
  isMissing(eori: string): Promise<boolean>;
}

export interface EoriRegistryOptions {
  /** Undefined: nobody is asked. */
  readonly url: string | undefined;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/** An answer has a member or two. */
const maxReplyBytes = 64 * 1024;

/**
 * `GET {url}?eori={number}`; 404, or a JSON object with `valid: false`, says that the number is unknown.
 * No redirects, no more than 64 kB.
 */
export function createEoriRegistry({ url, timeoutMs, logger }: EoriRegistryOptions): EoriRegistry {
  return {
    async isMissing(eori) {
      if (url === undefined) return false;
      try {
        return await askRegister(addressOf(url, eori), timeoutMs);
      } catch (error) {
        // Registering an operator needs no answer: contract, "non-blocking".
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn({ reason }, 'no answer about an EORI number');
        return false;
      }
    },
  };
}

function addressOf(url: string, eori: string): URL {
  const address = new URL(url);
  address.searchParams.set('eori', eori);
  return address;
}

/** @throws when there is no answer, or none that can be understood. */
async function askRegister(address: URL, timeoutMs: number): Promise<boolean> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    if (response.status === 404) return true;
    throw new Error(`The register answered ${response.status}.`);
  }
  const reply: unknown = JSON.parse(await readText(response));
  return typeof reply === 'object' && reply !== null && 'valid' in reply && reply.valid === false;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > maxReplyBytes) throw new Error('The register answered more than 64 kB.');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}
