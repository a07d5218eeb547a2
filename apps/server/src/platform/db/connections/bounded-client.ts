import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * How long a server may be silent while a statement of a migration or of a command waits, in milliseconds. A machine
 * that is gone is noticed by TCP keep-alive long before.
 */
export const longSilenceMs = 3_600_000;

/** From the first byte that is missing: a probe after two seconds, then one each second, ten in all. */
const keepAliveInitialDelayMillis = 2_000;

/** How long a server may take to close a connection that was ended. */
const farewellMs = 500;

const connectionTimeoutMillis = 5_000;

export interface BoundedClientConfig extends pg.ClientConfig {
  /** Milliseconds without a byte in either direction, while a statement waits. Default: `longSilenceMs`. */
  readonly silenceMs?: number;
}

/** What pg does not declare of its client. */
interface ClientInternals {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/** A connection that was given up because the server did not answer. It counts as an outage. */
class SilentServerError extends Error {
  override readonly name = 'SilentServerError';
  readonly code = 'ETIMEDOUT';
  readonly syscall = 'read';
  constructor(silenceMs: number) {
    super(`the database was silent for ${silenceMs} ms, and the connection was given up`);
  }
}

/**
 * A client of PostgreSQL that bounds the silence of its server. Timeouts that the server enforces are gone with the
 * server; and `query_timeout` of pg leaves the connection open, with the answer to another statement still to come.
 * Here the socket is destroyed: each statement that waits fails, and a pool takes the client out.
 */
export class BoundedClient extends pg.Client {
  private readonly silenceMs: number;
  private allowedMs: number;

  constructor(config: BoundedClientConfig = {}) {
    super({
      connectionTimeoutMillis,
      keepAlive: true,
      keepAliveInitialDelayMillis,
      ...config,
    });
    this.silenceMs = config.silenceMs ?? longSilenceMs;
    this.allowedMs = this.silenceMs;
    // Not before: a connection over TLS has its final socket by then.
    this.once('connect', () => this.boundSilence());
  }

  /** @param ms - Until the next call. Default: the bound of this client. */
  allowSilence(ms = this.silenceMs): void {
    this.allowedMs = ms;
    this.internals.connection.stream.setTimeout(ms);
  }

  private boundSilence(): void {
    const { stream } = this.internals.connection;
    // The timer of the socket starts anew with each byte, so that a statement costs nothing more.
    stream.on('timeout', () => {
      // Between two statements silence is normal.
      if (!this.internals.readyForQuery) stream.destroy(new SilentServerError(this.allowedMs));
    });
    this.allowSilence();
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.internals.connection;
    // Destroying a socket that is closed changes nothing.
    const timer = setTimeout(() => stream.destroy(), farewellMs).unref();
    stream.once('close', () => clearTimeout(timer));
    return callback ? super.end(callback) : super.end();
  }

  private get internals(): ClientInternals {
    return this as unknown as ClientInternals;
  }
}
