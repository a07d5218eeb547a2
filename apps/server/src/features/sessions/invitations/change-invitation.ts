import type { Knex } from 'knex';
import type { AuditAction } from '../../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { createAccountToken } from '../../../platform/auth/secrets/account-token.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { invitationMs, type Invitation } from './invitation-model.js';
import { invitationRepository } from './invitation-repository.js';
import {
  countInvitationMail,
  requireMayInvite,
  sendInvitation,
  type InvitationDeps,
  type SentInvitation,
} from './send-invitation.js';

interface NamedInvitation {
  readonly id: string;
  readonly ip: string;
}

/** Sends an invitation again, by another link, for seven days from now. The former link opens nothing any more. */
export async function resendInvitation(
  deps: InvitationDeps,
  caller: Caller,
  named: NamedInvitation,
): Promise<SentInvitation> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  const { token, sha256 } = createAccountToken('invite', tenantId);
  const expiresAt = new Date(deps.clock.now().getTime() + invitationMs);
  const { role } = await tenantTransaction(deps.db, tenantId, (tx) =>
    requireUnaccepted(tx, caller, named),
  );
  requireMayInvite(caller, role);
  await countInvitationMail(deps, tenantId);
  const invitation = await tenantTransaction(deps.db, tenantId, async (tx) => {
    const found = await requireUnaccepted(tx, caller, named);
    await invitationRepository(tx, tenantId).renew(found.id, { tokenSha256: sha256, expiresAt });
    await record(tx, deps, { caller, action: 'invitation.resent', invitation: found, ...named });
    return { ...found, expiresAt };
  });
  return sendInvitation(deps, caller, { invitation, token });
}

/** Withdraws an invitation; its link opens nothing any more. */
export async function revokeInvitation(
  deps: InvitationDeps,
  caller: Caller,
  named: NamedInvitation,
): Promise<void> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  await tenantTransaction(deps.db, tenantId, async (tx) => {
    const invitation = await requireUnaccepted(tx, caller, named);
    await invitationRepository(tx, tenantId).delete(invitation.id);
    await record(tx, deps, { caller, action: 'invitation.revoked', invitation, ...named });
  });
}

/** @throws a 404, also for one that was accepted: who has a login is changed among the users. */
async function requireUnaccepted(
  tx: Knex.Transaction,
  caller: Caller,
  { id }: NamedInvitation,
): Promise<Invitation> {
  const found = await invitationRepository(tx, caller.tenant.id).lockUnaccepted(id);
  if (!found) throw invitationNotFound();
  return found;
}

export function invitationNotFound(): ApiError {
  const message = 'There is no such open invitation.';
  return ApiError.notFound(message, { code: 'INVITATION_NOT_FOUND' });
}

interface Change {
  readonly caller: Caller;
  readonly action: AuditAction;
  readonly invitation: Invitation;
  readonly ip: string;
}

function record(
  tx: Knex.Transaction,
  deps: InvitationDeps,
  { caller, action, invitation, ip }: Change,
): Promise<void> {
  return auditLogRepository(tx, deps).append({
    tenantId: invitation.tenantId,
    action,
    actor: actorOf(caller),
    targetType: 'invitation',
    targetId: invitation.id,
    ip,
    details: { email: invitation.email, role: invitation.role },
    at: deps.clock.now(),
  });
}
