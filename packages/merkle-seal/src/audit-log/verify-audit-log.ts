import { parsePublicKeyPem } from '../crypto/public-key.js';
import type { PublicKeyPoint, SealCrypto } from '../crypto/seal-crypto.js';
import { MerkleSealError } from '../error.js';
import { attempt, failed, passed, type Finding } from '../verify/seal-checks.js';
import type { AuditLogCheckpoint, AuditLogHead } from './audit-log-bundle.js';
import { isHeadSignedBy, keyIdOf } from './head-signature.js';
import { checkKeptHeads } from './kept-heads.js';
import { readAuditLog } from './read-audit-log.js';
import { AuditLogWalk } from './walk-audit-log.js';

/** The keys to trust, and the heads that were kept. */
export interface VerifyAuditLogOptions {
  /**
   * PEM `PUBLIC KEY`s of the platform that are trusted to sign the ends of its logs, one in each text. Default: none;
   * the verdict is then `indeterminate` at best.
   */
  readonly trustedKeys?: readonly string[];
  /** Heads that were kept outside of the platform: the log must have gone through each of them. Default: none. */
  readonly keptHeads?: readonly AuditLogHead[];
}

/** The checks of a report on a log, in their order. */
export type AuditLogCheckName =
  'bundle' | 'chain' | 'times' | 'checkpoint' | 'signature' | 'key' | 'keptHeads';

/** One line of a report. */
export interface AuditLogCheck extends Finding {
  readonly name: AuditLogCheckName;
}

/** What `verifyAuditLog` found out about a bundle. */
export interface AuditLogReport {
  /**
   * `passed`: these are all entries of this log up to the checkpoint, as a trusted key signed it. `failed`: some check
   * failed. `indeterminate`: none failed, but no trusted key was given, or kept heads could not be judged.
   */
  readonly verdict: 'passed' | 'failed' | 'indeterminate';
  /** One line for each {@link AuditLogCheckName}. */
  readonly checks: readonly AuditLogCheck[];
  /** What the bundle says nothing about: whole sentences. */
  readonly notCovered: readonly string[];
  /** The log, as the bundle names it; absent where it cannot be read. */
  readonly log?: AuditLogSummary;
}

/** A log in numbers. Nothing of it is established unless the verdict says so. */
export interface AuditLogSummary {
  readonly tenantId: string;
  readonly entries: number;
  /** `at` of the first and the last entry. */
  readonly from: string;
  readonly to: string;
  /** `hash` of the last entry. */
  readonly hash: string;
  /** Key that signed the checkpoint: SHA-256 over its SubjectPublicKeyInfo. */
  readonly keyId: string;
  /** True where that key is among the trusted ones. */
  readonly keyTrusted: boolean;
}

/** Verifies an audit log bundle. Both entries export this under its name. */
export function verifyAuditLog(
  crypto: SealCrypto,
  bytes: Uint8Array,
  { trustedKeys = [], keptHeads = [] }: VerifyAuditLogOptions,
): AuditLogReport {
  const trusted = new Map<string, PublicKeyPoint>(
    trustedKeys.map((pem) => {
      const point = parsePublicKeyPem(crypto, pem);
      return [keyIdOf(crypto, point), point];
    }),
  );
  const read = readOrExplain(crypto, bytes, new Set(keptHeads.map(({ seq }) => seq)));
  if (typeof read === 'string') return reportMalformed(read);
  const { walk, tenantId, checkpoint } = read;
  const checks = listChecks({
    bundle: passed('Every line is what it should be, and nothing is missing at the end.'),
    chain: findingOf(walk.brokenAt, 'Each entry follows from the one before.'),
    times: findingOf(walk.backAt, 'No entry is dated before an earlier one.'),
    checkpoint: checkCheckpoint(walk, tenantId, checkpoint),
    signature: attempt(() => checkSignature(crypto, checkpoint)),
    key: checkKey(trusted, checkpoint),
    keptHeads: checkKeptHeads(crypto, { walk, tenantId, trusted, keptHeads }),
  });
  return {
    verdict: verdictOf(checks),
    checks,
    notCovered: NOT_COVERED(keptHeads.length > 0),
    log: summaryOf(walk, tenantId, checkpoint, trusted.has(checkpoint.keyId)),
  };
}

function readOrExplain(crypto: SealCrypto, bytes: Uint8Array, wanted: ReadonlySet<number>) {
  try {
    let walk = new AuditLogWalk(crypto, '', wanted);
    let tenantId = '';
    for (const line of readAuditLog(bytes)) {
      if ('header' in line) {
        tenantId = line.header.tenantId;
        walk = new AuditLogWalk(crypto, tenantId, wanted);
      } else if ('entry' in line) walk.take(line.entry);
      else return { walk, tenantId, checkpoint: line.checkpoint };
    }
    return 'Not an audit log bundle: it has no checkpoint.';
  } catch (error) {
    if (error instanceof MerkleSealError) return error.message;
    throw error;
  }
}

function findingOf(fault: string | undefined, message: string): Finding {
  return fault === undefined ? passed(message) : failed(fault);
}

/** The checkpoint must be of this log, and of its last entry. */
function checkCheckpoint(
  { last }: AuditLogWalk,
  tenantId: string,
  checkpoint: AuditLogCheckpoint,
): Finding {
  if (checkpoint.tenantId !== tenantId) {
    return failed('The checkpoint is of the log of another workspace.');
  }
  if (checkpoint.seq !== last?.seq) {
    return failed(
      `The entries end at ${last?.seq ?? 0}, the checkpoint is of entry ${checkpoint.seq}.`,
    );
  }
  return checkpoint.hash === last.hash && checkpoint.at === last.at
    ? passed(`The checkpoint is of entry ${last.seq}, the last one.`)
    : failed('The checkpoint is of another entry than the last one.');
}

function checkSignature(crypto: SealCrypto, checkpoint: AuditLogCheckpoint): Finding {
  const point = parsePublicKeyPem(crypto, checkpoint.publicKey);
  if (keyIdOf(crypto, point) !== checkpoint.keyId) {
    return failed('`keyId` is not that of the key in the checkpoint.');
  }
  return isHeadSignedBy(crypto, checkpoint, point)
    ? passed('The signature of the checkpoint is valid.')
    : failed('The signature of the checkpoint is not valid.');
}

function checkKey(
  trusted: ReadonlyMap<string, PublicKeyPoint>,
  { keyId }: AuditLogCheckpoint,
): Finding {
  if (trusted.size === 0) {
    const message = 'No trusted key was given: a key that comes with a bundle vouches for nothing.';
    return { outcome: 'indeterminate', message };
  }
  return trusted.has(keyId)
    ? passed('The key of the checkpoint is one that you trust.')
    : failed('The key of the checkpoint is none that you trust.');
}

function summaryOf(
  { entries, first, last }: AuditLogWalk,
  tenantId: string,
  { keyId }: AuditLogCheckpoint,
  keyTrusted: boolean,
): AuditLogSummary {
  const [from = '', to = '', hash = ''] = [first?.at, last?.at, last?.hash];
  return { tenantId, entries, from, to, hash, keyId, keyTrusted };
}

function verdictOf(checks: readonly AuditLogCheck[]): AuditLogReport['verdict'] {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return checks.some(({ outcome }) => outcome === 'indeterminate') ? 'indeterminate' : 'passed';
}

const NOT_COVERED = (hasKeptHeads: boolean): readonly string[] => [
  ...(hasKeptHeads
    ? []
    : [
        'Whether the log was put back to an earlier state before: only heads that were kept outside show that.',
      ]),
  'Whether anything was done after the last entry.',
  'Whether everything that was done was logged, and whether what the entries say is true.',
  'When the bundle was made: `created` is a claim of its maker.',
];

function reportMalformed(message: string): AuditLogReport {
  const skipped: Finding = { outcome: 'skipped', message: 'The bundle is malformed.' };
  return {
    verdict: 'failed',
    checks: listChecks({
      bundle: failed(message),
      chain: skipped,
      times: skipped,
      checkpoint: skipped,
      signature: skipped,
      key: skipped,
      keptHeads: skipped,
    }),
    notCovered: [],
  };
}

function listChecks(findings: Readonly<Record<AuditLogCheckName, Finding>>) {
  return (Object.keys(findings) as AuditLogCheckName[]).map((name) => ({
    name,
    ...findings[name],
  }));
}
