import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const preload = fileURLToPath(new URL('report-pauses.ts', import.meta.url));

/** Long enough for the timer that measures to come again, and for what was put off. */
const settleMs = 60;

/** A server in a process of its own, which tells how long its event loop stood still. */
export interface MeasuredServer extends Pick<ServerProcess, 'origin' | 'stop' | 'isAlive'> {
  /** @returns The longest pause while something was done, in milliseconds. */
  pauseDuring(run: () => Promise<unknown>): Promise<number>;
}

export async function startMeasuredServer(
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const server = await startServerProcess(environment, {
    preloads: [pathToFileURL(preload).href],
  });
  return {
    origin: server.origin,
    stop: () => server.stop(),
    isAlive: () => server.isAlive(),
    async pauseDuring(run) {
      await wait(settleMs);
      await server.ask('reset');
      await run();
      await wait(settleMs);
      return (await server.ask('read')) as number;
    },
  };
}
