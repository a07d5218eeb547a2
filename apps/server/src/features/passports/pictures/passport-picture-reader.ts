import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { PassportPictureRow, PictureRow } from '../../../platform/db/tables.js';
import type { PictureFile, PictureMediaType, ShownPicture } from './picture-model.js';

export function passportPictureReader(db: Knex) {
  return {
    /** Those that are here, in their order. */
    async listShown(tenantId: string, passportId: string): Promise<readonly ShownPicture[]> {
      const rows = await db('passport_pictures')
        .join('pictures', {
          'pictures.tenant_id': 'passport_pictures.tenant_id',
          'pictures.sha256': 'passport_pictures.sha256',
        })
        .where({
          'passport_pictures.tenant_id': tenantId,
          'pictures.tenant_id': tenantId,
          'passport_pictures.passport_id': passportId,
        })
        .orderBy('passport_pictures.number')
        .select<ShownRow[]>(
          'passport_pictures.number',
          'passport_pictures.caption',
          'pictures.sha256',
          'pictures.width',
          'pictures.height',
        );
      return rows.map(({ caption, ...row }) => ({ ...row, caption: caption ?? undefined }));
    },

    async findFile(tenantId: string, sha256: string): Promise<PictureFile | undefined> {
      const found = await db<PictureRow>('pictures').where({ tenant_id: tenantId, sha256 }).first();
      const row = ownedBy(tenantId, found);
      return (
        row && {
          sha256,
          mediaType: row.media_type as PictureMediaType,
          width: row.width,
          height: row.height,
          content: row.content,
        }
      );
    },
  };
}

type ShownRow = Pick<PassportPictureRow, 'number' | 'caption'> &
  Pick<PictureRow, 'sha256' | 'width' | 'height'>;
