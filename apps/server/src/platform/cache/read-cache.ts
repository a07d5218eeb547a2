import { ByteCache, textOf, type CacheGauge, type CacheKey } from './byte-cache.js';

export interface ReadCacheOptions<Found> {
  /** As it stands in metrics. */
  readonly name: string;
  /** Of the database; undefined: others write to it too, and nothing is cached. */
  readonly generation: (() => number) | undefined;
  readonly maxBytes: number;
  /** For what is not there: bounded apart from what is. */
  readonly maxMissBytes: number;
  readonly bytesOf: (found: Found) => number;
}

interface RunningRead<Found> {
  readonly generation: number;
  readonly found: Promise<Found | undefined>;
}

/**
 * Caches what queries found for as long as nothing was written. The embedded database answers a few
 * hundred times as slowly as memory, and only this process writes to it; on a PostgreSQL server others
 * write too, so there every read is asked anew.
 */
export class ReadCache<Found extends object> {
  private readonly generation: (() => number) | undefined;
  private readonly found: ByteCache<Found>;
  private readonly missing: ByteCache<true>;
  /** One for all who ask for the same at the same time; gone when it ends, however it does. */
  private readonly running = new Map<string, RunningRead<Found>>();
  /** Of what the two caches hold. */
  private heldSince: number | undefined;

  constructor({ name, generation, maxBytes, maxMissBytes, bytesOf }: ReadCacheOptions<Found>) {
    this.generation = generation;
    this.found = new ByteCache({ name, maxBytes, bytesOf });
    this.missing = new ByteCache({
      name: `${name}_missing`,
      maxBytes: maxMissBytes,
      bytesOf: () => 0,
    });
  }

  get gauges(): readonly CacheGauge[] {
    return [this.found, this.missing];
  }

  find(key: CacheKey, load: () => Promise<Found | undefined>): Promise<Found | undefined> {
    if (!this.generation) return load();
    // Before the read: what a write overtakes is never cached.
    const generation = this.generation();
    this.dropStale(generation);
    const cached = this.found.get(key);
    if (cached) return Promise.resolve(cached);
    if (this.missing.get(key)) return Promise.resolve(undefined);
    const text = textOf(key);
    const running = this.running.get(text);
    if (running?.generation === generation) return running.found;
    const read = { generation, found: this.read(key, load, generation) };
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
    generation: number,
  ): Promise<Found | undefined> {
    const found = await load();
    if (this.generation?.() !== generation) return found;
    if (found) this.found.set(key, found);
    else this.missing.set(key, true);
    return found;
  }

  private dropStale(generation: number): void {
    if (this.heldSince === generation) return;
    this.heldSince = generation;
    this.found.clear();
    this.missing.clear();
  }
}
