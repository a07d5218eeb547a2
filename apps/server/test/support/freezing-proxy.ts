import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of a connection that is asked for while the proxy is frozen. */
type NewConnections = 'hang' | 'refuse';

/** A way to a server that can vanish as a machine without power does. */
export interface FreezingProxy {
  readonly port: number;
  /** No byte passes any more, and no connection is closed. New ones hang, or are refused. */
  freeze(newConnections: NewConnections): Promise<void>;
  /** New connections pass again. Those from before the freeze stay silent for good. */
  acceptAgain(): Promise<void>;
  /** How many connections stay silent and open. */
  silentConnections(): number;
  close(): Promise<void>;
}

export async function startFreezingProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<FreezingProxy> {
  const passing = new Set<Socket>();
  const silent = new Set<Socket>();
  let isFrozen = false;

  const server = createServer((incoming) => {
    incoming.on('error', () => incoming.destroy());
    incoming.on('close', () => {
      passing.delete(incoming);
      silent.delete(incoming);
    });
    if (isFrozen) {
      // The other side believes that it is connected, and never hears a word.
      incoming.pause();
      silent.add(incoming);
      return;
    }
    passing.add(incoming);
    const outgoing = connect(target.port, target.host);
    outgoing.on('error', () => outgoing.destroy());
    const isSilent = () => silent.has(incoming);
    incoming.on('data', (chunk) => void (isSilent() || outgoing.write(chunk)));
    outgoing.on('data', (chunk) => void (isSilent() || incoming.write(chunk)));
    outgoing.on('close', () => void (isSilent() || incoming.destroy()));
    // As with a machine that is gone, the server learns of the end from its own timeouts alone.
    incoming.on('close', () => outgoing.destroy());
  });

  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stopListening = () => {
    // Resolves when the last connection has ended, which is not awaited.
    server.close();
  };
  const port = await listen(0);

  return {
    port,
    async freeze(newConnections) {
      isFrozen = true;
      for (const socket of passing) silent.add(socket);
      passing.clear();
      if (newConnections === 'refuse') stopListening();
      await Promise.resolve();
    },
    async acceptAgain() {
      isFrozen = false;
      if (!server.listening) await listen(port);
    },
    silentConnections: () => silent.size,
    async close() {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of [...passing, ...silent]) socket.destroy();
      await closed;
    },
  };
}
