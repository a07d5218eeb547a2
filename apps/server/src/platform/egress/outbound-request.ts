import type { IncomingHttpHeaders } from 'node:http';

/** What is asked, and how much of an answer is taken. */
export interface OutboundRequest {
  /** Default GET. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds for all of it, from the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Bytes of the answer's body, as it was sent: it is never decompressed. */
  readonly maxBytes: number;
  /** Statuses of the answers that are read to the end; of any other the head is enough. Default: all. */
  readonly wantsBody?: (status: number) => boolean;
}

/** Something that is posted, and may arrive twice without harm. Of the answer the head is enough. */
export interface OutboundMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Milliseconds from the name to the head of the answer. */
  readonly timeoutMs: number;
}

export interface AnswerHead {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /**
   * Resolves to the first kilobyte of the body, as sent, or to less where the body ends or takes too long. Absent where
   * none of it is read.
   */
  readonly start?: Promise<Buffer>;
}

/** Any answer is one: a redirect too, which is not followed. */
export interface OutboundAnswer extends AnswerHead {
  readonly body: Buffer;
}

/** Where a request goes, and on what terms. */
export interface Destination {
  readonly url: URL;
  /** The only addresses to connect to. Default: what the system finds for the name. */
  readonly pinnedTo?: readonly string[] | undefined;
  /** PEM, in place of the system's roots. */
  readonly trustedCaPem?: string | undefined;
  readonly connectTimeoutMs?: number | undefined;
}

/** One of a stranger's: it goes nowhere but to the addresses that were checked. */
export interface PinnedDestination extends Destination {
  readonly pinnedTo: readonly string[];
}
