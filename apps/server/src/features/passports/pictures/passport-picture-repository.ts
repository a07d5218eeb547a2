import type { Knex } from 'knex';
import { announce } from '../../../platform/db/announcements/announcing-transaction.js';
import type { PassportPictureRow, PictureRow } from '../../../platform/db/tables.js';
import type { Enrichment } from '../passport-model.js';
import { maxPictures } from './picture-model.js';

/** The passport that shows the pictures. */
export interface PicturesOf {
  readonly tenantId: string;
  readonly passportId: string;
}

/**
 * The pictures that enrichments name, and their files. A file is deleted with the last passport that shows it. Each
 * removal locks the rows of the files first, so that of two at once the second one sees a file unused.
 */
export function passportPictureRepository(tx: Knex) {
  const links = (tenantId: string) =>
    tx<PassportPictureRow>('passport_pictures').where({ tenant_id: tenantId });
  const linksOf = ({ tenantId, passportId }: PicturesOf) =>
    links(tenantId).where({ passport_id: passportId });

  /** Locks files in one order, before new rows refer to some of them. */
  async function lockFiles(tenantId: string, files: readonly string[]): Promise<void> {
    const named = tx<PictureRow>('pictures')
      .where({ tenant_id: tenantId })
      .whereIn('sha256', files);
    if (files.length > 0) await named.orderBy('sha256').forUpdate().select('sha256');
  }

  /** Deletes the locked files that no passport shows any more. */
  async function deleteUnused(tenantId: string, files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    await tx.raw(
      `delete from pictures where tenant_id = :tenantId and sha256 = any (:files::text[])
       and not exists (
         select from passport_pictures as shown
         where shown.tenant_id = :tenantId and shown.sha256 = pictures.sha256)`,
      { tenantId, files },
    );
  }

  return {
    /**
     * Lets the pictures of a passport follow its enrichment, which has just been written. What is here already
     * stays; everything else is fetched, also what was refused before.
     */
    async follow(of: PicturesOf, enrichment: Enrichment | null, at: Date): Promise<void> {
      const before = await linksOf(of).delete().returning(['url', 'sha256']);
      const files = new Map(before.map(({ url, sha256 }) => [url, sha256]));
      await lockFiles(of.tenantId, filesOf(before));
      const rows = (enrichment?.images ?? []).slice(0, maxPictures).map((image, index) => {
        const sha256 = files.get(image.url) ?? null;
        return {
          tenant_id: of.tenantId,
          passport_id: of.passportId,
          number: index + 1,
          url: image.url,
          caption: image.caption ?? null,
          sha256,
          due_at: sha256 === null ? at : null,
        };
      });
      if (rows.length > 0) await tx<PassportPictureRow>('passport_pictures').insert(rows);
      if (rows.some(({ due_at }) => due_at)) announce(tx, 'pictures', of.tenantId);
      await deleteUnused(of.tenantId, filesOf(before));
    },

    /** Takes all away, with a passport that is about to be removed. */
    async remove(of: PicturesOf): Promise<void> {
      const files = filesOf(await linksOf(of).delete().returning('sha256'));
      await lockFiles(of.tenantId, files);
      await deleteUnused(of.tenantId, files);
    },
  };
}

function filesOf(rows: readonly Pick<PassportPictureRow, 'sha256'>[]): string[] {
  return rows.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== null);
}
