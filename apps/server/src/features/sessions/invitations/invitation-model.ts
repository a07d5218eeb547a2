import type { TenantRole } from '../../../platform/auth/permissions.js';

/** An offer of a login to a workspace. Its token is not part of it. */
export interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: TenantRole;
  /** The one economic operator that the login will be bound to; null: the whole workspace. */
  readonly operatorId: string | null;
  /** Name of the caller who sent it. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
}

export const invitationMs = 7 * 24 * 60 * 60_000;

/** Open invitations of a workspace, at most. */
export const maxOpenInvitations = 100;
