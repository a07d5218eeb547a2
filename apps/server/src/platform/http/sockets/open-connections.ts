import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What one connection is doing. */
interface OpenConnection {
  readonly socket: Socket;
  /** Requests that wait for their answer. */
  readonly answers: Set<ServerResponse>;
  /** The moment its last answer went out, or it came, as `performance.now()` counts. */
  quietSince: number;
  /** Bytes received by then: more means that a request is on its way. */
  bytesReadWhenQuiet: number;
}

/** The connections of a server, for as long as they last. */
export class OpenConnections {
  private readonly bySocket = new Map<Socket, OpenConnection>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => this.add(socket));
    server.prependListener('request', (_request, response) => this.addAnswer(response));
  }

  get size(): number {
    return this.bySocket.size;
  }

  /** Walks over a copy: who closes what is listed changes the list. */
  [Symbol.iterator](): Iterator<OpenConnection> {
    return [...this.bySocket.values()][Symbol.iterator]();
  }

  /** The answers that are owed on a connection; none once it is gone. */
  answersOn(socket: Socket): ReadonlySet<ServerResponse> {
    return this.bySocket.get(socket)?.answers ?? nothing;
  }

  private add(socket: Socket): void {
    const quietSince = performance.now();
    this.bySocket.set(socket, { socket, answers: new Set(), quietSince, bytesReadWhenQuiet: 0 });
    socket.once('close', () => this.bySocket.delete(socket));
  }

  private addAnswer(response: ServerResponse): void {
    const connection = this.bySocket.get(response.req.socket);
    if (!connection) return;
    connection.answers.add(response);
    const quiet = () => {
      connection.quietSince = performance.now();
      connection.bytesReadWhenQuiet = connection.socket.bytesRead;
    };
    response.once('close', () => {
      connection.answers.delete(response);
      quiet();
    });
    // The rest of a body that was refused early comes after the answer, and begins no request.
    response.req.once('close', quiet);
  }
}

const nothing: ReadonlySet<ServerResponse> = new Set();

/** True when no answer is due and no request has begun. */
export function isIdle({ socket, answers, bytesReadWhenQuiet }: OpenConnection): boolean {
  return answers.size === 0 && socket.bytesRead === bytesReadWhenQuiet;
}
