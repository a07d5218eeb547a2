import type { DppError } from './error.js';

/**
 * One line of a client's log. It has no header, query, body or credential, and of the address only the path: values in
 * it are not filled in, except for a path given to `client.request`.
 */
export type LogEntry = LogCall &
  (
    | { readonly event: 'request' }
    | {
        readonly event: 'reply';
        readonly status: number;
        readonly durationMs: number;
        readonly requestId: string | undefined;
      }
    | {
        readonly event: 'failure';
        /** What the attempt failed with; `undefined` for an abort by the caller. */
        readonly code: DppError['code'];
        readonly durationMs: number;
        readonly requestId: string | undefined;
      }
    | {
        /** The call is repeated after the pause. */
        readonly event: 'retry';
        readonly pauseMs: number;
      }
  );

/** Which attempt of which call a line is about. */
interface LogCall {
  readonly method: string;
  /** The path of the contract, such as `/api/v1/passports/{id}`. */
  readonly path: string;
  /** From 1. */
  readonly attempt: number;
}

/** Receives the lines. What it throws is dropped: a broken log ends no call. */
export type LogListener = (entry: LogEntry) => void;

export function writeLog(listener: LogListener | undefined, entry: LogEntry): void {
  try {
    listener?.(entry);
  } catch {
    // The call has done its work whether or not it could be logged.
  }
}
