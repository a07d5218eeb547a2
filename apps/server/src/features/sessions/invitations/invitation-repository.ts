import type { Knex } from 'knex';
import type { InvitationRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import type { Invitation } from './invitation-model.js';

/** What became of an invitation is shown for three months; the audit log goes on telling it. */
export const invitationSweep: SweepRule = {
  table: 'invitations',
  column: 'expires_at',
  keptMs: 90 * dayMs,
};

/** Invitations of one workspace. */
export function invitationRepository(db: Knex, tenantId: string) {
  const invitations = () => db<InvitationRow>('invitations').where({ tenant_id: tenantId });
  return {
    async insert(invitation: Invitation, tokenSha256: string): Promise<void> {
      await db<InvitationRow>('invitations').insert({
        tenant_id: tenantId,
        id: invitation.id,
        email: invitation.email,
        role: invitation.role,
        operator_id: invitation.operatorId,
        token_sha256: tokenSha256,
        invited_by: invitation.invitedBy,
        created_at: invitation.createdAt,
        expires_at: invitation.expiresAt,
        accepted_at: null,
      });
    },

    /** Removes what an address did not accept in time, so that it can be invited anew. */
    async deleteExpiredOf(email: string, at: Date): Promise<void> {
      await invitations()
        .where({ email })
        .whereNull('accepted_at')
        .where('expires_at', '<=', at)
        .delete();
    },

    async hasOpen(email: string): Promise<boolean> {
      const row = await invitations().where({ email }).whereNull('accepted_at').first('id');
      return row !== undefined;
    },

    /** Locks one that was not accepted, expired or not, until the transaction ends. */
    async lockUnaccepted(id: string): Promise<Invitation | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await invitations().where({ id }).whereNull('accepted_at').forUpdate().first();
      return row && invitationOf(row);
    },

    /** Gives it another token; the former one opens nothing from then on. */
    async renew(id: string, { tokenSha256, expiresAt }: { tokenSha256: string; expiresAt: Date }) {
      await invitations()
        .where({ id })
        .update({ token_sha256: tokenSha256, expires_at: expiresAt });
    },

    async delete(id: string): Promise<void> {
      await invitations().where({ id }).delete();
    },
  };
}

export function invitationOf(row: InvitationRow): Invitation {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    email: row.email,
    role: row.role as Invitation['role'],
    operatorId: row.operator_id,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
  };
}
