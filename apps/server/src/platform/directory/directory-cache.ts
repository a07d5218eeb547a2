import type { Knex } from 'knex';
import { ByteCache, type CacheGauge } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { directoryRepository, type DirectoryEntry, type NameKind } from './directory-repository.js';

/** Names that belong to one workspace for as long as they are there, and to no other afterwards. */
type LastingKind = Extract<NameKind, 'API_KEY' | 'PASSPORT' | 'SIGNING_KEY' | 'UNIT'>;

/** Two UUIDs. */
const entryBytes = 256;

/**
 * Caches where lasting names lead to, on every engine: what was found once is true for ever, or leads to
 * nothing any more. What was not found may come to be, and is asked for again.
 */
export class DirectoryCache {
  private readonly found = new ByteCache<DirectoryEntry>({
    name: 'directory',
    maxBytes: cacheMaxBytes.directory,
    bytesOf: () => entryBytes,
  });

  get gauges(): readonly CacheGauge[] {
    return [this.found];
  }

  async find(db: Knex, kind: LastingKind, key: string): Promise<DirectoryEntry | undefined> {
    const cached = this.found.get([kind, key]);
    if (cached) return cached;
    const entry = await directoryRepository(db).find({ kind, key });
    if (entry) this.found.set([kind, key], entry);
    return entry;
  }
}
