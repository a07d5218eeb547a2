import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { closeSocket } from './close-socket.js';
import { isIdle, type OpenConnections } from './open-connections.js';

const lookEveryMs = 50;

/**
 * Closes a server's connections without breaking off an answer. A request may be on its way over a connection that
 * looks idle, and would be lost if that were closed at once: each may stay silent for a while first, and a request
 * that arrives meanwhile is answered with `Connection: close`.
 *
 * @param quietMs - How long a connection stays silent before it is closed. Default 1000.
 */
export async function drainConnections(
  server: Server,
  connections: OpenConnections,
  { graceMs, lingerMs, quietMs = 1000 }: { graceMs: number; lingerMs: number; quietMs?: number },
): Promise<void> {
  const startedAt = performance.now();
  const closeQuiet = () => {
    for (const connection of connections) {
      const quietFor = performance.now() - Math.max(startedAt, connection.quietSince);
      const { socket } = connection;
      if (quietFor < quietMs || socket.writableEnded || !isIdle(connection)) continue;
      closeSocket(socket, lingerMs);
    }
  };
  const looking = setInterval(closeQuiet, lookEveryMs);
  const cut = setTimeout(() => {
    for (const { socket } of connections) socket.destroy();
  }, graceMs);
  const closed = once(server, 'close');
  // The `close` of http would destroy every idle connection at once.
  SocketServer.prototype.close.call(server);
  await closed;
  clearTimeout(cut);
  clearInterval(looking);
  // Nothing is open any more; this ends the timer that looked for slow requests.
  server.close();
}
