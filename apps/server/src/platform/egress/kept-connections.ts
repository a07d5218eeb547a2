import { sendBounded } from './bounded-request.js';
import { connectPinned } from './connect-pinned.js';
import { EgressError } from './egress-error.js';
import { egressErrorOf } from './egress-failure.js';
import { KeptConnection, UselessConnectionError } from './kept-connection.js';
import type { RequestEnd } from './open-requests.js';
import type { AnswerHead, OutboundMessage, PinnedDestination } from './outbound-request.js';

/** Connections that carry nothing: beyond, the one that was free longest goes. */
const maxFree = 128;
/** Beyond this number of open connections none waits for the body of an answer, after which it could be reused. */
const maxOpen = 256;
/** A certificate is looked at when a connection begins, so that none is good for long. In milliseconds. */
const maxAgeMs = 60_000;

/** A receiver gave up waiting for a request, and says so to the one that comes just then (RFC 9110, 15.5.9). */
const requestTimeout = 408;

/**
 * Connections that stay open for the next message to the same place: the same scheme, host and port, and an address
 * that is among those checked for that very message. A receiver may close one just as it is used: what such a
 * connection fails is sent once more over a connection of its own, within the same time.
 */
export class KeptConnections {
  /** Those that were free last at the end. */
  private readonly free: KeptConnection[] = [];
  private readonly open = new Set<KeptConnection>();
  private isClosed = false;

  /** @throws {@link EgressError} `CONNECTION_FAILED`, `TIMED_OUT`, `TOO_LARGE`; what `end` says once it has come. */
  async send(
    destination: PinnedDestination,
    message: OutboundMessage,
    end: RequestEnd,
  ): Promise<AnswerHead> {
    // A lookup may take all the time that is left: no timer would end what is sent after it.
    end.throwIfEnded();
    const kept = this.take(destination);
    try {
      const connection = kept ?? (await this.connect(destination, end));
      const answer = await connection.send(destination.url, message, end);
      if (!kept || answer.status !== requestTimeout) return answer;
    } catch (error) {
      end.throwIfEnded();
      if (!(error instanceof UselessConnectionError)) throw egressErrorOf(error, destination.url);
    }
    const request = { ...message, method: 'POST', maxBytes: 0, wantsBody: () => false } as const;
    return sendBounded(destination, request, end);
  }

  close(): void {
    this.isClosed = true;
    const why = new EgressError('CLOSED', 'The server is shutting down.');
    for (const connection of this.open) connection.destroy(why);
  }

  private take({ url, pinnedTo }: PinnedDestination): KeptConnection | undefined {
    const youngEnough = performance.now() - maxAgeMs;
    for (let i = this.free.length - 1; i >= 0; i--) {
      const connection = this.free[i];
      if (connection?.origin !== url.origin || !pinnedTo.includes(connection.address)) continue;
      this.free.splice(i, 1);
      if (connection.isFree && connection.connectedAtMs > youngEnough) return connection;
      connection.destroy(new UselessConnectionError());
    }
    return undefined;
  }

  private async connect(destination: PinnedDestination, end: RequestEnd): Promise<KeptConnection> {
    // It takes a tenth of a second to load: not every server sends webhooks, and no command does.
    const { Client } = await import('undici');
    // Nothing is waited for after it, so that no socket is left over when the server shuts down meanwhile.
    const socket = await connectPinned(destination, end);
    const connection: KeptConnection = new KeptConnection({
      ClientClass: Client,
      origin: destination.url.origin,
      socket,
      mayWaitForBody: () => this.open.size <= maxOpen,
      onFree: () => this.keep(connection),
      onGone: () => this.forget(connection),
    });
    this.open.add(connection);
    return connection;
  }

  private keep(connection: KeptConnection): void {
    if (this.isClosed) return connection.destroy(new UselessConnectionError());
    this.free.push(connection);
    if (this.free.length > maxFree) this.free.shift()?.destroy(new UselessConnectionError());
  }

  private forget(connection: KeptConnection): void {
    this.open.delete(connection);
    const i = this.free.indexOf(connection);
    if (i >= 0) this.free.splice(i, 1);
  }
}
