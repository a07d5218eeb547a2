/** How long a client may take over each part of its conversation, in milliseconds. */
export interface ConnectionTimeouts {
  /** The time from the first byte of a request, or from the connection, to the end of its headers. */
  readonly headersMs: number;
  /** The time from the first byte of a request to the last one of its body. */
  readonly requestMs: number;
  /** How often the two above are looked at. */
  readonly checkIntervalMs: number;
  /** Silence between two requests. */
  readonly keepAliveMs: number;
  /** An answer of which the client takes no byte for this long. */
  readonly stalledReaderMs: number;
  /** The time from a request to the last byte of its answer, however steadily the client takes it. */
  readonly answerMs: number;
  /** The time a client has to take the last answer and to close its side, before the socket is destroyed. */
  readonly lingerMs: number;
}

/**
 * Common balancers keep their connections for 60 s: a server that closes first would meet their next
 * request half way. Since Node 18 the time for the headers starts with their first byte, so that it may
 * be shorter than the silence before them.
 */
export const connectionTimeouts: ConnectionTimeouts = Object.freeze({
  headersMs: 10_000,
  requestMs: 30_000,
  checkIntervalMs: 5_000,
  keepAliveMs: 72_000,
  stalledReaderMs: 30_000,
  answerMs: 600_000,
  lingerMs: 1_000,
});
