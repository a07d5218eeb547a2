import type { Logger } from 'pino';
import type { OperatorEgress } from '../../platform/egress/operator-egress.js';

/** The configured register of EORI numbers. */
export interface EoriRegistry {
  /**
   * Asks the register for a number, at best effort: true only when the register answers that the number is unknown.
   * False when the register is slow, unreachable or unintelligible. Takes no longer than the configured time. Hold no
   * lock meanwhile.
   */
  isMissing(eori: string): Promise<boolean>;
}

interface EoriRegistryOptions {
  /** Undefined: no register is asked. */
  readonly url: string | undefined;
  readonly timeoutMs: number;
  readonly egress: OperatorEgress;
  readonly logger: Logger;
}

/** An answer has a member or two. */
const maxReplyBytes = 64 * 1024;

/**
 * `GET {url}?eori={number}`; 404, or a JSON object with `valid: false`, says that the number is unknown.
 * No redirects, no more than 64 kB.
 */
export function createEoriRegistry(options: EoriRegistryOptions): EoriRegistry {
  const { url, logger } = options;
  return {
    async isMissing(eori) {
      if (url === undefined) return false;
      try {
        return await askRegister(addressOf(url, eori), options);
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
async function askRegister(
  address: URL,
  { egress, timeoutMs }: EoriRegistryOptions,
): Promise<boolean> {
  const { status, body } = await egress.request(address, {
    headers: { Accept: 'application/json' },
    timeoutMs,
    maxBytes: maxReplyBytes,
    wantsBody: (code) => code === 200,
  });
  if (status === 404) return true;
  if (status !== 200) throw new Error(`The register answered ${status}.`);
  const reply: unknown = JSON.parse(body.toString('utf8'));
  return typeof reply === 'object' && reply !== null && 'valid' in reply && reply.valid === false;
}
