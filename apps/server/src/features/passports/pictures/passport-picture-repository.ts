import type { Knex } from 'knex';
import { announce } from '../../../platform/db/announcements/announcing-transaction.js';
import type { PassportPictureRow, PictureRow } from '../../../platform/db/tables.js';
import type { Enrichment } from '../passport-model.js';
import { maxPictures, type PictureFile, type PictureRefusal } from './picture-model.js';

/** Whose pictures they are. */
export interface PicturesOf {
  readonly tenantId: string;
  readonly passportId: string;
}

/** A picture that somebody has taken on, and nobody else until its lease is over. */
export interface ClaimedPicture extends PicturesOf {
  readonly number: number;
  readonly url: string;
  /** This one counted. */
  readonly attempts: number;
}

/**
 * The pictures that enrichments name, and the files that came of them. A file goes with the last passport that
 * shows it; who takes pictures away holds its row, so that of two who do so the second one sees it unused.
 */
export function passportPictureRepository(tx: Knex) {
  const links = (tenantId: string) =>
    tx<PassportPictureRow>('passport_pictures').where({ tenant_id: tenantId });
  const linksOf = ({ tenantId, passportId }: PicturesOf) =>
    links(tenantId).where({ passport_id: passportId });

  /** In one order, and before new rows refer to some of them. */
  async function lockFiles(tenantId: string, files: readonly string[]): Promise<void> {
    const named = tx<PictureRow>('pictures')
      .where({ tenant_id: tenantId })
      .whereIn('sha256', files);
    if (files.length > 0) await named.orderBy('sha256').forUpdate().select('sha256');
  }

  /** Of those that are locked the ones that nobody shows any more. */
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

    /** Takes on what is due, the longest first; what somebody else is taking on is left alone. */
    async claim(
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
    },

    /** Stores what was fetched. @returns False where the enrichment names it no more. */
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
        // Its row is held from here on, so that nobody gives the file up meanwhile.
        .onConflict(['tenant_id', 'sha256'])
        .merge({ created_at: at });
      await ofClaimed(claimed).update({ sha256: file.sha256, due_at: null });
      return true;
    },

    /** Gives a picture up for good. @returns False where the enrichment names it no more. */
    async refuse(claimed: ClaimedPicture, refusal: PictureRefusal): Promise<boolean> {
      return (await ofClaimed(claimed).update({ refusal, due_at: null })) === 1;
    },

    async postpone(claimed: ClaimedPicture, until: Date): Promise<void> {
      await ofClaimed(claimed).update({ due_at: until });
    },

    /** What all files of a workspace take. */
    async countBytes(tenantId: string): Promise<number> {
      const [row] = await tx<PictureRow>('pictures')
        .where({ tenant_id: tenantId })
        .sum<{ bytes: string | null }[]>('content_bytes as bytes');
      return Number(row?.bytes ?? 0);
    },
  };

  /** Of the same address still, and not here yet: another writer of the enrichment has made another row. */
  function ofClaimed({ number, url, ...of }: ClaimedPicture) {
    return linksOf(of).where({ number, url }).whereNotNull('due_at');
  }

  /** Before the file, as who takes pictures away goes. */
  async function lockClaimed(claimed: ClaimedPicture): Promise<boolean> {
    return (await ofClaimed(claimed).forUpdate().first('number')) !== undefined;
  }
}

function filesOf(rows: readonly Pick<PassportPictureRow, 'sha256'>[]): string[] {
  return rows.map(({ sha256 }) => sha256).filter((sha256) => sha256 !== null);
}
