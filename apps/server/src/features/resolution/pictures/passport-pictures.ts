import type { Picture } from '@dpp/passport-page';
import type { Knex } from 'knex';
import { etagOf } from '../../../representations/json-ld/public-document.js';
import { passportPictureReader } from '../../passports/pictures/passport-picture-reader.js';
import { pathOf } from '../resolution-model.js';
import type { PassportPictures, ResolutionCache } from '../resolution-cache.js';

export interface PassportPicturesDeps {
  readonly db: Knex;
  readonly resolutionCache: ResolutionCache;
}

/** The same for every viewer; the caller has found the passport first, and may see it. */
export async function findPictures(
  { db, resolutionCache }: PassportPicturesDeps,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<PassportPictures | undefined> {
  return resolutionCache.findPictures({ tenantId, passportId: id }, async () => {
    const pictures = await passportPictureReader(db).listShown(tenantId, id);
    if (pictures.length === 0) return undefined;
    return { pictures, version: etagOf(JSON.stringify(pictures)) };
  });
}

/** Pictures as a page shows them: from this server, regardless of their origin. */
export function picturesOnPage(id: string, found: PassportPictures | undefined): Picture[] {
  return (found?.pictures ?? []).map(({ number, caption, width, height }) => {
    return { number, src: picturePath(id, number), width, height, caption };
  });
}

function picturePath(id: string, number: number): string {
  return `${pathOf({ id })}/images/${number}`;
}
