/** A country of ISO 3166-1. */
export interface CountryValue {
  /** Three digits. */
  readonly numeric: string;
  /** Two capital letters. */
  readonly alpha2: string;
}

/** A currency of ISO 4217. */
export interface CurrencyValue {
  /** Three digits. */
  readonly numeric: string;
  /** Three capital letters. */
  readonly alpha3: string;
}

/**
 * What a data field means. More kinds may join: keep a default branch when switching over `kind`.
 *
 * Decimal numbers are strings, so that none of their digits is lost: `12.340`, `-0.50`. Units are
 * codes of UN/ECE Recommendation 20, such as `KGM`. Dates are `YYYY-MM-DD`, or `YYYY-MM` for a day
 * that is not specified; times are `HH`, `HH:MM` or `HH:MM:SS` where the thing is, without a time
 * zone.
 */
export type TypedValue =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'dateRange'; readonly from: string; readonly to: string }
  | { readonly kind: 'dateTime'; readonly date: string; readonly time: string }
  | { readonly kind: 'measure'; readonly amount: string; readonly unit: string }
  | { readonly kind: 'count'; readonly count: number }
  | {
      readonly kind: 'amount';
      readonly amount: string;
      /** `undefined` where the AI means the currency of the place. */
      readonly currency: CurrencyValue | undefined;
    }
  | { readonly kind: 'percentage'; readonly percent: string }
  | { readonly kind: 'countries'; readonly countries: readonly CountryValue[] }
  | {
      readonly kind: 'postalCode';
      readonly country: CountryValue;
      readonly postalCode: string;
    }
  | {
      readonly kind: 'processor';
      /** `undefined` for the code 999, which names no country. */
      readonly country: CountryValue | undefined;
      readonly approvalNumber: string;
    }
  /** Decimal degrees of WGS84, south and west below 0. */
  | { readonly kind: 'coordinates'; readonly latitude: string; readonly longitude: string }
  /** A piece of an item, or a place in a sequence; both numbers from 1 on. */
  | { readonly kind: 'position'; readonly position: number; readonly total: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  /** Text of any script, its percent sequences decoded. */
  | { readonly kind: 'text'; readonly text: string };
