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

/** Before the first entry of a chain. */
export const GENESIS_HASH = '0'.repeat(64);
