import type { RawBody } from '../../../platform/http/route.js';
import { passportPictureReader } from '../../passports/pictures/passport-picture-reader.js';
import { findPictures } from './passport-pictures.js';
import type { PictureCache } from './picture-cache.js';
import type { PassportTarget } from '../resolution-model.js';
import { findPassport } from '../find-resolved-passport.js';
import type { ResolutionDeps, Viewer } from '../resolution-deps.js';

export type PictureDeps = ResolutionDeps & { readonly pictureCache: PictureCache };

interface FoundPicture {
  readonly etag: string;
  /** True when the public may see it. */
  readonly isPublic: boolean;
  /** Undefined when it has gone meanwhile. */
  readonly read: () => Promise<RawBody | undefined>;
}

/** Finds a picture of a passport that the viewer may see: as public as the passport, and no more. */
export async function answerPicture(
  deps: PictureDeps,
  { target, number }: { readonly target: PassportTarget; readonly number: string },
  viewer: Viewer,
): Promise<FoundPicture | undefined> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return undefined;
  const shown = await findPictures(deps, found);
  const picture = shown?.pictures.find((each) => String(each.number) === number);
  if (!picture) return undefined;
  const { tenantId } = found;
  const { sha256 } = picture;
  return {
    etag: `"${sha256}"`,
    isPublic: found.status !== 'DRAFT',
    read: () =>
      deps.pictureCache.find({ tenantId, sha256 }, () =>
        passportPictureReader(deps.db).findFile(tenantId, sha256),
      ),
  };
}
