import { LRUCache } from 'lru-cache';

/**
 * What an entry is found by: the kind of thing first, then what names one of them. Its parts never run
 * into each other, also with texts made up by a client.
 */
export type CacheKey = readonly [kind: string, ...names: (string | undefined)[]];

/** What is reported of a cache. */
export interface CacheGauge {
  readonly name: string;
  /** What it holds now, keys included. */
  sizeBytes(): number;
}

interface ByteCacheOptions<Value> {
  /** As it stands in metrics. */
  readonly name: string;
  /** Entries are given up beyond it, the least used first. */
  readonly maxBytes: number;
  /** What a value costs; keys and bookkeeping are counted here. */
  readonly bytesOf: (value: Value) => number;
  /** Default: an entry stays until it is given up. */
  readonly ttlMs?: number;
}

/** Bookkeeping of an entry here and in the engine: measured at some 180 bytes, rounded up. */
const entryBytes = 256;

/** What a text takes in memory at most: two bytes for each UTF-16 code unit. */
export function textBytes(text: string): number {
  return 2 * text.length;
}

/** A cache that ends at bytes. What is larger than all of it is not cached. */
export class ByteCache<Value extends object | string | number | true> implements CacheGauge {
  readonly name: string;
  private readonly entries: LRUCache<string, Value>;

  constructor({ name, maxBytes, bytesOf, ttlMs = 0 }: ByteCacheOptions<Value>) {
    this.name = name;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      sizeCalculation: (value, text) => entryBytes + textBytes(text) + Math.ceil(bytesOf(value)),
    });
  }

  get(key: CacheKey): Value | undefined {
    return this.entries.get(textOf(key));
  }

  set(key: CacheKey, value: Value): void {
    this.entries.set(textOf(key), value);
  }

  delete(key: CacheKey): void {
    this.entries.delete(textOf(key));
  }

  clear(): void {
    this.entries.clear();
  }

  sizeBytes(): number {
    return this.entries.calculatedSize;
  }
}

/** One text for each key. It is a copy, so that no entry keeps the request alive that its key stood in. */
export function textOf(key: CacheKey): string {
  return JSON.stringify(key);
}
