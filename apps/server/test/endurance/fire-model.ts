/** What the process that loads a server is told. */
export interface FireOrder {
  readonly origin: string;
  readonly seconds: number;
  /** Local ones, each a stranger of its own. */
  readonly addresses: readonly string[];
  readonly halfOpenSockets: number;
  /** What those say before they go quiet. */
  readonly halves: readonly string[];
  readonly requests: readonly {
    readonly name: string;
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly accept?: string;
    readonly body?: string;
    /** Budget of one address. */
    readonly perMinute: number;
  }[];
}

/** How often each request was answered with each status, and failed with each error. */
export interface FireResult {
  readonly answers: Record<string, number>;
  readonly failures: Record<string, number>;
}
