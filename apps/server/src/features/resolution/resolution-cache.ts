import { textBytes, type CacheGauge, type CacheKey } from '../../platform/cache/byte-cache.js';
import { cacheMaxBytes } from '../../platform/cache/cache-sizes.js';
import { slotOf } from '../../platform/cache/change-epochs.js';
import type { Epochs } from '../../platform/cache/epochs.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import type { ShownKind } from '../../platform/db/shown-changes.js';
import type { ShownPicture } from '../passports/pictures/picture-model.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { ResolutionTarget } from './resolution-model.js';

/** One lookup on one host: the base host has no tenant. */
export type PublicLookup = ResolutionTarget & { readonly on: string | undefined };

/** Ids, status and the object itself. */
const resolvedBytes = 1024;

/** A UUID and the object around it. */
const issuerKeyBytes = 256;

/** A hash and the object around it; the caption is counted by itself. */
const pictureBytes = 320;

/**
 * Reads are repeated after a minute even without an announcement. On a cluster a commit reaches its machines one
 * after another, so that a reader may see one of them as it was when the change has been announced already.
 */
const ttlMs = 60_000;

/** The key a workspace signs with. */
interface IssuerKey {
  readonly id: string;
}

/** The pictures of a passport that are here. */
export interface PassportPictures {
  readonly pictures: readonly ShownPicture[];
  /** Another text whenever any of it is another. */
  readonly version: string;
}

/**
 * Caches what the public finds, until something is announced that it depends on: the workspace that answers, and
 * who has the key or UUID that was asked for.
 */
export class ResolutionCache {
  private readonly passports: ReadCache<ResolvedPassport>;
  private readonly issuerKeys: ReadCache<IssuerKey>;
  private readonly pictures: ReadCache<PassportPictures>;

  constructor(epochs: Epochs) {
    this.passports = new ReadCache({
      name: 'resolutions',
      epochs,
      ttlMs,
      maxBytes: cacheMaxBytes.resolutions,
      maxMissBytes: cacheMaxBytes.unresolved,
      bytesOf: ({ publicDocument }) => resolvedBytes + textBytes(publicDocument?.text ?? ''),
      subjectsOf,
    });
    this.issuerKeys = new ReadCache({
      name: 'issuer_keys',
      epochs,
      ttlMs,
      maxBytes: cacheMaxBytes.issuerKeys,
      maxMissBytes: cacheMaxBytes.issuerKeys,
      bytesOf: () => issuerKeyBytes,
      subjectsOf: ofWorkspace,
    });
    this.pictures = new ReadCache({
      name: 'pictures',
      epochs,
      ttlMs,
      maxBytes: cacheMaxBytes.pictures,
      maxMissBytes: cacheMaxBytes.withoutPictures,
      bytesOf: ({ pictures }) =>
        pictures.reduce((sum, { caption = '' }) => sum + pictureBytes + textBytes(caption), 0),
      subjectsOf: ofWorkspace,
    });
  }

  get gauges(): readonly CacheGauge[] {
    return [...this.passports.gauges, ...this.issuerKeys.gauges, ...this.pictures.gauges];
  }

  find(
    lookup: PublicLookup,
    load: () => Promise<ResolvedPassport | undefined>,
  ): Promise<ResolvedPassport | undefined> {
    return this.passports.find(keyOf(lookup), load);
  }

  /** The key that a text of a workspace would be signed with: enough to find one that is signed already. */
  findIssuerKey(
    tenantId: string,
    load: () => Promise<IssuerKey | undefined>,
  ): Promise<IssuerKey | undefined> {
    return this.issuerKeys.find(['issuer-key', tenantId], async () => {
      const key = await load();
      // No more of it than its name: what signs is not to be found here.
      return key && { id: key.id };
    });
  }

  /** The pictures of a passport that are here; undefined where there is none. */
  findPictures(
    { tenantId, passportId }: { readonly tenantId: string; readonly passportId: string },
    load: () => Promise<PassportPictures | undefined>,
  ): Promise<PassportPictures | undefined> {
    return this.pictures.find(['pictures', tenantId, passportId], load);
  }
}

const ofWorkspace = ([, tenantId = '']: CacheKey) => [slotOf('WORKSPACE', tenantId)];

/** A UUID in the one case that targets have it in; what is a GTIN for one path is no id for another. */
function keyOf(lookup: PublicLookup): CacheKey {
  if ('id' in lookup) return ['PASSPORT', lookup.on, lookup.id];
  return 'productId' in lookup
    ? ['PRODUCT', lookup.tenantId, lookup.productId]
    : [kinds[lookup.applicationIdentifier], lookup.on, lookup.value];
}

const kinds = { '01': 'GTIN', '8003': 'GRAI' } as const satisfies Record<string, ShownKind>;

/**
 * A name without an answer may get one in any workspace, which announces it by the name that was asked for; a product
 * id in its own alone.
 */
function subjectsOf(
  [kind, on, name = '']: CacheKey,
  found: ResolvedPassport | undefined,
): readonly number[] {
  if (kind === 'PRODUCT') return [slotOf('WORKSPACE', on ?? '')];
  const workspaces = [on, found?.tenantId].filter((id) => id !== undefined);
  return [slotOf(kind, name), ...workspaces.map((id) => slotOf('WORKSPACE', id))];
}
