import { checkAttestation, judgedByCaller } from './attestation.js';
import type { JudgedAt, TrustOptions } from './attestation.js';
import type { CertificateSummary, TrustedAuthority } from '../certificates/certificate-chain.js';
import { MerkleSealError } from '../error.js';
import {
  attempt,
  checkFlattenedCopies,
  checkMerkleRoot,
  checkPublicKeys,
  checkRedactedLeaves,
  checkSignature,
  passed,
  verdictOf,
} from './seal-checks.js';
import type { Finding } from './seal-checks.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { findSealCoverage, type SealCoverage } from '../document/seal-coverage.js';
import { parseSealedDocument } from '../document/sealed-document.js';
import type { SealedDocument } from '../document/sealed-document.js';
import type { VerifiedTimestamp } from '../timestamp/verify-timestamp.js';

/** The authorities to trust, the moment to judge at, and the verifier of time-stamps. */
export type VerifySealOptions = TrustOptions;

/** The checks of a report. */
export type SealCheckName =
  | 'document'
  | 'redactedLeaves'
  | 'flattenedCopies'
  | 'merkleRoot'
  | 'publicKeys'
  | 'signature'
  | 'certificateChain'
  | 'timestamp';

/** One line of a report. */
export interface SealCheck extends Finding {
  readonly name: SealCheckName;
}

/** What `verifySeal` found out about a document. */
export interface SealReport extends SealCoverage {
  /**
   * `passed`: every shown metadata value is what the certified key sealed, and nothing that it sealed is left out;
   * masked entries are the only ones without a shown value. `failed`: some check failed. `indeterminate`: none
   * failed, but the certificate could not be judged (no trust anchor was given, or its algorithm is not supported). A
   * time-stamp that was not or could not be judged does not change the verdict; one that is wrong makes it `failed`.
   */
  readonly verdict: 'passed' | 'failed' | 'indeterminate';
  /** One line for each {@link SealCheckName}, in that order. */
  readonly checks: readonly SealCheck[];
  readonly judgedAt: JudgedAt;
  /** The recomputed root, 64 lower-case hex digits; only when it is the one declared. */
  readonly merkleRoot?: string;
  /** Who sealed; only when the certificate chain passed. */
  readonly signer?: CertificateSummary;
  /** Which of the trust anchors vouches for the signer; only when the certificate chain passed. */
  readonly trustAnchor?: TrustedAuthority;
  /** The time-stamp since which the sealed root exists; only when its check passed. */
  readonly timestamp?: VerifiedTimestamp;
}

/** Verifies a document. Both entries export this under its name. */
export function verifySeal(
  crypto: SealCrypto,
  document: unknown,
  options: VerifySealOptions,
): SealReport {
  const judgedAt = judgedByCaller(options);
  const sealed = parseOrExplain(document);
  return typeof sealed === 'string'
    ? { judgedAt, ...reportMalformed(sealed) }
    : judge(crypto, sealed, options);
}

function parseOrExplain(document: unknown): SealedDocument | string {
  try {
    return parseSealedDocument(document);
  } catch (error) {
    if (error instanceof MerkleSealError) return error.message;
    throw error;
  }
}

function judge(crypto: SealCrypto, sealed: SealedDocument, options: VerifySealOptions): SealReport {
  const root = attempt(() => checkMerkleRoot(crypto, sealed));
  const attestation = checkAttestation(crypto, sealed, options);
  const { certificateChain, timestampCheck, ...whoAndWhen } = attestation;
  const checks = listChecks({
    document: passed('The document is a sealed passport.'),
    redactedLeaves: attempt(() => checkRedactedLeaves(sealed)),
    flattenedCopies: attempt(() => checkFlattenedCopies(sealed)),
    merkleRoot: root,
    publicKeys: attempt(() => checkPublicKeys(crypto, sealed)),
    signature: attempt(() => checkSignature(crypto, sealed)),
    certificateChain,
    timestamp: timestampCheck,
  });
  return {
    verdict: verdictOf(checks),
    checks,
    ...findSealCoverage(sealed.members),
    ...(root.outcome === 'passed' && { merkleRoot: sealed.merkleRoot }),
    ...whoAndWhen,
  };
}

function reportMalformed(message: string): Omit<SealReport, 'judgedAt'> {
  const skipped: Finding = { outcome: 'skipped', message: 'The document is malformed.' };
  return {
    verdict: 'failed',
    checks: listChecks({
      document: { outcome: 'failed', message },
      redactedLeaves: skipped,
      flattenedCopies: skipped,
      merkleRoot: skipped,
      publicKeys: skipped,
      signature: skipped,
      certificateChain: skipped,
      timestamp: skipped,
    }),
    ...findSealCoverage(undefined),
  };
}

function listChecks(findings: Readonly<Record<SealCheckName, Finding>>): readonly SealCheck[] {
  return (Object.keys(findings) as SealCheckName[]).map((name) => ({ name, ...findings[name] }));
}
