import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import type { Invitation } from './invitation-model.js';
import { invitationCatalogRepository } from './invitation-catalog-repository.js';

/** One page of the workspace's invitations, newest first. */
export async function listInvitations(
  { db }: { readonly db: Knex },
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ readonly invitations: readonly Invitation[]; readonly nextCursor: string | null }> {
  requireWholeWorkspace(caller);
  const before = decodeTimeCursor(cursor);
  const { id } = caller.tenant;
  const invitations = await tenantTransaction(db, id, (tx) =>
    invitationCatalogRepository(tx, id).listPage({ before, limit }),
  );
  return { invitations, nextCursor: nextTimeCursor(invitations, limit) };
}
