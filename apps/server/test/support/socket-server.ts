import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import tls from 'node:tls';

/** Counts who connects, and plays its part byte by byte. */
export interface SocketServer {
  readonly port: number;
  /** How many have connected so far. */
  connections(): number;
  /** What clients have sent so far, all of it in one text. */
  received(): string;
  /** Resolves once no client is connected any more. */
  allGone(): Promise<void>;
  close(): Promise<void>;
}

export interface SocketServerOptions {
  /** Runs for each connection. Default: silence. */
  readonly play?: ((socket: Socket) => void) | undefined;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Makes it speak TLS. */
  readonly certificate?: SecureContextOptions;
}

export async function startSocketServer(options: SocketServerOptions = {}): Promise<SocketServer> {
  const { play, host = '127.0.0.1', port = 0, certificate } = options;
  const sockets = new Set<Socket>();
  const received: Buffer[] = [];
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A client that hangs up in the middle is what many tests are about.
    socket.on('error', () => undefined);
    if (!certificate) converse(socket);
  });
  const converse = (socket: Socket) => {
    socket.on('data', (chunk) => received.push(chunk));
    play?.(socket);
  };
  if (certificate) secure(server, certificate, converse);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    received: () => Buffer.concat(received).toString('latin1'),
    async allGone() {
      // Not `once`, which takes the reset that a client may send for a failure of its own.
      const gone = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
      await Promise.all([...sockets].map(gone));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function secure(
  server: Server,
  certificate: SecureContextOptions,
  converse: (socket: Socket) => void,
): void {
  const secureContext = tls.createSecureContext(certificate);
  server.on('connection', (socket: Socket) => {
    const secured = new tls.TLSSocket(socket, { isServer: true, secureContext });
    secured.on('error', () => undefined);
    converse(secured);
  });
}

/** Sends a text once the client has sent anything, and leaves the connection open. */
export const answering = (text: string) => (socket: Socket) =>
  void socket.once('data', () => socket.write(text));

/** Sends a text, then a piece every few milliseconds, for ever. */
export const dripping = (text: string, piece: string) => (socket: Socket) =>
  void socket.once('data', () => {
    socket.write(text);
    const timer = setInterval(() => socket.write(piece), 5);
    socket.once('close', () => clearInterval(timer));
  });

/** Sends a text, then pieces as fast as the client takes them, for ever. */
export const flooding = (text: string, piece: string) => (socket: Socket) =>
  void socket.once('data', () => {
    const flood = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on('drain', flood);
    socket.write(text);
    flood();
  });
