import type { Knex } from 'knex';
import type { PassportPictureRow } from '../../../platform/db/tables.js';
import type { PicturesOf } from './passport-picture-repository.js';

/** A picture that one process fetches until its lease expires. */
export interface ClaimedPicture extends PicturesOf {
  readonly number: number;
  readonly url: string;
  /** This one included. */
  readonly attempts: number;
}

/** Workspaces with pictures that are due. Read without a lock; each is claimed from inside its workspace. */
export async function listWorkspacesWithDuePictures(
  db: Knex,
  at: Date,
): Promise<readonly string[]> {
  const rows = await db<PassportPictureRow>('passport_pictures')
    .where('due_at', '<=', at)
    .distinct<{ tenant_id: string }[]>('tenant_id');
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Claims due pictures, the longest due first, past those that another transaction is claiming. */
export async function claimPictures(
  tx: Knex,
  tenantId: string,
  { at, leaseUntil, limit }: { at: Date; leaseUntil: Date; limit: number },
): Promise<readonly ClaimedPicture[]> {
  // Two statements: a subquery with a limit may be run again for each row that an update looks at, and claims more.
  const pictures = () => tx<PassportPictureRow>('passport_pictures').where({ tenant_id: tenantId });
  const due = await pictures()
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select('passport_id', 'number');
  const keys = due.map(({ passport_id, number }) => [passport_id, number]);
  if (keys.length === 0) return [];
  const rows = await pictures()
    .whereIn(['passport_id', 'number'], keys)
    .update({ due_at: leaseUntil, attempts: tx.raw('attempts + 1') })
    .returning(['passport_id', 'number', 'url', 'attempts']);
  return rows.map(({ passport_id: passportId, number, url, attempts }) => {
    return { tenantId, passportId, number, url, attempts };
  });
}
