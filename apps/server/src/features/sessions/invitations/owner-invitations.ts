import type { Knex } from 'knex';
import type { Tenant } from '../../../platform/auth/caller-model.js';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { createAccountToken } from '../../../platform/auth/secrets/account-token.js';
import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { invitationMs, type Invitation } from './invitation-model.js';
import { invitationRepository } from './invitation-repository.js';
import { deliverInvitation, linkOf, type InvitationDeps } from './send-invitation.js';

interface InvitedOwner {
  readonly tenant: Tenant;
  readonly email: string;
  /** As the audit log names the inviter. */
  readonly invitedBy: string;
  readonly ip: string;
}

interface StoredInvitation {
  readonly invitation: Invitation;
  readonly link: string;
}

/** Invitations of the first administrators of workspaces, by the platform. */
export class OwnerInvitations {
  constructor(private readonly deps: InvitationDeps) {}

  /**
   * Stores the invitation in the transaction of the platform that makes the workspace.
   *
   * @throws a 409 `EMAIL_TAKEN`.
   */
  async store(
    tx: Knex.Transaction,
    { tenant, email, invitedBy, ip }: InvitedOwner,
  ): Promise<StoredInvitation> {
    const { clock, newId, baseUrl } = this.deps;
    if (await directoryRepository(tx).find({ kind: 'EMAIL', key: email })) {
      const message = 'This email address has a login already.';
      throw ApiError.conflict(message, { code: 'EMAIL_TAKEN' });
    }
    const { token, sha256 } = createAccountToken('invite', tenant.id);
    const createdAt = clock.now();
    const invitation: Invitation = {
      id: newId(),
      tenantId: tenant.id,
      email,
      role: 'TENANT_ADMIN',
      operatorId: null,
      invitedBy,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + invitationMs),
      acceptedAt: null,
    };
    await invitationRepository(tx, tenant.id).insert(invitation, sha256);
    await auditLogRepository(tx, this.deps).append({
      tenantId: tenant.id,
      action: 'invitation.created',
      actor: invitedBy,
      targetType: 'invitation',
      targetId: invitation.id,
      ip,
      details: { email, role: invitation.role },
      at: createdAt,
    });
    return { invitation, link: linkOf(baseUrl, token) };
  }

  /** Mails the link of a stored invitation. @returns The link where no mail can be sent; else null. */
  send(tenant: Tenant, { invitation, link }: StoredInvitation): Promise<string | null> {
    return deliverInvitation(this.deps, { workspace: tenant, to: invitation.email, link });
  }
}
