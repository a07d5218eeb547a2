import { RememberedReads } from '../../platform/db/remembered-reads.js';
import type { ResolvedPassport } from '../passports/published-passport-reader.js';
import type { ResolutionTarget } from './resolution-model.js';

/** One lookup on one host: the base host has no tenant. */
export type PublicLookup = ResolutionTarget & { readonly on: string | undefined };

const lookupsMax = 2000;

/** What public lookups found, remembered where that is safe. */
export class ResolutionLookups {
  private readonly reads: RememberedReads<ResolvedPassport | undefined>;

  /** @param generation - Of the database; undefined: others write to it too. */
  constructor(generation: (() => number) | undefined) {
    this.reads = new RememberedReads(generation, lookupsMax);
  }

  find(
    lookup: PublicLookup,
    load: () => Promise<ResolvedPassport | undefined>,
  ): Promise<ResolvedPassport | undefined> {
    return this.reads.find(keyOf(lookup), load);
  }
}

function keyOf(lookup: PublicLookup): string {
  const what = 'id' in lookup ? lookup.id : `${lookup.applicationIdentifier}/${lookup.value}`;
  return `${lookup.on ?? ''} ${what}`;
}
