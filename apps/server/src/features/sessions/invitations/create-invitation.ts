import type { Knex } from 'knex';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { parseEmail } from '../../../platform/auth/register-user.js';
import { createAccountToken } from '../../../platform/auth/secrets/account-token.js';
import type { TenantRole } from '../../../platform/auth/permissions.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { operatorReader } from '../../operators/operator-reader.js';
import { invitationCatalogRepository } from './invitation-catalog-repository.js';
import { invitationMs, maxOpenInvitations, type Invitation } from './invitation-model.js';
import { invitationRepository } from './invitation-repository.js';
import {
  countInvitationMail,
  requireMayInvite,
  sendInvitation,
  type InvitationDeps,
  type SentInvitation,
} from './send-invitation.js';

interface CreateInvitationInput {
  readonly email: string;
  readonly role: TenantRole;
  readonly operatorId?: string | null | undefined;
  readonly ip: string;
}

/**
 * Invites an address to the workspace. The link goes by mail, or to the caller where no mail can be sent.
 *
 * @throws a 409 `EMAIL_TAKEN`, `INVITATION_EXISTS` or `INVITATION_LIMIT_REACHED`.
 */
export async function createInvitation(
  deps: InvitationDeps,
  caller: Caller,
  { email: typed, role, operatorId = null, ip }: CreateInvitationInput,
): Promise<SentInvitation> {
  requireMayInvite(caller, role);
  const email = parseEmail(typed);
  const tenantId = caller.tenant.id;
  await requireNoLogin(deps.db, email);
  await countInvitationMail(deps, tenantId);
  const { token, sha256 } = createAccountToken('invite', tenantId);
  const createdAt = deps.clock.now();
  const invitation: Invitation = {
    id: deps.newId(),
    tenantId,
    email,
    role,
    operatorId,
    invitedBy: actorOf(caller),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationMs),
    acceptedAt: null,
  };
  await tenantTransaction(deps.db, tenantId, async (tx) => {
    // Invitations at the same time take turns, so that each counts the ones before.
    await tenantRepository(tx).lockForAdding(tenantId);
    await requireRoom(tx, invitation);
    await requireOperator(tx, invitation);
    await invitationRepository(tx, tenantId).insert(invitation, sha256);
    await auditLogRepository(tx, deps).append({
      tenantId,
      action: 'invitation.created',
      actor: invitation.invitedBy,
      targetType: 'invitation',
      targetId: invitation.id,
      ip,
      details: { email, role, ...(operatorId !== null && { operatorId }) },
      at: createdAt,
    });
  });
  return sendInvitation(deps, caller, { invitation, token });
}

/** Asked of the whole platform, outside the workspace. Who gets a login afterwards is refused when they accept. */
function requireNoLogin(db: Knex, email: string): Promise<void> {
  return platformTransaction(db, async (tx) => {
    if (!(await directoryRepository(tx).find({ kind: 'EMAIL', key: email }))) return;
    const message = 'This email address has a login already.';
    throw ApiError.conflict(message, { code: 'EMAIL_TAKEN' });
  });
}

async function requireRoom(
  tx: Knex.Transaction,
  { tenantId, email, createdAt }: Invitation,
): Promise<void> {
  const invitations = invitationRepository(tx, tenantId);
  const catalog = invitationCatalogRepository(tx, tenantId);
  await invitations.deleteExpiredOf(email, createdAt);
  if (await invitations.hasOpen(email)) {
    const message = 'This address has an open invitation of this workspace.';
    throw ApiError.conflict(message, { code: 'INVITATION_EXISTS' });
  }
  if ((await catalog.countOpen(createdAt, maxOpenInvitations)) >= maxOpenInvitations) {
    const message = `A workspace has at most ${maxOpenInvitations} open invitations.`;
    throw ApiError.conflict(message, { code: 'INVITATION_LIMIT_REACHED' });
  }
}

async function requireOperator(
  tx: Knex.Transaction,
  { tenantId, operatorId }: Invitation,
): Promise<void> {
  if (operatorId === null) return;
  const operator = await operatorReader(tx).lock(tenantId, operatorId);
  if (!operator || operator.isArchived) {
    throw ApiError.badRequest('operatorId is not an active operator of this workspace.');
  }
}
