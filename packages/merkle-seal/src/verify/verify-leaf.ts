import { checkAttestation, judgedByCaller } from './attestation.js';
import type { JudgedAt } from './attestation.js';
import type { JsonValue } from '../json/canonical-json.js';
import type { CertificateSummary, TrustedAuthority } from '../certificates/certificate-chain.js';
import { MerkleSealError } from '../error.js';
import { leafHash } from '../tree/leaf.js';
import { parseLeafProof } from '../document/leaf-proof.js';
import type { LeafProof } from '../document/leaf-proof.js';
import { rootOfAuditPath } from '../tree/merkle-tree.js';
import {
  attempt,
  checkCertifiedKey,
  checkRootSignature,
  failed,
  passed,
  verdictOf,
} from './seal-checks.js';
import type { Finding } from './seal-checks.js';
import { NEVER_COVERED } from '../document/seal-coverage.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import type { VerifiedTimestamp } from '../timestamp/verify-timestamp.js';
import type { SealReport, VerifySealOptions } from './verify-seal.js';

/** The checks of a report on one leaf. */
export type LeafCheckName =
  'proof' | 'merkleRoot' | 'publicKeys' | 'signature' | 'certificateChain' | 'timestamp';

/** One line of a report. */
export interface LeafCheck extends Finding {
  readonly name: LeafCheckName;
}

/** What `verifyLeaf` found out about a proof. */
export interface LeafReport {
  /**
   * `passed`: the certified key sealed metadata in which `key` has this value. `failed`: some check
   * failed. `indeterminate`: none failed, but the certificate could not be judged.
   */
  readonly verdict: SealReport['verdict'];
  /** One line for each {@link LeafCheckName}, in that order. */
  readonly checks: readonly LeafCheck[];
  readonly judgedAt: JudgedAt;
  /** What the proof says nothing about. Of which product it speaks is in it. */
  readonly notCovered: readonly string[];
  /** The entry; only when the verdict is `passed`. */
  readonly entry?: { readonly key: string; readonly value: JsonValue };
  /** 64 lower-case hex digits, only when entry and path give it: two proofs with one root are of one seal. */
  readonly merkleRoot?: string;
  /** Who sealed; only when the certificate chain passed. */
  readonly signer?: CertificateSummary;
  /** Which of the trust anchors vouches for the signer; only when the certificate chain passed. */
  readonly trustAnchor?: TrustedAuthority;
  /** The time-stamp since which the sealed root exists; only when its check passed. */
  readonly timestamp?: VerifiedTimestamp;
}

/** What one entry says nothing about, beside what no seal covers. */
const BESIDE_THE_ENTRY = [
  'every other entry of the metadata',
  'how many entries there are, and whether another one has this key',
  'productId',
];

/** Verifies the proof of one entry. Both entries export this under its name. */
export function verifyLeaf(
  crypto: SealCrypto,
  proof: unknown,
  options: VerifySealOptions,
): LeafReport {
  const judgedAt = judgedByCaller(options);
  const notCovered = [...BESIDE_THE_ENTRY, ...NEVER_COVERED];
  try {
    return { notCovered, ...judge(crypto, parseLeafProof(proof), options) };
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    return { judgedAt, notCovered, ...reportMalformed(error.message) };
  }
}

type Judgement = Omit<LeafReport, 'notCovered'>;

function judge(crypto: SealCrypto, proof: LeafProof, options: VerifySealOptions): Judgement {
  const root = attempt(() => checkAuditPath(crypto, proof));
  const attestation = checkAttestation(crypto, { ...proof, rfc3161: proof.rfc3161 }, options);
  const { certificateChain, timestampCheck, ...whoAndWhen } = attestation;
  const checks = listChecks({
    proof: passed('The proof has every part it needs.'),
    merkleRoot: root,
    publicKeys: attempt(() => checkCertifiedKey(crypto, proof)),
    signature: attempt(() => checkRootSignature(crypto, proof)),
    certificateChain,
    timestamp: timestampCheck,
  });
  const verdict = verdictOf(checks);
  return {
    verdict,
    checks,
    ...(verdict === 'passed' && { entry: { key: proof.key, value: proof.value } }),
    ...(root.outcome === 'passed' && { merkleRoot: proof.merkleRoot }),
    ...whoAndWhen,
  };
}

/** Entry and audit path must give the declared root. */
function checkAuditPath(crypto: SealCrypto, proof: LeafProof): Finding {
  const leaf = leafHash(crypto, proof.key, proof.value, proof.salt);
  const entryNode = crypto.hashEntryNode(leaf, proof.key);
  return rootOfAuditPath(crypto, entryNode, proof.auditPath) === proof.merkleRoot
    ? passed('Entry and audit path give the declared Merkle root.')
    : failed('Entry and audit path do not give the declared Merkle root.');
}

function reportMalformed(message: string): Omit<Judgement, 'judgedAt'> {
  const skipped: Finding = { outcome: 'skipped', message: 'The proof is malformed.' };
  return {
    verdict: 'failed',
    checks: listChecks({
      proof: { outcome: 'failed', message },
      merkleRoot: skipped,
      publicKeys: skipped,
      signature: skipped,
      certificateChain: skipped,
      timestamp: skipped,
    }),
  };
}

function listChecks(findings: Readonly<Record<LeafCheckName, Finding>>): readonly LeafCheck[] {
  return (Object.keys(findings) as LeafCheckName[]).map((name) => ({ name, ...findings[name] }));
}
