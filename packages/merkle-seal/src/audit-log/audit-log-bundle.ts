import type { JsonValue } from '../json/canonical-json.js';

/** The `type` of the first line of a bundle. */
export const AUDIT_LOG_BUNDLE_TYPE = 'AuditLogBundle';

/** The `type` of the last line of a bundle. */
export const AUDIT_LOG_CHECKPOINT_TYPE = 'AuditLogCheckpoint';

/** The `type` in the text that a head's signature covers. */
const SIGNED_HEAD_TYPE = 'dpp-audit-head-v1';

/** The first line: of which log the bundle is. */
export interface AuditLogHeader {
  readonly type: typeof AUDIT_LOG_BUNDLE_TYPE;
  readonly version: 1;
  /** UUID of the workspace, in lower case; 32 zeros for the log of the platform itself. */
  readonly tenantId: string;
  /** The moment the bundle was made, ISO 8601 UTC with milliseconds; a claim of its maker. */
  readonly created: string;
}

/** One entry, a line each, as `GET /api/v1/audit-log` shows it. */
export interface AuditLogEntry {
  readonly id: string;
  /** From 1, without a gap. */
  readonly seq: number;
  readonly action: string;
  readonly actor: string;
  readonly targetType: string;
  readonly targetId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly at: string;
  readonly ip: string | null;
  readonly details: Readonly<Record<string, JsonValue>>;
  /** Hash of the entry before, 64 lower-case hex digits; 64 zeros for the first. */
  readonly previousHash: string;
  /** SHA-256 over all of the above and the `tenantId`, 64 lower-case hex digits. */
  readonly hash: string;
}

/** The end of a log, signed by the platform that keeps it. */
export interface AuditLogHead {
  readonly tenantId: string;
  /** `seq` of the last entry; 0 before the first. */
  readonly seq: number;
  /** `hash` of the last entry. */
  readonly hash: string;
  /** `at` of the last entry. */
  readonly at: string;
  /** SHA-256 over the SubjectPublicKeyInfo of the key that signed, 64 lower-case hex digits. */
  readonly keyId: string;
  /** ECDSA P-256 with SHA-256 over {@link signedHead}, DER in base64. */
  readonly signature: string;
}

/** The last line: the signed end, and the key to verify it with. */
export interface AuditLogCheckpoint extends AuditLogHead {
  readonly type: typeof AUDIT_LOG_CHECKPOINT_TYPE;
  /** PEM `PUBLIC KEY`. It is not trusted for standing here. */
  readonly publicKey: string;
}

/** The value that the hash of an entry is computed over, by its canonical JSON. */
export function hashedEntry({ hash: _, ...entry }: AuditLogEntry, tenantId: string) {
  return { ...entry, tenantId };
}

/** The value that the signature of a head is over, by its canonical JSON. */
export function signedHead({ tenantId, seq, hash, at, keyId }: AuditLogHead) {
  return { type: SIGNED_HEAD_TYPE, tenantId, seq, hash, at, keyId };
}
