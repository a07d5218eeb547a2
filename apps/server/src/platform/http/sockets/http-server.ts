import http, { type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { closeSocket } from './close-socket.js';
import { connectionTimeouts, type ConnectionTimeouts } from './connection-timeouts.js';
import { drainConnections } from './drain-connections.js';
import { OpenConnections } from './open-connections.js';
import {
  unreadableRequest,
  unreadableRequestReply,
  type UnreadableRequest,
} from './unreadable-request.js';

interface HttpServerOptions {
  /** Those beyond are closed unheard, each with a `drop` event. Default: any number. */
  readonly maxConnections?: number;
  readonly timeouts?: Partial<ConnectionTimeouts>;
}

/** A server with connections that all end: by their clients, by their time, or when it is drained. */
export interface HttpServer extends http.Server {
  /**
   * Takes no new connection from this very moment (one that a dismissed client opened meanwhile would be
   * reset in the queue), tells clients with every answer that it is the last one, and closes who
   * stays silent. Resolves when the last connection is gone; what is left after the grace is cut.
   */
  drain(graceMs: number): Promise<void>;
  /** From now on every answer is the last one of its connection. New connections still come. */
  closeAfterAnswers(): void;
  /** Tells of each answer to what could not be read as a request. */
  onUnreadable(listener: (request: UnreadableRequest) => void): void;
}

const unreadableEvent = 'unreadable';

/**
 * An HTTP server with request and response objects that are born with Express's prototypes. Express
 * otherwise swaps the prototypes of both on each request, which costs more than half of its speed
 * on Node 20.
 */
export function createHttpServer(app: Express, options: HttpServerOptions = {}): HttpServer {
  const timeouts = { ...connectionTimeouts, ...options.timeouts };
  const server = http.createServer(
    {
      IncomingMessage: bornWith(http.IncomingMessage, app.request),
      ServerResponse: bornWith(http.ServerResponse, app.response),
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // The app refuses a missing Host itself, with a body and a request id.
      requireHostHeader: false,
    },
    app,
  );
  if (options.maxConnections !== undefined) server.maxConnections = options.maxConnections;
  const connections = new OpenConnections(server);
  endSockets(server, connections, timeouts);
  // An expectation we do not know is ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  let closing = false;
  const closeAfterAnswers = () => {
    if (!closing) closeAfterEachAnswer(server, connections);
    closing = true;
  };
  return Object.assign(server, {
    closeAfterAnswers,
    onUnreadable: (listener: (request: UnreadableRequest) => void) =>
      void server.on(unreadableEvent, listener),
    drain(graceMs: number) {
      closeAfterAnswers();
      return drainConnections(server, connections, { graceMs, lingerMs: timeouts.lingerMs });
    },
  });
}

/** Each socket is destroyed in the end, also that of a client that does not close it. */
function endSockets(
  server: http.Server,
  connections: OpenConnections,
  { stalledReaderMs, answerMs, lingerMs }: ConnectionTimeouts,
): void {
  server.prependListener('request', ({ socket }, response) => {
    const deadline = setTimeout(() => socket.destroy(), answerMs).unref();
    response.once('close', () => clearTimeout(deadline));
  });
  // This also ends the silence between requests. Who waits for us to work is not silent.
  server.setTimeout(stalledReaderMs, (socket: Socket) => {
    const awaitsAnswer = connections.answersOn(socket).size > 0 && socket.writableLength === 0;
    if (awaitsAnswer) socket.setTimeout(stalledReaderMs);
    else socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What comes while we say goodbye is not answered again.
    if (socket.writableEnded) return;
    const isAnswering = [...connections.answersOn(socket)].some(({ headersSent }) => headersSent);
    // A second answer in the middle of the first one would be taken for a part of it.
    if (error.code === 'ECONNRESET' || isAnswering) {
      socket.destroy();
      return;
    }
    const unreadable = unreadableRequest(error.code);
    closeSocket(socket, lingerMs, unreadableRequestReply(unreadable));
    server.emit(unreadableEvent, unreadable);
  });
}

function closeAfterEachAnswer(server: http.Server, connections: OpenConnections): void {
  const closeAfter = (response: ServerResponse) => {
    // If requests came one behind the other, only the newest one's answer is the last.
    for (const earlier of connections.answersOn(response.req.socket)) {
      if (earlier !== response && !earlier.headersSent) earlier.shouldKeepAlive = true;
    }
    response.shouldKeepAlive = false;
  };
  for (const { answers } of connections) for (const response of answers) closeAfter(response);
  server.prependListener('request', (_request, response) => closeAfter(response));
}

/**
 * Node's constructors are plain functions: called on an object that has the prototype already, they cost a fraction
 * of `Reflect.construct`.
 */
function bornWith<Base extends typeof http.IncomingMessage | typeof http.ServerResponse>(
  base: Base,
  prototype: object,
): Base {
  const construct = base as unknown as (this: object, first: unknown, second: unknown) => void;
  function Born(this: object, first: unknown, second: unknown): void {
    construct.call(this, first, second);
  }
  Born.prototype = prototype;
  return Object.setPrototypeOf(Born, base) as Base;
}
