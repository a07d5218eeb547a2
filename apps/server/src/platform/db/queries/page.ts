/** One page of a list: `page` from 1, `limit` rows each. */
export interface Page {
  readonly page: number;
  readonly limit: number;
}
