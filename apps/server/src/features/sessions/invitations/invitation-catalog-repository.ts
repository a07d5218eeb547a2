import type { Knex } from 'knex';
import type { InvitationRow } from '../../../platform/db/tables.js';
import type { Invitation } from './invitation-model.js';
import { invitationOf } from './invitation-repository.js';

interface InvitationPage {
  readonly before: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** Lists and counts of the invitations of one workspace. */
export function invitationCatalogRepository(db: Knex, tenantId: string) {
  const invitations = () => db<InvitationRow>('invitations').where({ tenant_id: tenantId });
  return {
    /** Newest first, those that were accepted or have expired included. */
    async listPage({ before, limit }: InvitationPage): Promise<Invitation[]> {
      const query = invitations()
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      if (before) void query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id]);
      return (await query).map(invitationOf);
    },

    /** How many are open, counted to a bound and no further. */
    async countOpen(at: Date, bound: number): Promise<number> {
      return (
        await invitations()
          .whereNull('accepted_at')
          .where('expires_at', '>', at)
          .limit(bound)
          .select('id')
      ).length;
    },
  };
}
