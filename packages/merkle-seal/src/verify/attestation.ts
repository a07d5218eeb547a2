import { utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase64 } from '../encoding/base64.js';
import { isPlainObject } from '../json/canonical-json.js';
import { instantOf, verifyCertificateChain } from '../certificates/certificate-chain.js';
import type { CertificateSummary, TrustedAuthority } from '../certificates/certificate-chain.js';
import { MerkleSealError } from '../error.js';
import type { Finding } from './seal-checks.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import type { SealedDocument } from '../document/sealed-document.js';
import type {
  TimestampRefusal,
  TimestampVerifier,
  VerifiedTimestamp,
} from '../timestamp/verify-timestamp.js';

/** The authorities to trust, and the moment to judge at. */
export interface TrustOptions {
  /**
   * PEM certificates of the seal authorities to trust, one or more in each text. Default: none; the
   * verdict is then `indeterminate` at best.
   */
  readonly trustAnchors?: readonly string[];
  /**
   * The moment at which the certificates must be valid, usually now, unless a verified time-stamp says
   * when the seal existed.
   */
  readonly at: Date;
  /**
   * Judges the time-stamp: what `createTimestampVerifier` of `@dpp/merkle-seal/timestamp` makes. Default:
   * none; a time-stamp is then not evaluated, and its check is `indeterminate`.
   */
  readonly verifyTimestamp?: TimestampVerifier;
}

/** The moment certificates were judged at, and where it came from. */
export interface JudgedAt {
  /** ISO 8601 UTC. */
  readonly instant: string;
  /** `timestamp`: the `genTime` of a verified time-stamp. `caller`: the `at` of the options. */
  readonly source: 'caller' | 'timestamp';
}

/** What certificates and time-stamp are about. */
type Attested = Pick<SealedDocument, 'x5c' | 'rfc3161' | 'merkleRoot'>;

interface Attestation {
  readonly certificateChain: Finding;
  readonly timestampCheck: Finding;
  readonly judgedAt: JudgedAt;
  /** Who sealed; present only when the certificate chain passed. */
  readonly signer?: CertificateSummary;
  /** The authority that vouches for the signer; present only when the certificate chain passed. */
  readonly trustAnchor?: TrustedAuthority;
  /** The time-stamp; present only when its check passed. */
  readonly timestamp?: VerifiedTimestamp;
}

/** The two checks on who sealed and when: the certificates are judged at the best time there is. */
export function checkAttestation(
  crypto: SealCrypto,
  sealed: Attested,
  options: TrustOptions,
): Attestation {
  const { timestamp, ...timestampCheck } = checkTimestamp(sealed, options.verifyTimestamp);
  const at = timestamp ? new Date(timestamp.genTime) : options.at;
  const { trustAnchors = [] } = options;
  const chain = verifyCertificateChain(crypto, { x5c: sealed.x5c, trustAnchors, at });
  const { certificate: signer, trustAnchor, ...certificateChain } = chain;
  return {
    certificateChain,
    timestampCheck,
    judgedAt: timestamp
      ? { instant: timestamp.genTime, source: 'timestamp' }
      : judgedByCaller(options),
    ...(chain.outcome === 'passed' && signer && { signer }),
    ...(trustAnchor && { trustAnchor }),
    ...(timestamp && { timestamp }),
  };
}

/** @throws {@link MerkleSealError} `INVALID_TIME`. */
export function judgedByCaller({ at }: TrustOptions): JudgedAt {
  return { instant: new Date(instantOf(at)).toISOString(), source: 'caller' };
}

interface TimestampFinding extends Finding {
  readonly timestamp?: VerifiedTimestamp;
}

/** Refusals that say what the verifier lacks, not what is wrong with the token. */
const CANNOT_TELL: readonly TimestampRefusal[] = ['NO_TRUST_ANCHOR', 'UNSUPPORTED_ALGORITHM'];

/**
 * Judges the time-stamp over a Merkle root. Without a verifier nothing is said of it.
 *
 * @see SPEC.md, "Time-stamps".
 */
function checkTimestamp(
  { rfc3161, merkleRoot }: Attested,
  verifyTimestamp: TimestampVerifier | undefined,
): TimestampFinding {
  if (rfc3161 === undefined) {
    return { outcome: 'skipped', message: 'The seal carries no time-stamp.' };
  }
  if (verifyTimestamp === undefined) {
    const message = 'The RFC 3161 time-stamp was not evaluated: its time is not authenticated.';
    return { outcome: 'indeterminate', message };
  }
  const token = tokenOf(rfc3161);
  if (token === undefined) return failed('`rfc3161.token` is not base64 of a token.');
  const result = verifyTimestamp({ token, message: utf8ToBytes(merkleRoot) });
  if (!result.verified) {
    const cannotTell = CANNOT_TELL.includes(result.reason);
    return { outcome: cannotTell ? 'indeterminate' : 'failed', message: result.message };
  }
  const { timestamp } = result;
  const { genTime, authority } = timestamp;
  if (!isCopyOf(rfc3161, genTime)) return failed('`rfc3161.genTime` is not the time of the token.');
  const message = `The sealed root existed at ${genTime}, says ${authority.subject}; revocation was not checked.`;
  return { outcome: 'passed', message, timestamp };
}

function tokenOf(rfc3161: unknown): Uint8Array | undefined {
  if (!isPlainObject(rfc3161) || typeof rfc3161.token !== 'string') return undefined;
  try {
    return decodeBase64(rfc3161.token);
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

/** What else `Date.parse` takes differs from one engine and one time zone to the next. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The copy for readers must not tell another time; it may be absent. */
function isCopyOf(rfc3161: unknown, genTime: string): boolean {
  const copy = isPlainObject(rfc3161) ? (rfc3161.genTime ?? undefined) : undefined;
  if (copy === undefined) return true;
  return typeof copy === 'string' && isDateTime(copy) && Date.parse(copy) === Date.parse(genTime);
}

/** RFC 3339, of a date that exists: `Date.parse` reads February 30 as March 2. */
function isDateTime(text: string): boolean {
  const [, local = ''] = DATE_TIME.exec(text) ?? [];
  const instant = Date.parse(`${local}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === `${local}.000Z`;
}

function failed(message: string): TimestampFinding {
  return { outcome: 'failed', message };
}
