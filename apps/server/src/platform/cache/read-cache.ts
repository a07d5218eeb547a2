import { ByteCache, textOf, type CacheGauge, type CacheKey } from './byte-cache.js';
import type { Epochs } from './epochs.js';

interface ReadCacheOptions<Found> {
  /** As it stands in metrics. */
  readonly name: string;
  readonly epochs: Epochs;
  readonly maxBytes: number;
  /** For what is not there: bounded apart from what is. */
  readonly maxMissBytes: number;
  readonly bytesOf: (found: Found) => number;
  /** Subjects that a read depends on, as its epochs name them. Default: everything. */
  readonly subjectsOf?: (key: CacheKey, found: Found | undefined) => readonly number[];
  /** Default: an entry stays until it is stale or given up. */
  readonly ttlMs?: number;
}

/** What was found, or that nothing was, and since when that is true. */
interface Read<Found> {
  readonly found: Found | undefined;
  readonly since: number;
  readonly subjects: readonly number[];
}

interface RunningRead<Found> {
  readonly since: number;
  readonly found: Promise<Found | undefined>;
}

/** Caches what queries found for as long as nothing of what they depend on changes. */
export class ReadCache<Found extends object> {
  private readonly epochs: Epochs;
  private readonly subjectsOf: NonNullable<ReadCacheOptions<Found>['subjectsOf']>;
  private readonly found: ByteCache<Read<Found>>;
  private readonly missing: ByteCache<Read<Found>>;
  /** One for all who ask for the same at the same time; gone when it ends, however it does. */
  private readonly running = new Map<string, RunningRead<Found>>();
  /** Since everything last changed. */
  private heldSince: number | undefined;

  constructor({ name, epochs, maxBytes, maxMissBytes, ttlMs = 0, ...of }: ReadCacheOptions<Found>) {
    this.epochs = epochs;
    this.subjectsOf = of.subjectsOf ?? (() => []);
    const bytesOf = ({ found }: Read<Found>) => (found ? of.bytesOf(found) : 0);
    this.found = new ByteCache({ name, maxBytes, bytesOf, ttlMs });
    const missingName = `${name}_missing`;
    this.missing = new ByteCache({ name: missingName, maxBytes: maxMissBytes, bytesOf, ttlMs });
  }

  get gauges(): readonly CacheGauge[] {
    return [this.found, this.missing];
  }

  find(key: CacheKey, load: () => Promise<Found | undefined>): Promise<Found | undefined> {
    // Before the read: what a change overtakes is never cached.
    const since = this.epochs.now();
    if (since === undefined) return load();
    this.dropStale();
    const cached = this.current(this.found, key) ?? this.current(this.missing, key);
    return cached ? Promise.resolve(cached.found) : this.join(key, load, since);
  }

  private current(cache: ByteCache<Read<Found>>, key: CacheKey): Read<Found> | undefined {
    const cached = cache.get(key);
    if (!cached || !this.epochs.haveChanged(cached.subjects, cached.since)) return cached;
    cache.delete(key);
    return undefined;
  }

  /** A caller after a change does not join a read from before it. */
  private join(
    key: CacheKey,
    load: () => Promise<Found | undefined>,
    since: number,
  ): Promise<Found | undefined> {
    const text = textOf(key);
    const running = this.running.get(text);
    if (running?.since === since) return running.found;
    const read = { since, found: this.read(key, load, since) };
    this.running.set(text, read);
    const end = () => {
      if (this.running.get(text) === read) this.running.delete(text);
    };
    read.found.then(end, end);
    return read.found;
  }

  private async read(
    key: CacheKey,
    load: () => Promise<Found | undefined>,
    since: number,
  ): Promise<Found | undefined> {
    const found = await load();
    const subjects = this.subjectsOf(key, found);
    if (this.epochs.now() === undefined || this.epochs.haveChanged(subjects, since)) return found;
    const cache = found ? this.found : this.missing;
    cache.set(key, { found, since, subjects });
    return found;
  }

  private dropStale(): void {
    const changedAt = this.epochs.everythingChangedAt();
    if (this.heldSince === changedAt) return;
    this.heldSince = changedAt;
    this.found.clear();
    this.missing.clear();
  }
}
