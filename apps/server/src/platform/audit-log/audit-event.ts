/** Something that happened in a workspace and that an auditor may ask for. */
export interface AuditEvent {
  readonly tenantId: string;
  readonly action: AuditAction;
  /** `api-key:<id>`, or `system`. */
  readonly actor: string;
  readonly targetType: 'operator' | 'facility' | 'passport';
  readonly targetId: string;
  readonly ip: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

export type AuditAction = 'operator.created' | 'facility.created' | 'passport.sealed';

/** An event in its place of the tenant's chain. */
export interface AuditEntry {
  readonly id: string;
  /** From 1, without a gap. */
  readonly seq: number;
  readonly event: AuditEvent;
  /** Of the entry before; 64 zeros before the first. */
  readonly previousHash: string;
  /** 64 hex digits over this entry and `previousHash`. */
  readonly hash: string;
}
