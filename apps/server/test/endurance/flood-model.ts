/** A request that a flood repeats; `{nth}` in its body becomes the number of the request. */
export interface FloodRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly accept?: string;
  readonly body?: string;
}

export interface FloodOrder {
  readonly origin: string;
  readonly seconds: number;
  /** Requests in progress at the same time. */
  readonly parallel: number;
  /** Sent in turn. */
  readonly requests: readonly FloodRequest[];
}

/** Answers by status; `broken` counts connections that ended without one. */
export type FloodResult = Record<string, number>;
