import type { PassportDocument } from '@dpp/client';
import { readSignerName, verifySeal, type SealReport } from '@dpp/merkle-seal';

/** What the check of a seal found, as the panel shows it. */
export interface SealFinding {
  readonly verdict: 'holds' | 'broken';
  /** What failed, in the words of the verifier. */
  readonly faults: readonly string[];
  readonly merkleRoot: string | undefined;
  readonly entries: number;
  readonly hasTimestamp: boolean;
  /** As the certificate in the document says; the certificate itself is not judged here. */
  readonly signer: string | undefined;
  readonly sealedAt: string | undefined;
}

/** Verifies the seal of a document on this page: every leaf is computed anew, and the signature over their root. */
export function checkSeal(document: PassportDocument): SealFinding {
  const report: SealReport = verifySeal(document, { at: new Date() });
  const faults = report.checks.filter(({ outcome }) => outcome === 'failed');
  const proof = (document.proof ?? {}) as Readonly<Record<string, unknown>>;
  return {
    verdict: report.verdict === 'failed' ? 'broken' : 'holds',
    faults: faults.map(({ message }) => message),
    merkleRoot: report.merkleRoot,
    entries: Object.keys(document.metadata).length,
    hasTimestamp: proof.rfc3161 !== undefined && proof.rfc3161 !== null,
    signer: signerOf(proof),
    sealedAt: typeof proof.created === 'string' ? proof.created : undefined,
  };
}

function signerOf({ x5c }: Readonly<Record<string, unknown>>): string | undefined {
  const chain = Array.isArray(x5c) ? x5c.filter((each) => typeof each === 'string') : [];
  return readSignerName(chain);
}
