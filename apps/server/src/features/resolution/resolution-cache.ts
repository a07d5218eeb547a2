import { textBytes, type CacheKey } from '../../platform/cache/byte-cache.js';
import { cacheMaxBytes } from '../../platform/cache/cache-sizes.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { ResolutionTarget } from './resolution-model.js';

/** One lookup on one host: the base host has no tenant. */
export type PublicLookup = ResolutionTarget & { readonly on: string | undefined };

/** Ids, status and the object itself. */
const resolvedBytes = 1024;

/** Caches what public lookups found, where that is safe. */
export class ResolutionCache {
  private readonly reads: ReadCache<ResolvedPassport>;

  /** @param generation - Of the database; undefined: others write to it too. */
  constructor(generation: (() => number) | undefined) {
    this.reads = new ReadCache({
      name: 'resolutions',
      generation,
      maxBytes: cacheMaxBytes.resolutions,
      maxMissBytes: cacheMaxBytes.unresolved,
      bytesOf: ({ publicDocument }) => resolvedBytes + textBytes(publicDocument?.text ?? ''),
    });
  }

  get gauges() {
    return this.reads.gauges;
  }

  find(
    lookup: PublicLookup,
    load: () => Promise<ResolvedPassport | undefined>,
  ): Promise<ResolvedPassport | undefined> {
    return this.reads.find(keyOf(lookup), load);
  }
}

/** A UUID in the one case that targets have it in; what is a GTIN for one path is no id for another. */
function keyOf(lookup: PublicLookup): CacheKey {
  return 'id' in lookup
    ? ['passport', lookup.on, lookup.id]
    : [lookup.applicationIdentifier, lookup.on, lookup.value];
}
