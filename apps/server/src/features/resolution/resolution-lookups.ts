import { LRUCache } from 'lru-cache';
import type { ResolvedPassport } from '../passports/passport-reader.js';
import type { ResolutionTarget } from './resolution-model.js';

/** One lookup on one host: the base host has no tenant. */
export type PublicLookup = ResolutionTarget & { readonly on: string | undefined };

const lookupsMax = 2000;

/**
 * Remembers what public lookups found for as long as nothing was written. The embedded database
 * answers a few hundred times as slowly as memory, and only this process writes to it; on a PostgreSQL
 * server others write too, so there every lookup is asked anew.
 */
export class ResolutionLookups {
  private readonly found = new LRUCache<
    string,
    { readonly generation: number; readonly passport: ResolvedPassport | undefined }
  >({ max: lookupsMax });

  constructor(private readonly generation: (() => number) | undefined) {}

  async find(
    lookup: PublicLookup,
    load: () => Promise<ResolvedPassport | undefined>,
  ): Promise<ResolvedPassport | undefined> {
    if (!this.generation) return load();
    const key = keyOf(lookup);
    // Before the read: a write while it runs makes the entry stale from the start.
    const generation = this.generation();
    const known = this.found.get(key);
    if (known?.generation === generation) return known.passport;
    const passport = await load();
    this.found.set(key, { generation, passport });
    return passport;
  }
}

function keyOf(lookup: PublicLookup): string {
  const what = 'id' in lookup ? lookup.id : `${lookup.applicationIdentifier}/${lookup.value}`;
  return `${lookup.on ?? ''} ${what}`;
}
