import type { Duplex } from 'node:stream';

/**
 * Sends what is left to say, says goodbye, and destroys the socket when the peer says so too, at the
 * latest after a while. A socket that is only ended stays open for as long as its peer likes, and keeps
 * its descriptor; one that is destroyed at once may take the answer with it.
 */
export function closeSocket(socket: Duplex, lingerMs: number, lastWords = ''): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(lastWords);
}
