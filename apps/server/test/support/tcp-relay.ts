import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Sees the bytes of one connection to the server; from when it says so, replies stay in the relay. */
export type HoldRule = () => (sent: Buffer) => boolean;

/**
 * Passes bytes on to a server, until it is cut; then it is as if that server were gone. It can also keep the server's
 * replies to itself: what was asked for then happens, without an answer.
 */
export async function startRelay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let rule: HoldRule | undefined;
  let onHeld: () => void = () => undefined;
  const server = createServer((incoming) => {
    const outgoing = connect(target.port, target.host);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    let watch: { by?: HoldRule | undefined; holds?: ((sent: Buffer) => boolean) | undefined } = {};
    let holding = false;
    incoming.on('data', (sent: Buffer) => {
      if (watch.by !== rule) watch = { by: rule, holds: rule?.() };
      holding ||= watch.holds?.(sent) ?? false;
    });
    outgoing.on('data', (reply: Buffer) => {
      if (holding) onHeld();
      else incoming.write(reply);
    });
    outgoing.on('end', () => incoming.end());
    incoming.pipe(outgoing);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  /** @returns When the first reply was held back. */
  const holdReplies = (holds: HoldRule) => {
    rule = holds;
    return new Promise<void>((resolve) => {
      onHeld = resolve;
    });
  };
  /** Passes replies on again, on connections that come. */
  const release = () => {
    rule = undefined;
  };
  return { port, cut, mend: () => listen(port), holdReplies, release };
}
