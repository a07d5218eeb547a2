/** Something that happened in a workspace and that an auditor may ask for. */
export interface AuditEvent {
  readonly tenantId: string;
  readonly action: AuditAction;
  /** An email, `api-key:<id>`, `system` for the operator's command line, or {@link ANONYMOUS}. */
  readonly actor: string;
  readonly targetType:
    | 'operator'
    | 'facility'
    | 'passport'
    | 'batch'
    | 'batteryunit'
    | 'grant'
    | 'webhook'
    | 'event'
    | 'session'
    | 'user'
    | 'invitation'
    | 'api-key'
    | 'signing-key'
    | 'registry'
    | 'tenant';
  readonly targetId: string;
  readonly ip: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

export type AuditAction =
  | 'operator.created'
  | 'operator.updated'
  | 'operator.archived'
  | 'operator.restored'
  | 'operator.deleted'
  | 'facility.created'
  | 'facility.updated'
  | 'facility.deleted'
  | 'passport.created'
  | 'passport.published'
  | 'passport.updated'
  | 'passport.demoted'
  | 'passport.status_changed'
  | 'passport.status_note_changed'
  | 'passport.superseded'
  | 'passport.deleted'
  | 'passport.sealed'
  | 'batch.created'
  | 'batch.updated'
  | 'batch.status_changed'
  | 'batch.status_note_changed'
  | 'batch.deleted'
  | 'batteryunit.created'
  | 'batteryunit.status_changed'
  | 'batteryunit.offered'
  | 'batteryunit.offer_cancelled'
  | 'batteryunit.handed_over'
  | 'batteryunit.taken_over'
  | 'grant.issued'
  | 'grant.requested'
  | 'grant.approved'
  | 'grant.denied'
  | 'grant.revoked'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.switched_off'
  | 'event.captured'
  | 'session.started'
  | 'session.challenged'
  | 'session.ended'
  | 'session.refused'
  | 'mfa.enabled'
  | 'mfa.disabled'
  | 'mfa.reset'
  | 'mfa.recovery_codes_renewed'
  | 'password.reset_requested'
  | 'password.reset'
  | 'password.changed'
  | 'password.refused'
  | 'invitation.created'
  | 'invitation.resent'
  | 'invitation.revoked'
  | 'invitation.accepted'
  | 'user.created'
  | 'user.updated'
  | 'user.disabled'
  | 'user.deleted'
  | 'api-key.created'
  | 'api-key.revoked'
  | 'signing-key.rotated'
  | 'registry.mapping_changed'
  | 'registry.exported'
  | 'registry.results_imported'
  | 'tenant.created'
  | 'tenant.updated'
  | 'tenant.suspended'
  | 'tenant.removed'
  | 'sandbox.created'
  | 'sandbox.reset';

/** A caller without a credential. */
export const ANONYMOUS = 'anonymous';

/** Stands for the tenant in the chain of what happens on the platform itself. */
export const PLATFORM_CHAIN = '00000000-0000-0000-0000-000000000000';

/** An event in its place of the tenant's chain. */
export interface AuditEntry {
  readonly id: string;
  /** From 1, without a gap. */
  readonly seq: number;
  readonly event: AuditEvent;
  /** Hash of the entry before; 64 zeros before the first. */
  readonly previousHash: string;
  /** 64 hex digits over this entry and `previousHash`. */
  readonly hash: string;
}
