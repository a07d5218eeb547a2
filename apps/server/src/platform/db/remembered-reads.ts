import { LRUCache } from 'lru-cache';

/**
 * Remembers what queries found for as long as nothing was written. The embedded database answers a few
 * hundred times as slowly as memory, and only this process writes to it; on a PostgreSQL server others
 * write too, so there every read is asked anew.
 */
export class RememberedReads<Value> {
  private readonly reads: LRUCache<string, { generation: number; found: Promise<Value> }>;

  /**
   * @param generation - Of the database; undefined: others write to it too.
   * @param max - Reads kept, the least used given up first.
   */
  constructor(
    private readonly generation: (() => number) | undefined,
    max: number,
  ) {
    this.reads = new LRUCache({ max });
  }

  find(key: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.generation) return load();
    // Before the read: a write while it runs makes the entry stale from the start.
    const generation = this.generation();
    const known = this.reads.get(key);
    if (known?.generation === generation) return known.found;
    const found = load();
    this.reads.set(key, { generation, found });
    found.catch(() => {
      // Whoever asked hears of it; who asks next shall not.
      if (this.reads.get(key)?.found === found) this.reads.delete(key);
    });
    return found;
  }
}
