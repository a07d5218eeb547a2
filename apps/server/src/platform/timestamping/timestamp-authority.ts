import {
  createTimestampRequest,
  createTimestampVerifier,
  parseTimestampResponse,
  type TimestampVerifier,
} from '@dpp/merkle-seal/timestamp/node';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { OperatorEgress } from '../egress/operator-egress.js';
import type { Metrics } from '../metrics.js';
import { postTimestampQuery } from './post-timestamp-query.js';

/** A time-stamp that was verified when it arrived. */
interface Stamp {
  readonly genTime: Date;
  /** Base64 DER. */
  readonly token: string;
}

/** The configured RFC 3161 authority. */
export interface TimestampAuthority {
  /** True when an authority is configured. */
  readonly isConfigured: boolean;
  /**
   * Asks for a time-stamp, at best effort: an authority that is slow, gone or wrong gives none, and the
   * log says why. Takes no longer than the configured time. Hold no lock meanwhile.
   *
   * @param merkleRoot - 64 hex digits.
   */
  tryStamp(merkleRoot: string): Promise<Stamp | undefined>;
  /** Judges tokens by the configured roots. */
  readonly verifyTimestamp: TimestampVerifier;
}

/** How far the clocks of an authority and of this server may be apart. */
export const maxClockSkewMs = 5 * 60_000;

export function createTimestampAuthority(options: {
  url: string | undefined;
  /** PEM: roots to trust, and certificates that tokens do not carry. */
  caPem: string | undefined;
  timeoutMs: number;
  egress: OperatorEgress;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}): TimestampAuthority {
  const { url, caPem, logger, metrics } = options;
  const pems = caPem === undefined ? [] : [caPem];
  const verifyTimestamp = createTimestampVerifier({ trustAnchors: pems, certificates: pems });
  return {
    isConfigured: url !== undefined,
    verifyTimestamp,
    async tryStamp(merkleRoot) {
      if (url === undefined) return undefined;
      try {
        const stamp = await requestStamp({ ...options, url, verifyTimestamp, merkleRoot });
        metrics.countTimestamp('stamped');
        return stamp;
      } catch (error) {
        // A seal is complete without a time-stamp: contract, "never blocks sealing".
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn({ reason }, 'no time-stamp for this seal');
        metrics.countTimestamp('dropped');
        return undefined;
      }
    },
  };
}

interface StampRequest {
  readonly egress: OperatorEgress;
  readonly url: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly verifyTimestamp: TimestampVerifier;
  readonly merkleRoot: string;
}

/** @throws when there is no answer, or one that does not verify. */
export async function requestStamp(request: StampRequest): Promise<Stamp> {
  const { egress, url, timeoutMs, clock, verifyTimestamp, merkleRoot } = request;
  const message = Buffer.from(merkleRoot);
  const { der, nonce } = createTimestampRequest({ message });
  const response = parseTimestampResponse(
    await postTimestampQuery({ egress, url, timeoutMs, der }),
  );
  if (!response.granted) {
    throw new Error(
      `The authority answered ${[response.status, ...response.failInfo].join(', ')}.`,
    );
  }
  const { token } = response;
  const result = verifyTimestamp({ token, message, nonce });
  if (!result.verified) throw new Error(`${result.reason}: ${result.message}`);
  const genTime = new Date(result.timestamp.genTime);
  // Certificates are judged at this time: one far off would make a good seal look bad.
  if (Math.abs(genTime.getTime() - clock.now().getTime()) > maxClockSkewMs) {
    throw new Error(`The authority's clock shows ${result.timestamp.genTime}.`);
  }
  return { genTime, token: Buffer.from(token).toString('base64') };
}
