import { canonicalJson } from '@dpp/merkle-seal';

/** The end of a tenant's audit chain. */
export interface AuditHead {
  readonly tenantId: string;
  /** Number of the last entry; 0 before the first. */
  readonly seq: number;
  /** Hash of the last entry, 64 hex digits. */
  readonly hash: string;
  /** When that entry was written. */
  readonly at: Date;
}

/** A head that the platform vouches for. */
export interface SignedAuditHead extends AuditHead {
  /** SHA-256 over the SubjectPublicKeyInfo of the key that signed, in hex. */
  readonly keyId: string;
  /** ECDSA P-256 with SHA-256 over {@link auditHeadBytes}, DER in base64. */
  readonly signature: string;
}

/** A head as it is written to the log, and kept outside. */
interface WireAuditHead extends Omit<SignedAuditHead, 'at'> {
  readonly at: string;
}

/** What is signed: canonical JSON that says what it is, so that it stands for nothing else. */
export function auditHeadBytes(head: AuditHead & { readonly keyId: string }): Buffer {
  const { tenantId, seq, hash, at, keyId } = head;
  const signed = { type: 'dpp-audit-head-v1', tenantId, seq, hash, at: at.toISOString(), keyId };
  return Buffer.from(canonicalJson(signed));
}

export function auditHeadJson(head: SignedAuditHead): WireAuditHead {
  return { ...head, at: head.at.toISOString() };
}
