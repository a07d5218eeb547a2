/** The part of a passport that decides if a credential can be issued for it. */
export interface VcReadinessInput {
  /** The linked manufacturing facility; `country` is its country of production. */
  readonly facility?: { readonly country?: string | null | undefined } | null | undefined;
}

/** Readiness for a credential, and what is in the way. */
export interface VcReadiness {
  readonly vcReady: boolean;
  /** Sentences in English for the person who maintains the passport; empty when ready. */
  readonly blockers: string[];
}

/**
 * True when a passport has what every UNTP product passport requires: `producedAtFacility` and
 * `countryOfProduction`.
 *
 * @see UNTP 0.7.0, Digital Product Passport, class Product.
 * @example
 * vcReadiness({ facility: { country: 'PT' } }) // { vcReady: true, blockers: [] }
 */
export function vcReadiness({ facility }: VcReadinessInput): VcReadiness {
  if (!facility) {
    return { vcReady: false, blockers: ['No manufacturing facility is linked.'] };
  }
  if (!facility.country?.trim()) {
    return {
      vcReady: false,
      blockers: ['The linked manufacturing facility has no country of production.'],
    };
  }
  return { vcReady: true, blockers: [] };
}
