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
  const { rows } = await tx.raw<{ rows: PassportPictureRow[] }>(
    `update passport_pictures set due_at = :leaseUntil, attempts = attempts + 1
     where tenant_id = :tenantId and (passport_id, number) in (
       select passport_id, number from passport_pictures
       where tenant_id = :tenantId and due_at <= :at
       order by due_at limit :limit for update skip locked)
     returning passport_id, number, url, attempts`,
    { tenantId, at, leaseUntil, limit },
  );
  return rows.map(({ passport_id: passportId, number, url, attempts }) => {
    return { tenantId, passportId, number, url, attempts };
  });
}
