import type { Knex } from 'knex';
import type { InvitationRow } from '../../../platform/db/tables.js';
import type { Invitation } from './invitation-model.js';
import { invitationOf } from './invitation-repository.js';

/** Open invitations of one workspace, by the hashes of their tokens. */
export function invitationTokenRepository(db: Knex, tenantId: string) {
  const open = (tokenSha256: string, at: Date) =>
    db<InvitationRow>('invitations')
      .where({ tenant_id: tenantId, token_sha256: tokenSha256 })
      .whereNull('accepted_at')
      .where('expires_at', '>', at);
  return {
    /** Undefined for a token of none. */
    async find(tokenSha256: string, at: Date): Promise<Invitation | undefined> {
      const row = await open(tokenSha256, at).first();
      return row && invitationOf(row);
    },

    /** Spends an open invitation. Of several who try at once one is answered it. */
    async accept(tokenSha256: string, at: Date): Promise<Invitation | undefined> {
      const [row] = await open(tokenSha256, at).update({ accepted_at: at }).returning('*');
      return row && invitationOf(row);
    },
  };
}
