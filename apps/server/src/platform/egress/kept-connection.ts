import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Client, Dispatcher } from 'undici';
import {
  answerTooLong,
  maxHeaderBytes,
  maxInterimAnswers,
  tooManyHeaders,
  tooManyInterimAnswers,
} from './answer-limits.js';
import type { RequestEnd } from './open-requests.js';
import type { AnswerHead, OutboundMessage } from './outbound-request.js';

/** Bytes of a body that are read and dropped: to take a little is cheaper than to connect anew. */
const maxUnreadBytes = 16 * 1024;
/** Bytes of a body that are kept, for people to read. */
const maxStartBytes = 1024;
/** From the head of an answer to the end of its body; what takes longer costs the connection. */
const maxUnreadMs = 1000;
/** Bytes of one answer altogether. Limits of its parts count neither the status line nor interim answers. */
const maxAnswerBytes = 4 * maxHeaderBytes + maxUnreadBytes;

/** How long a connection is kept without a request, in milliseconds; less where the receiver says so. */
const idleMs = 4000;
/** Receivers say when they will close; we have to be sooner than that. In milliseconds. */
const idleMarginMs = 1000;

const closedCodes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

interface KeptConnectionOptions {
  readonly ClientClass: typeof Client;
  readonly origin: string;
  /** Connected to an address that was checked. */
  readonly socket: Socket;
  /** True when the body of an answer may be read and dropped. */
  readonly mayWaitForBody: () => boolean;
  /** After each answer that came whole: the connection can be used again. */
  readonly onFree: () => void;
  readonly onGone: () => void;
}

/** A connection that may outlive a request. It carries one at a time, and none after a failure. */
export class KeptConnection {
  /** The one that was connected to, of those that were checked then. */
  readonly address: string;
  readonly origin: string;
  readonly connectedAtMs = performance.now();
  private readonly client: Client;
  private exchange: Exchange | undefined;
  private answers = 0;

  constructor(private readonly options: KeptConnectionOptions) {
    const { ClientClass, origin, socket } = options;
    this.address = socket.remoteAddress ?? '';
    this.origin = origin;
    let isTaken = false;
    this.client = new ClientClass(origin, {
      connect: (_options, connected) => {
        const wasTaken = isTaken;
        isTaken = true;
        // The client does not expect to be told while it still asks.
        queueMicrotask(() => {
          if (wasTaken) connected(new UselessConnectionError(), null);
          else connected(null, socket);
        });
      },
      pipelining: 1,
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: idleMs,
      keepAliveTimeoutThreshold: idleMarginMs,
      // The sender has one timeout for all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    socket.on('readable', () => {
      if (this.exchange && socket.bytesRead - this.exchange.bytesReadBefore > maxAnswerBytes) {
        socket.destroy(tooManyHeaders());
      }
    });
    socket.once('close', () => options.onGone());
  }

  /** True when it can carry a request: the one before has been answered whole, and it is open. */
  get isFree(): boolean {
    return !this.exchange && !this.options.socket.destroyed;
  }

  /** @throws {@link UselessConnectionError}; else what broke the connection. After either it carries nothing more. */
  send(url: URL, { headers, body }: OutboundMessage, end: RequestEnd): Promise<AnswerHead> {
    const { socket, mayWaitForBody, onFree } = this.options;
    const wasUsed = this.answers > 0;
    return new Promise((resolve, reject) => {
      const forget = end.onEnd((why) => this.destroy(why));
      const exchange = new Exchange({
        bytesReadBefore: socket.bytesRead,
        mayWaitForBody,
        onHead: (head) => {
          forget();
          resolve(head);
        },
        onEnd: () => {
          this.exchange = undefined;
          this.answers++;
          onFree();
        },
        onError: (error) => {
          forget();
          const isSilent = socket.bytesRead === exchange.bytesReadBefore;
          const isNoUse = (wasUsed && isSilent && isClosed(error)) || isRefusedInterim(error);
          reject(isNoUse ? new UselessConnectionError(error) : error);
        },
      });
      this.exchange = exchange;
      const sent = { 'Accept-Encoding': 'identity', ...headers };
      this.client.dispatch(
        { path: url.pathname + url.search, method: 'POST', headers: sent, body },
        exchange,
      );
    });
  }

  /** @param why - What a request that is under way fails with. */
  destroy(why: Error): void {
    this.client.destroy(why, () => undefined);
    this.options.socket.destroy();
  }
}

/** Says nothing of the receiver: the same over another connection may well be answered. */
export class UselessConnectionError extends Error {
  override readonly name = 'UselessConnectionError';

  constructor(cause?: unknown) {
    super('The connection is of no use any more.', { cause });
  }
}

function isClosed(error: Error): boolean {
  return 'code' in error && closedCodes.has(error.code);
}

/** The client takes 100 (Continue), which it never asks for, for no answer; RFC 9110, 15.2, wants it to be passed over. */
function isRefusedInterim(error: Error): boolean {
  return 'code' in error && error.code === 'UND_ERR_SOCKET' && error.message === 'bad response';
}

interface ExchangeOptions {
  readonly bytesReadBefore: number;
  readonly mayWaitForBody: () => boolean;
  readonly onHead: (head: AnswerHead) => void;
  readonly onEnd: () => void;
  readonly onError: (error: Error) => void;
}

/** A request and its answer, as the client tells of them. */
class Exchange implements Dispatcher.DispatchHandler {
  private interimAnswers = 0;
  private unreadBytes = 0;
  private startBytes = 0;
  private readonly startChunks: Buffer[] = [];
  private tellStart: (start: Buffer) => void = () => undefined;
  private readonly start = new Promise<Buffer>((resolve) => {
    this.tellStart = resolve;
  });
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ExchangeOptions) {}

  get bytesReadBefore(): number {
    return this.options.bytesReadBefore;
  }

  onRequestStart(): void {
    // By this method the client knows which of its two interfaces this is.
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) {
      if (++this.interimAnswers > maxInterimAnswers) controller.abort(tooManyInterimAnswers());
      return;
    }
    this.options.onHead({
      status,
      headers: firstOfEach(headers),
      start: this.start,
    });
    if (status === 204 || status === 304 || headers['content-length'] === '0') return;
    const tooLong = answerTooLong(maxUnreadBytes);
    const declared = Number(headers['content-length'] ?? 0);
    if (declared > maxUnreadBytes || !this.options.mayWaitForBody()) controller.abort(tooLong);
    else this.timer = setTimeout(() => controller.abort(tooLong), maxUnreadMs).unref();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.unreadBytes += chunk.length;
    this.keepStart(chunk);
    if (this.unreadBytes > maxUnreadBytes) controller.abort(answerTooLong(maxUnreadBytes));
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    this.endStart();
    this.options.onEnd();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer);
    this.endStart();
    this.options.onError(error);
  }

  private keepStart(chunk: Buffer): void {
    const left = maxStartBytes - this.startBytes;
    if (left <= 0) return;
    const kept = Buffer.from(chunk.subarray(0, left));
    this.startChunks.push(kept);
    this.startBytes += kept.length;
    if (this.startBytes === maxStartBytes) this.endStart();
  }

  private endStart(): void {
    this.tellStart(Buffer.concat(this.startChunks));
  }
}

/** As Node's own client does with what may stand there once only. */
function firstOfEach(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const first: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    const text = Array.isArray(value) ? value[0] : value;
    if (text !== undefined && name !== 'set-cookie') first[name] = text;
  }
  return first;
}
