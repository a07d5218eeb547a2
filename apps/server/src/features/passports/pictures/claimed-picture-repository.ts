import type { Knex } from 'knex';
import type { PassportPictureRow, PictureRow } from '../../../platform/db/tables.js';
import type { ClaimedPicture } from './due-picture-repository.js';
import type { PictureFile, PictureRefusal } from './picture-model.js';

/** The outcomes of fetching a picture. */
export function claimedPictureRepository(tx: Knex) {
  /** The row while it has the same address and no file: a newer enrichment has made another row. */
  function ofClaimed({ number, url, ...of }: ClaimedPicture) {
    return tx<PassportPictureRow>('passport_pictures')
      .where({ tenant_id: of.tenantId, passport_id: of.passportId, number, url })
      .whereNotNull('due_at');
  }

  /** The row is locked before the file, in the order of removals. */
  async function lockClaimed(claimed: ClaimedPicture): Promise<boolean> {
    return (await ofClaimed(claimed).forUpdate().first('number')) !== undefined;
  }

  return {
    /** Stores a fetched file. @returns False where the enrichment no longer names it. */
    async store(claimed: ClaimedPicture, file: PictureFile, at: Date): Promise<boolean> {
      if (!(await lockClaimed(claimed))) return false;
      await tx<PictureRow>('pictures')
        .insert({
          tenant_id: claimed.tenantId,
          sha256: file.sha256,
          media_type: file.mediaType,
          width: file.width,
          height: file.height,
          content: Buffer.from(file.content),
          created_at: at,
        })
        // Locks its row, so that no removal deletes the file meanwhile.
        .onConflict(['tenant_id', 'sha256'])
        .merge({ created_at: at });
      await ofClaimed(claimed).update({ sha256: file.sha256, due_at: null });
      return true;
    },

    /** Gives a picture up for good. @returns False where the enrichment no longer names it. */
    async refuse(claimed: ClaimedPicture, refusal: PictureRefusal): Promise<boolean> {
      return (await ofClaimed(claimed).update({ refusal, due_at: null })) === 1;
    },

    async postpone(claimed: ClaimedPicture, until: Date): Promise<void> {
      await ofClaimed(claimed).update({ due_at: until });
    },

    /** Bytes of all files of a workspace. */
    async countBytes(tenantId: string): Promise<number> {
      const [row] = await tx<PictureRow>('pictures')
        .where({ tenant_id: tenantId })
        .sum<{ bytes: string | null }[]>('content_bytes as bytes');
      return Number(row?.bytes ?? 0);
    },
  };
}
