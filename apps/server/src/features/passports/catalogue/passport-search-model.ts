import type { PassportStatus } from '../passport-model.js';

/** The orders of the catalogue; each ends in the order of ids, so that no two passports have the same place. */
export const SEARCH_ORDERS = ['updatedAt', 'productId', 'name', 'status'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** A total is counted up to here; `counts` counts them all. */
export const MAX_EXACT_TOTAL = 1_000;

/** A word that at most so many terms begin with is rare. */
export const MAX_RARE_TERMS = 10_000;

/** A certificate with its end within so many days needs a person. */
export const CERTIFICATE_WARNING_DAYS = 30;

/** What passports of a workspace have in common; undefined members do not matter. */
export interface SearchFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential. */
  readonly boundOperatorId: string | null;
  /** Beginnings of terms, each of which a passport has. */
  readonly words: readonly string[];
  /** One of `words` that few passports have: their rows are looked up, and not those of a page walked. */
  readonly rareWord?: string | undefined;
  readonly status?: PassportStatus | undefined;
  readonly sealed?: boolean | undefined;
  readonly category?: string | undefined;
  readonly operatorId?: string | undefined;
  /** Null: without one. */
  readonly facilityId?: string | null | undefined;
  readonly vcReady?: boolean | undefined;
  /** `YYYY-MM-DD`, exclusive. */
  readonly certificateEndsBefore?: string | undefined;
  readonly archived: boolean;
}

/** One passport of the catalogue, with as much as a table shows. */
export interface FoundPassport {
  readonly id: string;
  readonly productId: string;
  /** Empty without a name. */
  readonly name: string;
  readonly nameKey: string;
  readonly model: string | null;
  readonly size: string | null;
  readonly category: string | null;
  readonly status: PassportStatus;
  readonly sealedAt: Date | null;
  readonly operator: { readonly id: string; readonly name: string };
  readonly facilityId: string | null;
  readonly vcReady: boolean;
  readonly faultCount: number | null;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
}

/** Passports of one status and category. */
export interface PassportCount {
  readonly status: PassportStatus;
  /** Null for a draft without a known category. */
  readonly category: string | null;
  readonly total: number;
  readonly sealed: number;
  readonly vcReady: number;
  readonly withFaults: number;
  readonly certificatesEnding: number;
}
