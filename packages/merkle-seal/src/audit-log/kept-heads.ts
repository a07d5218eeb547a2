import type { PublicKeyPoint, SealCrypto } from '../crypto/seal-crypto.js';
import { MerkleSealError } from '../error.js';
import { isPlainObject } from '../json/canonical-json.js';
import { parseIJson } from '../json/i-json.js';
import { attempt, failed, passed, type Finding } from '../verify/seal-checks.js';
import { AUDIT_LOG_CHECKPOINT_TYPE, type AuditLogHead } from './audit-log-bundle.js';
import { isHeadSignedBy } from './head-signature.js';
import { isAuditLogHead } from './read-audit-log.js';
import type { AuditLogWalk } from './walk-audit-log.js';

/** The mark of a line with heads, in the log of a server and in a file that the console saves. */
const MARK = '"auditHeads":';
/** The mark of the last line of a bundle. */
const CHECKPOINT_MARK = `"${AUDIT_LOG_CHECKPOINT_TYPE}"`;

/**
 * Reads the heads in a file that was kept: the log of a server, heads that a person saved, or an earlier bundle. Lines
 * without heads, and what a log collector puts before a line, are passed over.
 *
 * @throws {@link MerkleSealError} `MALFORMED_BUNDLE` for a line with heads that cannot be read, and for a text without
 *   any.
 */
export function parseAuditLogHeads(text: string): AuditLogHead[] {
  const heads = text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(MARK) || line.includes(CHECKPOINT_MARK) ? headsOf(line, index + 1) : [],
    );
  if (heads.length === 0) throw malformed('There are no audit heads in it.');
  return heads;
}

function headsOf(line: string, number: number): readonly AuditLogHead[] {
  const value = parseOrUndefined(line.slice(line.indexOf('{')));
  if (isPlainObject(value) && value.type === AUDIT_LOG_CHECKPOINT_TYPE) {
    const { type: _type, publicKey: _key, ...head } = value;
    if (isAuditLogHead(head)) return [head];
  }
  const heads = isPlainObject(value) ? value.auditHeads : undefined;
  if (!Array.isArray(heads) || !heads.every(isAuditLogHead)) {
    throw malformed(`The audit heads in line ${number} cannot be read.`);
  }
  return heads;
}

function parseOrUndefined(text: string): unknown {
  try {
    return parseIJson(text);
  } catch (error) {
    // The caller says which line it was.
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

function malformed(message: string): MerkleSealError {
  return new MerkleSealError('MALFORMED_BUNDLE', message);
}

interface KeptHeadsCheck {
  readonly walk: AuditLogWalk;
  readonly tenantId: string;
  readonly trusted: ReadonlyMap<string, PublicKeyPoint>;
  readonly keptHeads: readonly AuditLogHead[];
}

/**
 * The log must have gone through the heads of it that were kept outside. Heads of other logs are passed over.
 *
 * @see SPEC.md, "Audit log bundle".
 */
export function checkKeptHeads(
  crypto: SealCrypto,
  { walk, tenantId, trusted, keptHeads }: KeptHeadsCheck,
): Finding {
  if (keptHeads.length === 0) return { outcome: 'skipped', message: 'No kept heads were given.' };
  const ofLog = keptHeads.filter((head) => head.tenantId === tenantId);
  if (ofLog.length === 0) return unjudged('None of the kept heads is of this log.');
  const findings = ofLog.map((head) => attempt(() => checkKeptHead(crypto, walk, trusted, head)));
  return (
    findings.find(({ outcome }) => outcome === 'failed') ??
    findings.find(({ outcome }) => outcome === 'indeterminate') ??
    passed(`The log went through all ${ofLog.length} heads of it that were kept.`)
  );
}

function checkKeptHead(
  crypto: SealCrypto,
  { last, hashes }: AuditLogWalk,
  trusted: KeptHeadsCheck['trusted'],
  head: AuditLogHead,
): Finding {
  const { seq, at, keyId, hash } = head;
  if (seq > (last?.seq ?? 0)) {
    return failed(`The log was put back or cut: a head of entry ${seq} of ${at} was kept.`);
  }
  if (hashes.get(seq) !== hash) {
    return failed(`The log was rewritten since the head of entry ${seq} of ${at} was kept.`);
  }
  const point = trusted.get(keyId);
  if (point === undefined) {
    return unjudged(`The kept head of entry ${seq} is by a key that was not given.`);
  }
  return isHeadSignedBy(crypto, head, point)
    ? passed('')
    : failed(`The signature of the kept head of entry ${seq} is not valid.`);
}

function unjudged(message: string): Finding {
  return { outcome: 'indeterminate', message };
}
