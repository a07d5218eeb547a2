import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux, macOS and Windows give to outgoing connections and to `listen(0)`: other tests take
 * hundreds of those a second, and would take a free one before the process that is to listen on it has started.
 */
const firstPort = 20_000;
const lastPort = 32_000;

/** A port of 127.0.0.1 for a process that a test starts and that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    // Another process listens on it.
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
